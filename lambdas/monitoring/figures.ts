import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import type { ConversationFigures } from "#shared/monitoring/routes.ts";
import { sentimentOf } from "./sentiment.ts";

/** The sentiment is that of the visitor's words among so many last messages. */
const latest = 200;

/** The measured figures of a conversation. */
export const figuresOf = async (conversation: StoredConversation): Promise<ConversationFigures> => {
  const { id, response_ms = 0, timed_answers = 0 } = conversation;
  const [messages, { items: first }] = await Promise.all([
    conversationStore.latest(id, latest),
    conversationStore.messages(conversation, { afterSeq: 0, limit: 5 }),
  ]);
  return {
    averageResponseMs: timed_answers > 0 ? Math.round(response_ms / timed_answers) : null,
    firstMessageAt: first.find(({ message_type }) => message_type !== "system")?.created_at ?? null,
    lastMessageAt: messages.at(-1)?.created_at ?? null,
    sentiment: sentimentOf(
      messages.flatMap(({ message_type, content }) => (message_type === "user" ? [content] : [])),
    ),
  };
};
