import { key, keyPrefix } from "#platform/table/keys.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Debug } from "#shared/contract/chat.ts";
import type { Chatbot } from "#shared/contract/chatbots.ts";
import type { Conversation } from "#shared/contract/conversations.ts";
import type { VisitorInfo } from "#shared/contract/visitor-info.ts";
import { AppError } from "#shared/errors.ts";
import { claim, release } from "./answerer.ts";
import { appendExchange, createEmpty, leaveToHolder, openWithExchange } from "./append-exchange.ts";
import {
  activityPartition,
  belongingEntity,
  conversationEntity,
  debugEntity,
  type StoredConversation,
} from "./entities.ts";
import { eventEntity, eventsIn, isMessage, type MessageEvent } from "./event.ts";
import { allEvents, eventsAfter, latestEvents } from "./events.ts";
import type { Exchange } from "./exchange.ts";
import { conversationHistory } from "./history.ts";
import { type Query, queriesIn } from "./queries.ts";
import { removeConversation, removeSources } from "./remove.ts";
import { withSources } from "./sources.ts";
import { listTests } from "./tests.ts";

/*
 * Access patterns
 *   one conversation of a chatbot                 BOT#{chatbot} / CONV#{id}
 *   an account's conversations, latest first      gsi1: OWNER#{account}#CONV / {last activity}#{id}
 *   a conversation's events by number             CONV#{id} / MSG#seq_{number}, before numbers MSG#{message}
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

  create: createEmpty,

  /** Throws `not_found` for a conversation of another account. */
  ofAccount: async (accountId: string, id: string): Promise<StoredConversation> => {
    const belonging = await belongingEntity.get(id);
    if (belonging.user_id !== accountId) throw new AppError("not_found", "Conversation not found.");
    return conversationEntity.get(belonging);
  },

  end: (conversation: Conversation) =>
    conversationEntity.update(conversation, { set: { ended_at: new Date().toISOString() } }),

  append: appendExchange,
  leaveToHolder,
  open: openWithExchange,
  claim,
  release,

  tests: listTests,

  history: conversationHistory,

  remove: removeConversation,
  removeSources,

  /**
   * The latest messages, those before a page by its cursor, or the first ones after a number; oldest first within a
   * page. A page may be short of messages, because other events count too. Throws AppError `invalid` for the cursor of
   * another conversation.
   */
  messages: async (conversation: Conversation, { afterSeq, limit = 50, cursor }: MessagePage) => {
    const { items, ...rest } =
      afterSeq === undefined
        ? await latestEvents(conversation.id, { limit, cursor })
        : { items: await eventsAfter(conversation, afterSeq, limit) };
    return { ...rest, items: await withSources(conversation.rag_system_id, items.filter(isMessage)) };
  },

  /** Throws `not_found` for an answer without one. */
  debug: async (conversation: Pick<Conversation, "id">, messageId: string): Promise<Debug> =>
    (await debugEntity.get({ conversation_id: conversation.id, id: messageId })).debug,

  /** The messages among the last `limit` events, oldest first, with the digests of their sources. */
  latest: async (conversationId: string, limit: number): Promise<MessageEvent[]> => {
    const { items } = await eventEntity.list({ ...eventsIn(conversationId), newestFirst: true, limit });
    return items.reverse().filter(isMessage);
  },

  allOfChatbot: (chatbotId: string) =>
    conversationEntity.all({ pk: key("chatbot", chatbotId), prefix: keyPrefix("conversation") }),

  /** Every event, oldest first, however many: no request may wait for it. */
  allEvents: ({ id }: Pick<Conversation, "id">) => allEvents(id),

  /** Every message with its sources, however many: no request may wait for it. */
  allMessages: async ({ id, rag_system_id }: Pick<Conversation, "id" | "rag_system_id">) =>
    withSources(rag_system_id, (await Array.fromAsync(allEvents(id))).filter(isMessage)),

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

interface MessagePage {
  limit?: number | undefined;
  cursor?: string | undefined;
  /** Excludes `cursor`. */
  afterSeq?: number | undefined;
}

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
    question_count: 0,
    last_seq: 0,
    answerer: { kind: "bot" },
    total_tokens_used: 0,
  };
};
