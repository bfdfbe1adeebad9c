import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { removeRecordings } from "#lambdas/recordings/remove.ts";
import { forgetApplication } from "#lambdas/webhooks/emit/application.ts";
import { failedCondition, type Write } from "#platform/table/client.ts";
import { undefinedIfAbsent } from "#shared/errors.ts";
import { conversationIdOf } from "./conversation-id.ts";
import { applicationStore, type StoredApplication } from "./store.ts";

/**
 * Erases an application with its interview. It goes last, so an erasure that broke off is repeated, as is one during which
 * an answer or an evaluation was stored.
 */
export const eraseApplication = async (application: StoredApplication, also: Write[] = []): Promise<void> => {
  const conversation = await conversationOf(application);
  if (conversation) await conversationStore.remove(conversation);
  await removeRecordings(application.id);
  await forgetApplication(application.id);
  try {
    await applicationStore.remove(application, also);
  } catch (error) {
    if (!failedCondition(error)) throw error;
    const present = await applicationStore.find(application);
    if (present) await eraseApplication(present, also);
  }
};

/** Also one whose interview did not start, because the start broke off. */
const conversationOf = ({ user_id, id }: StoredApplication): Promise<StoredConversation | undefined> =>
  conversationStore.ofAccount(user_id, conversationIdOf(id)).catch(undefinedIfAbsent);
