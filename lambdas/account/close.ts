import { channelStore } from "#lambdas/channels/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { widgetStore } from "#lambdas/widgets/store.ts";

/** Unpublishes the account's chatbots, disconnects their bots and switches its widgets off. May be repeated after it broke off. */
export const closeAccount = async (accountId: string): Promise<void> => {
  for await (const chatbot of chatbotStore.all(accountId)) {
    if (chatbot.is_public) await chatbotStore.publish(chatbot, { is_public: false, published_at: null });
    await channelStore.removeAll(chatbot.id);
  }
  for await (const widget of widgetStore.all(accountId))
    if (widget.is_active) await widgetStore.update(widget, { set: { is_active: false } });
};
