import { account } from "../account/routes.ts";
import { analytics } from "../analytics/routes.ts";
import { apiKeys } from "../api-keys/routes.ts";
import { attachments } from "../attachments/routes.ts";
import { budget } from "../budget/routes.ts";
import { candidates } from "../candidates/routes.ts";
import { channels } from "../channels/routes.ts";
import { chat } from "../chat/routes.ts";
import { chatbotSettings } from "../chatbot-settings/routes.ts";
import { chatbots } from "../chatbots/routes.ts";
import { conversations } from "../conversations/routes.ts";
import { documents } from "../documents/routes.ts";
import { documentsApi } from "../documents-api/routes.ts";
import { forum } from "../forum/routes.ts";
import { gaps } from "../gaps/routes.ts";
import { history } from "../history/routes.ts";
import { integrations } from "../integrations/routes.ts";
import { interviews } from "../interviews/routes.ts";
import { jobs } from "../jobs/routes.ts";
import { knowledgeInterviews } from "../knowledge/interview-routes.ts";
import { knowledgeTemplates } from "../knowledge/template-routes.ts";
import { leads } from "../leads/routes.ts";
import { mcp } from "../mcp/routes.ts";
import { modelProvider } from "../model-provider/routes.ts";
import { monitoring } from "../monitoring/routes.ts";
import { newsletter } from "../newsletter/routes.ts";
import { publicApi } from "../public-api/routes.ts";
import { recordings } from "../recordings/routes.ts";
import { retention } from "../retention/routes.ts";
import { team } from "../team/routes.ts";
import { visitors } from "../visitors/routes.ts";
import { webPages } from "../web-pages/routes.ts";
import { webhooks } from "../webhooks/routes.ts";
import { widgets } from "../widgets/routes.ts";

/** Every route of the product, by area. */
export const contract = {
  account,
  analytics,
  attachments,
  budget,
  candidates,
  channels,
  apiKeys,
  chat,
  chatbotSettings,
  chatbots,
  conversations,
  documents,
  forum,
  gaps,
  history,
  integrations,
  interviews,
  jobs,
  knowledgeInterviews,
  knowledgeTemplates,
  leads,
  publicApi,
  documentsApi,
  mcp,
  modelProvider,
  monitoring,
  newsletter,
  recordings,
  team,
  retention,
  visitors,
  webhooks,
  webPages,
  widgets,
};
