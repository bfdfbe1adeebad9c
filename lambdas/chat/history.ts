import type { Conversation } from "../../shared/contract/conversations.ts";
import { conversationStore } from "../conversations/store.ts";

export interface Turn {
  role: "user" | "assistant";
  content: string;
}

const latestMessages = 10;

/** The last turns of a conversation, oldest first; nothing is read of one that has none. */
export const historyOf = async (conversation: Conversation | undefined): Promise<Turn[]> => {
  if (!conversation?.message_count) return [];
  const messages = await conversationStore.latest(conversation.id, latestMessages);
  return messages.flatMap(({ message_type, content }) =>
    message_type === "user" || message_type === "assistant" ? [{ role: message_type, content }] : [],
  );
};
