import { conversationStore } from "#lambdas/conversations/store.ts";
import type { ChannelEvent } from "../entities.ts";

/** Notes in the conversation, for members, that something did not reach the visitor. */
export const noteUndelivered = async (
  { rag_system_id, conversation_id: id }: ChannelEvent,
  reason: string,
): Promise<void> => {
  const conversation = await conversationStore.find({ rag_system_id, id });
  if (!conversation) return;
  const { noteUndelivered: note } = await conversationStore.handoff();
  await note(conversation, reason);
};
