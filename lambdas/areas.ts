import { account } from "#lambdas/account/area.ts";
import { analytics } from "#lambdas/analytics/area.ts";
import { apiKeys } from "#lambdas/api-keys/area.ts";
import type { Area } from "#lambdas/area.ts";
import { attachments } from "#lambdas/attachments/area.ts";
import { budget } from "#lambdas/budget/area.ts";
import { candidates } from "#lambdas/candidates/area.ts";
import { channels } from "#lambdas/channels/area.ts";
import { chat } from "#lambdas/chat/area.ts";
import { chatbotSettings } from "#lambdas/chatbot-settings/area.ts";
import { chatbots } from "#lambdas/chatbots/area.ts";
import { conversations } from "#lambdas/conversations/area.ts";
import { demo } from "#lambdas/demo/area.ts";
import { documents } from "#lambdas/documents/area.ts";
import { documentsApi } from "#lambdas/documents-api/area.ts";
import { forum } from "#lambdas/forum/area.ts";
import { gaps } from "#lambdas/gaps/area.ts";
import { history } from "#lambdas/history/area.ts";
import { ingest } from "#lambdas/ingest/area.ts";
import { integrations } from "#lambdas/integrations/area.ts";
import { interviews } from "#lambdas/interviews/area.ts";
import { jobs } from "#lambdas/jobs/area.ts";
import { knowledge } from "#lambdas/knowledge/area.ts";
import { leads } from "#lambdas/leads/area.ts";
import { mcp } from "#lambdas/mcp/area.ts";
import { modelProvider } from "#lambdas/model-provider/area.ts";
import { monitoring } from "#lambdas/monitoring/area.ts";
import { newsletter } from "#lambdas/newsletter/area.ts";
import { outbox } from "#lambdas/outbox/area.ts";
import { publicApi } from "#lambdas/public-api/area.ts";
import { realtime } from "#lambdas/realtime/area.ts";
import { recordings } from "#lambdas/recordings/area.ts";
import { reports } from "#lambdas/reports/area.ts";
import { retention } from "#lambdas/retention/area.ts";
import { team } from "#lambdas/team/area.ts";
import { visitors } from "#lambdas/visitors/area.ts";
import { webPages } from "#lambdas/web-pages/area.ts";
import { webhooks } from "#lambdas/webhooks/area.ts";
import { widgets } from "#lambdas/widgets/area.ts";

/**
 * Every area of the product. An area stands after those whose files it imports, so they form no circle; things are
 * deleted in the opposite order.
 */
export const areas: Area[] = [
  widgets,
  chatbots,
  attachments,
  conversations,
  reports,
  team,
  account,
  webhooks,
  budget,
  recordings,
  leads,
  analytics,
  apiKeys,
  documents,
  integrations,
  chat,
  channels,
  chatbotSettings,
  documentsApi,
  forum,
  gaps,
  history,
  jobs,
  interviews,
  candidates,
  knowledge,
  webPages,
  ingest,
  mcp,
  modelProvider,
  monitoring,
  newsletter,
  outbox,
  publicApi,
  realtime,
  retention,
  demo,
  visitors,
];
