import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { bucket } from "#platform/storage/bucket.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key } from "#platform/table/keys.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import { closeAccount } from "../close.ts";

const files = bucket("UPLOADS_BUCKET");

/**
 * Deletes all that an account has in table, bucket and search index. Returns false if that is not done at `until`, in
 * milliseconds since 1970; the next call continues. Counters of rate limits and subscriptions of open pages expire.
 */
export const eraseAccount = async (accountId: string, until: number): Promise<boolean> => {
  await closeAccount(accountId);
  for await (const widget of widgetStore.all(accountId)) await widgetStore.remove(widget);
  for await (const chatbot of chatbotStore.all(accountId))
    if (!(await eraseChatbot(chatbot, until))) return false;
  await files.erase(`documents/${accountId}/`);
  await files.erase(`read/${accountId}/`);
  await erasePartition(key("ledger", accountId));
  await erasePartition(key("aggregates", accountId));
  await erasePartition(key("user", accountId));
  await erasePartition(key("account", accountId));
  return true;
};

/** The chatbot goes last, because it leads to everything else. */
const eraseChatbot = async (chatbot: Chatbot, until: number): Promise<boolean> => {
  for await (const document of documentStore.all(chatbot.id)) {
    await documentStore.removeWhole(document);
    if (Date.now() > until) return false;
  }
  for await (const conversation of conversationStore.allOfChatbot(chatbot.id)) {
    await conversationStore.remove(conversation);
    if (Date.now() > until) return false;
  }
  // the search index of this chatbot, if the bucket holds it
  await files.erase(`index/${chatbot.id}/`);
  await erasePartition(key("chatbot", chatbot.id));
  await chatbotStore.remove(chatbot);
  return true;
};
