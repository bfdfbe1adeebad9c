import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { newId } from "#platform/table/new-id.ts";
import type { ContextItem } from "#shared/contract/chat.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import type { Conversation, Message } from "#shared/contract/conversations.ts";
import { AppError } from "#shared/errors.ts";
import { activity, belongingEntity, conversationEntity, messageEntity, queryEntity } from "./entities.ts";

/*
 * Access patterns
 *   one conversation of a chatbot                 BOT#{chatbot} / CONV#{id}
 *   an owner's conversations, latest first        gsi1: OWNER#{user}#CONV / {last activity}#{id}
 *   a conversation's messages, oldest first       CONV#{id} / MSG#{id}
 *   a conversation by its id                      CONV#{id} / CONV        (the chatbot and owner it belongs to)
 *   an owner's answered questions                 OWNER#{user} / QUERY#{id}
 */

/** One question and its answer, as they are stored together. */
export interface Exchange {
  question: string;
  answer: string;
  context: ContextItem[];
  askedAt: string;
  /** Milliseconds. */
  responseTime: number;
  tokenCount: number;
  metadata: Record<string, string>;
}

export const conversationStore = {
  find: conversationEntity.find,

  /** `also` is written in the same step, e.g. the counter of a widget. False where the conversation exists. */
  create: async (conversation: Conversation, also: Write[] = []): Promise<boolean> => {
    const { id, rag_system_id, user_id } = conversation;
    try {
      await transact([
        conversationEntity.put(conversation),
        belongingEntity.put({ id, rag_system_id, user_id }),
        ...also,
      ]);
      return true;
    } catch (error) {
      if (failedCondition(error, 0)) return false;
      throw error;
    }
  },

  /** The owner's conversation; anybody else's is `not_found`. */
  ofOwner: async (userId: string, id: string): Promise<Conversation> => {
    const belonging = await belongingEntity.get(id);
    if (belonging.user_id !== userId) throw new AppError("not_found", "Conversation not found.");
    return conversationEntity.get(belonging);
  },

  end: (conversation: Conversation) =>
    conversationEntity.update(conversation, { set: { ended_at: new Date().toISOString() } }),

  /** Question, answer, counters and the query record: all of it or nothing. */
  append: async (conversation: Conversation, exchange: Exchange, also: Write[] = []): Promise<void> => {
    const last_activity_at = new Date().toISOString();
    await transact([
      messageEntity.put(question(conversation, exchange)),
      messageEntity.put(answer(conversation, exchange, last_activity_at)),
      queryEntity.put(record(conversation, exchange)),
      conversationEntity.change(conversation, {
        set: { last_activity_at, gsi1sk: activity({ id: conversation.id, last_activity_at }) },
        add: { message_count: 2, total_tokens_used: exchange.tokenCount },
      }),
      ...also,
    ]);
  },

  messages: async (conversationId: string): Promise<Message[]> =>
    Array.fromAsync(messageEntity.all({ pk: `CONV#${conversationId}`, prefix: "MSG#" })),

  /** The last turns, oldest first. */
  latest: async (conversationId: string, limit: number): Promise<Message[]> => {
    const page = await messageEntity.list({
      pk: `CONV#${conversationId}`,
      prefix: "MSG#",
      newestFirst: true,
      limit,
    });
    return page.items.reverse();
  },

  allOfOwner: (userId: string) =>
    conversationEntity.all({ pk: `OWNER#${userId}#CONV`, prefix: "", index: "gsi1", newestFirst: true }),

  queriesOfOwner: (userId: string) => queryEntity.all({ pk: `OWNER#${userId}`, prefix: "QUERY#" }),
};

const question = (conversation: Conversation, exchange: Exchange): Message => ({
  id: newId("msg"),
  conversation_id: conversation.id,
  message_type: "user",
  content: exchange.question,
  created_at: exchange.askedAt,
  token_count: null,
  response_time_ms: null,
  context_chunks: [],
  metadata: {},
});

const answer = (conversation: Conversation, exchange: Exchange, created_at: string): Message => ({
  id: newId("msg"),
  conversation_id: conversation.id,
  message_type: "assistant",
  content: exchange.answer,
  created_at,
  token_count: exchange.tokenCount,
  response_time_ms: exchange.responseTime,
  context_chunks: exchange.context,
  metadata: exchange.metadata,
});

const record = (conversation: Conversation, exchange: Exchange) => ({
  id: newId("qry"),
  user_id: conversation.user_id,
  rag_system_id: conversation.rag_system_id,
  query: exchange.question,
  response: exchange.answer,
  response_time_ms: exchange.responseTime,
  token_count: exchange.tokenCount,
  context_chunks: exchange.context,
  created_at: exchange.askedAt,
});

/** An empty conversation with a chatbot; a visitor's one is named after its session. */
export const newConversation = (
  chatbot: Chatbot,
  visit?: { sessionId: string; widgetId: string; id: string },
): Conversation => {
  const now = new Date().toISOString();
  return {
    id: visit?.id ?? newId("conv"),
    session_id: visit?.sessionId ?? newId("ses"),
    rag_system_id: chatbot.id,
    user_id: chatbot.user_id,
    ...(visit && { widget_id: visit.widgetId }),
    title: null,
    is_public_session: visit !== undefined,
    started_at: now,
    ended_at: null,
    last_activity_at: now,
    message_count: 0,
    total_tokens_used: 0,
  };
};
