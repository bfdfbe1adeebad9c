import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { forgetApplication } from "#lambdas/webhooks/emit/application.ts";
import type { Write } from "#platform/table/client.ts";
import { AppError } from "#shared/errors.ts";
import { conversationIdOf } from "./conversation-id.ts";
import { applicationStore, type StoredApplication } from "./store.ts";

/** Erases an application with its interview. It goes last, so an erasure that broke off is repeated. */
export const eraseApplication = async (application: StoredApplication, also: Write[] = []): Promise<void> => {
  const conversation = await conversationOf(application);
  if (conversation) await conversationStore.remove(conversation);
  await forgetApplication(application.id);
  await applicationStore.remove(application, also);
};

/** Also one whose interview did not start, because the start broke off. */
const conversationOf = ({ user_id, id }: StoredApplication): Promise<StoredConversation | undefined> =>
  conversationStore.ofAccount(user_id, conversationIdOf(id)).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
