import type { Chatbot } from "#shared/chatbots/routes.ts";
import { integrationStore } from "./store.ts";

export const ofChatbot = ({ id }: Chatbot): Promise<void> => integrationStore.removeAll(id);
