import type { Conversation } from "#shared/conversations/shapes.ts";
import { channelOf } from "./entities.ts";

/** Whose numbers the events of a conversation are. */
export const bookingOf = (conversation: Conversation) => ({
  accountId: conversation.user_id,
  chatbotId: conversation.rag_system_id,
  conversationId: conversation.id,
  source: channelOf(conversation),
});
