import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { channelStore } from "./store.ts";

export const close = async (accountId: string): Promise<void> => {
  for await (const { id } of chatbotStore.all(accountId)) await channelStore.removeAll(id);
};

export const ofChatbot = ({ id }: Chatbot): Promise<void> => channelStore.removeAll(id);
