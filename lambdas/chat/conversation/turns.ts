import { conversationStore } from "#lambdas/conversations/store.ts";
import type { Conversation } from "#shared/contract/conversations.ts";

export interface Turn {
  role: "user" | "assistant";
  content: string;
  /** Of an answer: the headings above the passage it rests on most, where that is known. */
  titlePath?: string[];
}

/** What was said before a question, oldest first; `total` counts what was not read too. */
export interface Earlier {
  turns: Turn[];
  total: number;
}

const latestMessages = 40;

/** The latest turns of a conversation; nothing is read of one that has none. */
export const earlierIn = async (conversation: Conversation | undefined): Promise<Earlier> => {
  if (!conversation?.message_count) return { turns: [], total: 0 };
  const messages = await conversationStore.latest(conversation.id, latestMessages);
  const turns = messages.flatMap(({ message_type: role, content, context_chunks }): Turn[] => {
    if (role !== "user" && role !== "assistant") return [];
    const titlePath = context_chunks[0]?.metadata.titlePath;
    return [{ role, content, ...(titlePath && { titlePath }) }];
  });
  return { turns, total: Math.max(conversation.message_count, turns.length) };
};

/** Turns that the caller keeps itself. */
export const earlierOf = (turns: Turn[] = []): Earlier => ({ turns, total: turns.length });
