import { conversationStore } from "#lambdas/conversations/store.ts";
import { forgetApplication } from "#lambdas/webhooks/emit/application.ts";
import type { Write } from "#platform/table/client.ts";
import { applicationStore, type StoredApplication } from "./store.ts";

/** Erases an application with its interview. It goes last, so an erasure that broke off is repeated. */
export const eraseApplication = async (application: StoredApplication, also: Write[] = []): Promise<void> => {
  const { rag_system_id, conversation_id } = application;
  const conversation = conversation_id
    ? await conversationStore.find({ rag_system_id, id: conversation_id })
    : undefined;
  if (conversation) await conversationStore.remove(conversation);
  await forgetApplication(application.id);
  await applicationStore.remove(application, also);
};
