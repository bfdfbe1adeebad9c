import { conversationStore } from "#lambdas/conversations/store.ts";
import { leadStore } from "#lambdas/leads/store.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";

/** Notes in a conversation that has just begun which lead its visitor had left before. */
export const noteLead = async ({ id, rag_system_id, user_id }: Conversation): Promise<void> => {
  const [leadId, conversation] = await Promise.all([
    leadStore.inConversation(user_id, id),
    conversationStore.find({ rag_system_id, id }),
  ]);
  if (leadId && conversation) await conversationStore.noteLead(conversation, leadId);
};
