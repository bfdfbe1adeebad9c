import { conversationStore } from "#lambdas/conversations/store.ts";
import { cutText } from "#lambdas/core/cut-text.ts";
import type { Conversation, Message } from "#shared/conversations/shapes.ts";

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
/** Beyond what any prompt has room for. */
const longestContent = 8000;

/** The latest turns of a stored conversation; an empty one is not read. */
export const readEarlierTurns = async (conversation: Conversation | undefined): Promise<EarlierTurns> => {
  if (!conversation?.message_count) return { turns: [], total: 0 };
  const messages = await conversationStore.latest(conversation.id, latestMessages);
  const turns = messages.flatMap((message): Turn[] => {
    const { message_type, content, context_chunks, title_path, metadata } = message;
    if (message_type === "system" || metadata.outcome === "paused") return [];
    // what a person of the team told the visitor holds as if the chatbot had said it
    const role = message_type === "user" ? "user" : "assistant";
    const titlePath = title_path ?? context_chunks[0]?.metadata.titlePath;
    return [{ role, content, ...(titlePath && { titlePath }) }];
  });
  return { turns: joined(turns, messages), total: Math.max(conversation.message_count, turns.length) };
};

/** The messages that one side sent in a row are one turn, if a person answered: people write in pieces. */
const joined = (turns: Turn[], messages: Pick<Message, "message_type">[]): Turn[] => {
  if (!messages.some(({ message_type }) => message_type === "intervention")) return turns;
  const together: Turn[] = [];
  for (const turn of turns) {
    const last = together.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else together.push({ ...turn });
  }
  return together;
};

/** The latest of the turns that a caller without a stored conversation sends along, however many and long they are. */
export const earlierTurns = (turns: Turn[] = []): EarlierTurns => ({
  turns: turns
    .slice(-latestMessages)
    .map((turn) => ({ ...turn, content: cutText(turn.content, longestContent) })),
  total: turns.length,
});
