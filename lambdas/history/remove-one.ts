import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import { type Actor, logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { Write } from "#platform/table/client.ts";

/** Deletes a conversation, which the account's log names by its chatbot only. */
export const removeOne = async (
  conversation: StoredConversation,
  { accountId, userId }: Actor,
): Promise<Record<string, never>> => {
  const chatbot = await chatbotStore.ofAccount(accountId, conversation.rag_system_id);
  await conversationStore.remove(conversation, [logRemoval({ accountId, userId }, chatbot, 1)]);
  return {};
};

/** A write that logs how many conversations were deleted. */
export const logRemoval = (actor: Actor, { id, name }: { id: string; name: string }, count: number): Write =>
  logActivity(actor, {
    action: "deleted",
    subject: { kind: "conversations", id, name },
    detail: count.toLocaleString("en-US"),
  });
