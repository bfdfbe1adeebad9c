import { apiKeyStore } from "#lambdas/api-keys/store.ts";
import { budgetStore } from "#lambdas/budget/store.ts";
import { channelStore } from "#lambdas/channels/store.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { integrationStore } from "#lambdas/integrations/store.ts";
import { retentionStore } from "#lambdas/retention/store.ts";
import { websiteStore } from "#lambdas/web-pages/store.ts";
import { removeWebhooksOf } from "#lambdas/webhooks/remove.ts";
import { removeLogos } from "#lambdas/widgets/logo/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";
import { countItems } from "#platform/table/count.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";

/** A call ends before the function's time is over. */
const budgetMs = 15_000;

/**
 * Deletes a chatbot with its link, widgets, API keys, integrations, webhooks of its own, documents and conversations. The chatbot itself goes last: a call that
 * breaks off, or that returns false because its time is over, is to be repeated and goes on.
 */
export const removeChatbot = async (chatbot: Chatbot, userId: string): Promise<boolean> => {
  const end = Date.now() + budgetMs;
  const isLate = () => Date.now() > end;
  if (chatbot.is_public)
    await chatbotStore.publish(chatbot, { is_public: false, published_at: null }, userId);
  for await (const widget of widgetStore.all(chatbot.user_id))
    if (widget.rag_system_id === chatbot.id) {
      await widgetStore.remove(widget, userId);
      if (widget.branding.logo) await removeLogos({ accountId: chatbot.user_id, widgetId: widget.id });
    }
  await apiKeyStore.removeAll(chatbot.user_id, chatbot.id);
  await channelStore.removeAll(chatbot.id);
  await integrationStore.removeAll(chatbot.id);
  await removeWebhooksOf(chatbot.user_id, chatbot.id);
  await websiteStore.removeAll(chatbot.id);
  for await (const document of documentStore.all(chatbot.id)) {
    if (isLate()) return false;
    await documentStore.removeWhole(document, userId);
  }
  await documentStore.removeRest(chatbot.id);
  for await (const conversation of conversationStore.allOfChatbot(chatbot.id)) {
    if (isLate()) return false;
    await conversationStore.remove(conversation);
  }
  await conversationStore.removeRest(chatbot);
  await (await conversationStore.history()).removeSums(chatbot.user_id, chatbot.id);
  await retentionStore.remove({ account_id: chatbot.user_id, rag_system_id: chatbot.id });
  await erasePartition(key("account", chatbot.user_id), keyPrefix("settingsVersion", chatbot.id));
  await budgetStore.removeOfChatbot(chatbot);
  await chatbotStore.remove(chatbot, userId);
  return true;
};

/** The numbers of things that are deleted with a chatbot. */
export const contentsOf = async ({ id, user_id }: Chatbot) => {
  const pk = key("chatbot", id);
  const [documents, conversations, widgets] = await Promise.all([
    countItems({ pk, prefix: keyPrefix("document") }),
    countItems({ pk, prefix: keyPrefix("conversation") }),
    Array.fromAsync(widgetStore.all(user_id)),
  ]);
  return { documents, conversations, widgets: widgets.filter((one) => one.rag_system_id === id).length };
};
