import type { Chatbot } from "#shared/chatbots/routes.ts";
import { retentionStore } from "./store.ts";

export const ofChatbot = ({ user_id, id }: Chatbot): Promise<void> =>
  retentionStore.remove({ account_id: user_id, rag_system_id: id });
