import { aggregateStore } from "#lambdas/analytics/store.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { newId } from "#platform/table/new-id.ts";
import type { ContextItem } from "#shared/contract/chat.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import type { Conversation, Message } from "#shared/contract/conversations.ts";
import { AppError } from "#shared/errors.ts";
import {
  activity,
  activityPartition,
  belongingEntity,
  conversationEntity,
  messageEntity,
  queryEntity,
} from "./entities.ts";

/*
 * Access patterns
 *   one conversation of a chatbot                 BOT#{chatbot} / CONV#{id}
 *   an account's conversations, latest first      gsi1: OWNER#{account}#CONV / {last activity}#{id}
 *   a conversation's messages, oldest first       CONV#{id} / MSG#{id}
 *   a conversation by its id                      CONV#{id} / CONV        (its chatbot and account)
 *   an account's answered questions               OWNER#{account} / QUERY#{id}
 */

/** A question and its answer, which are stored together. */
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

  /** `also` joins the transaction, e.g. the counter of a widget. Returns false if the conversation exists. */
  create: async (conversation: Conversation, also: Write[] = []): Promise<boolean> => {
    const { id, rag_system_id, user_id } = conversation;
    try {
      await transact([
        conversationEntity.put(conversation),
        belongingEntity.put({ id, rag_system_id, user_id }),
        ...also,
        ...(await count(conversation, { conversations: 1 })),
      ]);
      return true;
    } catch (error) {
      if (failedCondition(error, 0)) return false;
      throw error;
    }
  },

  /** Throws `not_found` for a conversation of another account. */
  ofAccount: async (accountId: string, id: string): Promise<Conversation> => {
    const belonging = await belongingEntity.get(id);
    if (belonging.user_id !== accountId) throw new AppError("not_found", "Conversation not found.");
    return conversationEntity.get(belonging);
  },

  end: (conversation: Conversation) =>
    conversationEntity.update(conversation, { set: { ended_at: new Date().toISOString() } }),

  /** Stores question, answer, counters and the query record in one transaction. */
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
      ...(await count(conversation, { messages: 2, questions: 1 })),
    ]);
  },

  messages: async (conversationId: string): Promise<Message[]> =>
    Array.fromAsync(
      messageEntity.all({ pk: key("conversation", conversationId), prefix: keyPrefix("message") }),
    ),

  /** The last `limit` messages, oldest first. */
  latest: async (conversationId: string, limit: number): Promise<Message[]> => {
    const page = await messageEntity.list({
      pk: key("conversation", conversationId),
      prefix: keyPrefix("message"),
      newestFirst: true,
      limit,
    });
    return page.items.reverse();
  },

  allOfAccount: (accountId: string) =>
    conversationEntity.all({
      pk: activityPartition(accountId),
      prefix: "",
      index: "gsi1",
      newestFirst: true,
    }),

  queriesOfAccount: (accountId: string) =>
    queryEntity.all({ pk: key("account", accountId), prefix: keyPrefix("query") }),
};

/** Messages count in the month in which their conversation started. */
const count = (
  { user_id, started_at }: Conversation,
  counts: { conversations?: number; messages?: number; questions?: number },
) => aggregateStore.addToMonth(user_id, started_at, counts);

const question = (conversation: Conversation, exchange: Exchange): Message => ({
  id: newId("message"),
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
  id: newId("message"),
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
  id: newId("query"),
  user_id: conversation.user_id,
  rag_system_id: conversation.rag_system_id,
  query: exchange.question,
  response: exchange.answer,
  response_time_ms: exchange.responseTime,
  token_count: exchange.tokenCount,
  context_chunks: exchange.context,
  created_at: exchange.askedAt,
});

/** An empty conversation with a chatbot; the id of a visitor's conversation follows from the session. */
export const newConversation = (
  chatbot: Chatbot,
  visit?: { sessionId: string; widgetId: string; id: string },
): Conversation => {
  const now = new Date().toISOString();
  return {
    id: visit?.id ?? newId("conversation"),
    session_id: visit?.sessionId ?? newId("session"),
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
