import { apiKeyStore } from "#lambdas/api-keys/store.ts";
import { budgetStore } from "#lambdas/budget/store.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { gapStore } from "#lambdas/gaps/store.ts";
import { endMembershipsIn, endMembershipsOf } from "#lambdas/team/ending.ts";
import { websiteStore } from "#lambdas/web-pages/store.ts";
import { removeAllWebhooks } from "#lambdas/webhooks/remove.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { port } from "#platform/ports.ts";
import { bucket } from "#platform/storage/bucket.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key } from "#platform/table/keys.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { closeAccount } from "../close.ts";
import type { Deletion } from "./store.ts";

const files = bucket("UPLOADS_BUCKET");

/**
 * Deletes all that an account has in table, bucket and search index. Returns false if that is not done at `until`, in
 * milliseconds since 1970; the next call continues. Counters of rate limits and subscriptions of open pages expire.
 */
export const eraseAccount = async (
  { account_id: accountId, keeps_users }: Deletion,
  until: number,
): Promise<boolean> => {
  await endMembershipsIn(accountId);
  await closeAccount(accountId);
  for await (const widget of widgetStore.all(accountId)) await widgetStore.remove(widget);
  await apiKeyStore.removeAll(accountId);
  if (!(await removeAllWebhooks(accountId, until))) return false;
  for await (const chatbot of chatbotStore.all(accountId))
    if (!(await eraseChatbot(chatbot, until))) return false;
  await files.erase(`documents/${accountId}/`);
  await files.erase(`read/${accountId}/`);
  await files.erase(`${accountId}/widget-logos/`);
  await (await port("messages")).forgetAccount(accountId);
  // earlier versions of the index of messages, if the bucket holds it
  await files.erase(`index/messages/${accountId}/`);
  await gapStore.removeLinks(accountId);
  await erasePartition(key("gap", accountId));
  await erasePartition(key("gapQuestion", accountId));
  await erasePartition(key("gapQuestion", accountId, "vectors"));
  await erasePartition(key("ledger", accountId));
  await erasePartition(key("aggregates", accountId));
  await budgetStore.removeCounters(accountId);
  if (!keeps_users) {
    await endMembershipsOf(accountId);
    await erasePartition(key("user", accountId));
  }
  await erasePartition(key("account", accountId));
  return true;
};

/** The chatbot goes last, because it leads to everything else. */
const eraseChatbot = async (chatbot: Chatbot, until: number): Promise<boolean> => {
  await websiteStore.removeAll(chatbot.id);
  for await (const document of documentStore.all(chatbot.id)) {
    await documentStore.removeWhole(document);
    if (Date.now() > until) return false;
  }
  await documentStore.removeRest(chatbot.id);
  for await (const conversation of conversationStore.allOfChatbot(chatbot.id)) {
    await conversationStore.remove(conversation);
    if (Date.now() > until) return false;
  }
  await conversationStore.removeRest(chatbot);
  // the search index of this chatbot, if the bucket holds it
  await files.erase(`index/${chatbot.id}/`);
  await erasePartition(key("chatbot", chatbot.id));
  await chatbotStore.remove(chatbot);
  return true;
};
