import { serve } from "#platform/http/serve.ts";
import { analytics } from "#shared/analytics/routes.ts";
import { dashboard } from "./dashboard.ts";
import { leadSummaryOf } from "./lead-summary.ts";
import { overviewOf } from "./overview/overview.ts";
import { queriesOf } from "./queries.ts";
import { questionsOf } from "./questions/questions.ts";

export const handler = serve(analytics, {
  dashboard: (_, { accountId }) => dashboard(accountId),
  overview: (filter, { accountId }) => overviewOf(accountId, filter),
  leadSummary: (filter, { accountId }) => leadSummaryOf(accountId, filter),
  questions: (filter, { accountId }) => questionsOf(accountId, filter),
  queries: (filter, { accountId }) => queriesOf(accountId, filter),
});
