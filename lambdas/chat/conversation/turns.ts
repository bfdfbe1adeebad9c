import { conversationStore } from "#lambdas/conversations/store.ts";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";

export interface Turn {
  role: "user" | "assistant";
  content: string;
  /** Headings above the first passage of an answer, if known. */
  titlePath?: string[];
}

/** The turns before a question, oldest first; `total` also counts messages that were not read. */
export interface EarlierTurns {
  turns: Turn[];
  total: number;
}

const latestMessages = 40;

/** The latest turns of a stored conversation; an empty one is not read. */
export const readEarlierTurns = async (conversation: Conversation | undefined): Promise<EarlierTurns> => {
  if (!conversation?.message_count) return { turns: [], total: 0 };
  const messages = await conversationStore.latest(conversation.id, latestMessages);
  const turns = messages.flatMap((message): Turn[] => {
    const { message_type: role, content, context_chunks, title_path, metadata } = message;
    if (role !== "user" && role !== "assistant") return [];
    if (metadata.outcome === "paused") return [];
    const titlePath = title_path ?? context_chunks[0]?.metadata.titlePath;
    return [{ role, content, ...(titlePath && { titlePath }) }];
  });
  return { turns, total: Math.max(conversation.message_count, turns.length) };
};

/** The turns that a caller without a stored conversation sends along. */
export const earlierTurns = (turns: Turn[] = []): EarlierTurns => ({ turns, total: turns.length });
