import type { Removing } from "#lambdas/area.ts";
import { bucket } from "#platform/storage/bucket.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { documentStore } from "./store.ts";

export const ofChatbot = async ({ id }: Chatbot, { userId, until }: Removing): Promise<boolean> => {
  for await (const document of documentStore.all(id)) {
    if (Date.now() > until) return false;
    await documentStore.removeWhole(document, userId);
  }
  await documentStore.removeRest(id);
  return true;
};

export const ofAccount = async (accountId: string): Promise<void> => {
  const files = bucket("UPLOADS_BUCKET");
  await files.erase(`documents/${accountId}/`);
  await files.erase(`read/${accountId}/`);
};
