import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Debug } from "#shared/contract/chat.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import type { Conversation } from "#shared/contract/conversations.ts";
import type { VisitorInfo } from "#shared/contract/visitor-info.ts";
import { AppError } from "#shared/errors.ts";
import { count } from "./counts.ts";
import {
  activity,
  activityPartition,
  belongingEntity,
  conversationEntity,
  debugEntity,
  messageEntity,
  type StoredConversation,
  type StoredMessage,
} from "./entities.ts";
import { type Exchange, messagesOf, sumsOf, timesOf } from "./exchange.ts";
import { conversationHistory } from "./history.ts";
import { type Query, queriesIn } from "./queries.ts";
import { removeConversation, removeSources } from "./remove.ts";
import { withSources } from "./sources.ts";
import { beginTest, listTests } from "./tests.ts";
import { titleOf } from "./title.ts";

/*
 * Access patterns
 *   one conversation of a chatbot                 BOT#{chatbot} / CONV#{id}
 *   an account's conversations, latest first      gsi1: OWNER#{account}#CONV / {last activity}#{id}
 *   a conversation's messages by time              CONV#{id} / MSG#{id}
 *   an owner's tests of a chatbot, newest first   BOT#{chatbot} / TEST#{conversation}
 *   the debug trace of an answer                   CONV#{id} / DEBUG#{message}
 *   a conversation by its id                      CONV#{id} / CONV        (its chatbot and account)
 *   the sources of a chatbot's answers             BOT#{chatbot} / SOURCE#{digest}
 */

export type { Exchange, StoredConversation };

export const conversationStore = {
  find: conversationEntity.find,

  /** A read for `findTogether`. */
  lookup: conversationEntity.lookup,

  /** Stores an empty conversation. */
  create: async (conversation: Conversation): Promise<void> =>
    transact([...opening(conversation), ...(await count(conversation, { conversations: 1 }))]),

  /** Throws `not_found` for a conversation of another account. */
  ofAccount: async (accountId: string, id: string): Promise<StoredConversation> => {
    const belonging = await belongingEntity.get(id);
    if (belonging.user_id !== accountId) throw new AppError("not_found", "Conversation not found.");
    return conversationEntity.get(belonging);
  },

  end: (conversation: Conversation) =>
    conversationEntity.update(conversation, { set: { ended_at: new Date().toISOString() } }),

  /**
   * Stores question, answer and counters in one transaction. `also` joins it, e.g. the counter of a widget. A
   * conversation that had ended goes on.
   */
  append: async (conversation: Conversation, exchange: Exchange, also: Write[] = []): Promise<void> => {
    const { tokenCount } = exchange;
    const sums = sumsOf(exchange);
    const last_activity_at = new Date().toISOString();
    const test = beginTest(conversation, exchange);
    await transact([
      conversationEntity.change(conversation, {
        set: {
          last_activity_at,
          gsi1sk: activity({ id: conversation.id, last_activity_at }),
          ...(conversation.ended_at && { ended_at: null }),
          ...(conversation.widget_id && { visitor_info: conversation.visitor_info }),
          ...test.set,
        },
        add: { message_count: 2, total_tokens_used: tokenCount, ...sums },
      }),
      ...(await messagesOf(conversation, exchange, last_activity_at)),
      ...test.writes,
      ...also,
      ...(await count(conversation, {
        messages: 2,
        questions: 1,
        tokens: tokenCount,
        ...timesOf(sums),
      })),
    ]);
  },

  tests: listTests,

  history: conversationHistory,

  remove: removeConversation,
  removeSources,

  /**
   * Stores a new conversation with its first exchange in one transaction, so that none is ever empty. Returns false if
   * the conversation exists.
   */
  open: async (conversation: Conversation, exchange: Exchange, also: Write[] = []): Promise<boolean> => {
    const last_activity_at = new Date().toISOString();
    const message_count = 2;
    const sums = sumsOf(exchange);
    const added = { conversations: 1, messages: message_count, questions: 1, tokens: exchange.tokenCount };
    const begun = {
      ...conversation,
      last_activity_at,
      message_count,
      total_tokens_used: exchange.tokenCount,
      title: titleOf(exchange.question),
      ...sums,
    };
    try {
      await transact([
        ...opening(begun),
        ...(await messagesOf(conversation, exchange, last_activity_at)),
        ...also,
        ...(await count(conversation, { ...added, ...timesOf(sums) })),
      ]);
      return true;
    } catch (error) {
      if (failedCondition(error, 0)) return false;
      throw error;
    }
  },

  /**
   * The latest messages, or those before a page by its cursor; oldest first within a page. Throws AppError `invalid` for
   * the cursor of another conversation.
   */
  messages: async (
    { id, rag_system_id }: Pick<Conversation, "id" | "rag_system_id">,
    page: { limit?: number; cursor?: string | undefined },
  ) => {
    const { items, ...rest } = await messageEntity.list({ ...messagesIn(id), newestFirst: true, ...page });
    return { ...rest, items: await withSources(rag_system_id, items.reverse()) };
  },

  /** Throws `not_found` for an answer without one. */
  debug: async (conversation: Pick<Conversation, "id">, messageId: string): Promise<Debug> =>
    (await debugEntity.get({ conversation_id: conversation.id, id: messageId })).debug,

  /** The last `limit` messages, oldest first, with the digests of their sources. */
  latest: async (conversationId: string, limit: number): Promise<StoredMessage[]> => {
    const { items } = await messageEntity.list({ ...messagesIn(conversationId), newestFirst: true, limit });
    return items.reverse();
  },

  allOfChatbot: (chatbotId: string) =>
    conversationEntity.all({ pk: key("chatbot", chatbotId), prefix: keyPrefix("conversation") }),

  /** Every message, however many: no request may wait for it. */
  allMessages: async ({ id, rag_system_id }: Pick<Conversation, "id" | "rag_system_id">) =>
    withSources(rag_system_id, await Array.fromAsync(messageEntity.all(messagesIn(id)))),

  allOfAccount: (accountId: string) =>
    conversationEntity.all({
      pk: activityPartition(accountId),
      prefix: "",
      index: "gsi1",
      newestFirst: true,
    }),

  /** Every answered question of the account's conversations, from their messages. */
  async *queriesOfAccount(accountId: string): AsyncGenerator<Query> {
    for await (const conversation of conversationStore.allOfAccount(accountId))
      yield* queriesIn(conversation, await conversationStore.allMessages(conversation));
  },
};

const messagesIn = (conversationId: string) => ({
  pk: key("conversation", conversationId),
  prefix: keyPrefix("message"),
});

/** The writes of a new conversation; the first one's condition fails if it exists. */
const opening = (conversation: Conversation): Write[] => {
  const { id, rag_system_id, user_id, started_at, is_public_session } = conversation;
  const belonging = { id, rag_system_id, user_id, started_at, is_public_session };
  return [conversationEntity.put(conversation), belongingEntity.put(belonging)];
};

/** An empty conversation with a chatbot; the id of a visitor's conversation follows from the session. */
export const newConversation = (
  chatbot: Chatbot,
  visit?: { sessionId: string; widgetId: string; id: string; info?: VisitorInfo | undefined },
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
    visitor_info: visit?.info ?? {},
    started_at: now,
    ended_at: null,
    last_activity_at: now,
    message_count: 0,
    total_tokens_used: 0,
  };
};
