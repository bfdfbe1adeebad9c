import { account } from "./account.ts";
import { analytics } from "./analytics.ts";
import { chat } from "./chat.ts";
import { chatbots } from "./chatbots.ts";
import { conversations } from "./conversations.ts";
import { documents } from "./documents.ts";
import { history } from "./history.ts";
import { visitors } from "./visitors.ts";
import { widgets } from "./widgets.ts";

/** Every route of the product, by area. */
export const contract = {
  account,
  analytics,
  chat,
  chatbots,
  conversations,
  documents,
  history,
  visitors,
  widgets,
};
