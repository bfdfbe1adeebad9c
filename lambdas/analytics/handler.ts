import { serve } from "#platform/http/serve.ts";
import { analytics } from "#shared/contract/analytics.ts";
import { dashboard } from "./dashboard.ts";

export const handler = serve(analytics, {
  dashboard: (_, { accountId }) => dashboard(accountId),
});
