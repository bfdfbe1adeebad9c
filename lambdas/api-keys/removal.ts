import type { Chatbot } from "#shared/chatbots/routes.ts";
import { apiKeyStore } from "./store.ts";

export const ofChatbot = ({ user_id, id }: Chatbot): Promise<void> => apiKeyStore.removeAll(user_id, id);

export const ofAccount = (accountId: string): Promise<void> => apiKeyStore.removeAll(accountId);
