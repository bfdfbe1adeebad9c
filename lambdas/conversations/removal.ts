import type { Removing } from "#lambdas/area.ts";
import { port } from "#platform/ports.ts";
import { bucket } from "#platform/storage/bucket.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { conversationStore } from "./store.ts";

export const ofChatbot = async (chatbot: Chatbot, { until }: Removing): Promise<boolean> => {
  for await (const conversation of conversationStore.allOfChatbot(chatbot.id)) {
    if (Date.now() > until) return false;
    await conversationStore.remove(conversation);
  }
  await conversationStore.removeRest(chatbot);
  await (await conversationStore.history()).removeSums(chatbot.user_id, chatbot.id);
  return true;
};

export const ofAccount = async (accountId: string): Promise<void> => {
  await (await port("messages")).forgetAccount(accountId);
  // earlier versions of the index of messages, if the bucket holds it
  await bucket("UPLOADS_BUCKET").erase(`index/messages/${accountId}/`);
};
