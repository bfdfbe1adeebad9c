import { areas } from "#lambdas/areas.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";

/** Unpublishes the account's chatbots and has every area end what acts to the outside. May be repeated after it broke off. */
export const closeAccount = async (accountId: string): Promise<void> => {
  for await (const chatbot of chatbotStore.all(accountId))
    if (chatbot.is_public) await chatbotStore.publish(chatbot, { is_public: false, published_at: null });
  for (const { removal } of areas) await (await removal?.())?.close?.(accountId);
};
