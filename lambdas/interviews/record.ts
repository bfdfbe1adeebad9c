import { conversationStore } from "#lambdas/conversations/store.ts";
import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { transact, type Write } from "#platform/table/client.ts";
import { AppError } from "#shared/errors.ts";

type Said = Awaited<ReturnType<Parameters<typeof conversationStore.addMessages>[1]>>["said"];

/**
 * Stores what was said in an interview's conversation, in one transaction with further writes. The interview goes on
 * without its conversation if that was deleted, with its chatbot or by a member: its answers are kept with the application.
 */
export const record = async (application: StoredApplication, said: Said, writes: Write[]): Promise<void> => {
  const { rag_system_id, conversation_id } = application;
  const conversation = await conversationStore.find({ rag_system_id, id: conversation_id ?? "" });
  if (!conversation) return transact(writes);
  try {
    await conversationStore.addMessages(conversation, async () => ({ said, writes }));
  } catch (error) {
    const isGone = error instanceof AppError && error.code === "not_found";
    if (!isGone) throw error;
    await transact(writes);
  }
};
