import type { Chatbot } from "#shared/chatbots/routes.ts";
import { websiteStore } from "./store.ts";

export const ofChatbot = ({ id }: Chatbot): Promise<void> => websiteStore.removeAll(id);
