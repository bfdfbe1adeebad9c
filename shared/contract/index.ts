import { account } from "./account.ts";
import { analytics } from "./analytics.ts";
import { apiKeys } from "./api-keys.ts";
import { attachments } from "./attachments.ts";
import { budget } from "./budget.ts";
import { channels } from "./channels.ts";
import { chat } from "./chat-routes.ts";
import { chatbotSettings } from "./chatbot-settings.ts";
import { chatbots } from "./chatbots.ts";
import { conversations } from "./conversations.ts";
import { documents } from "./documents.ts";
import { documentsApi } from "./documents-api.ts";
import { gaps } from "./gaps.ts";
import { history } from "./history.ts";
import { integrations } from "./integrations.ts";
import { leads } from "./leads.ts";
import { mcp } from "./mcp.ts";
import { modelProvider } from "./model-provider.ts";
import { monitoring } from "./monitoring.ts";
import { publicApi } from "./public-api.ts";
import { retention } from "./retention.ts";
import { team } from "./team.ts";
import { visitors } from "./visitors.ts";
import { webPages } from "./web-pages.ts";
import { webhooks } from "./webhooks.ts";
import { widgets } from "./widget-routes.ts";

/** Every route of the product, by area. */
export const contract = {
  account,
  analytics,
  attachments,
  budget,
  channels,
  apiKeys,
  chat,
  chatbotSettings,
  chatbots,
  conversations,
  documents,
  gaps,
  history,
  integrations,
  leads,
  publicApi,
  documentsApi,
  mcp,
  modelProvider,
  monitoring,
  team,
  retention,
  visitors,
  webhooks,
  webPages,
  widgets,
};
