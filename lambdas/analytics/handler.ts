import { analytics } from "../../shared/contract/analytics.ts";
import { serve } from "../platform/serve.ts";
import { dashboard } from "./dashboard.ts";

export const handler = serve(analytics, {
  dashboard: (_, { userId }) => dashboard(userId),
});
