import type { Chatbot } from "#shared/chatbots/routes.ts";
import { budgetStore } from "./store.ts";

export const ofChatbot = (chatbot: Chatbot): Promise<void> => budgetStore.removeOfChatbot(chatbot);

export const ofAccount = (accountId: string): Promise<void> => budgetStore.removeCounters(accountId);
