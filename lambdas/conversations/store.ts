import type { Write } from "#platform/table/client.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Debug } from "#shared/chat/shapes.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import type { VisitorInfo } from "#shared/conversations/visitor-info.ts";
import { AppError } from "#shared/errors.ts";
import type { addMessages } from "./add-messages.ts";
import {
  activityPartition,
  belongingEntity,
  conversationEntity,
  debugEntity,
  isHeld,
  type StoredConversation,
  unbegun,
} from "./entities.ts";
import { eventEntity, eventsIn, isMessage, type MessageEvent, type StoredEvent } from "./event.ts";
import type { Exchange } from "./exchange.ts";
import type { Opinion } from "./feedback.ts";
import type { MessagePage } from "./read-messages.ts";

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

export { channelOf, heldByPerson, isHeld } from "./entities.ts";
export { endingOf } from "./event.ts";
export type { Person } from "./handoff/person.ts";
export type { StartEntry } from "./listing/by-start.ts";
export type { Exchange, StoredConversation };

export const conversationStore = {
  find: conversationEntity.find,

  /** A read for `findTogether`. */
  lookup: conversationEntity.lookup,

  /** Stores an empty conversation. */
  create: async (conversation: Conversation): Promise<void> => (await writes()).createEmpty(conversation),

  /** Throws `not_found` for a conversation of another account. */
  ofAccount: async (accountId: string, id: string): Promise<StoredConversation> => {
    const belonging = await belongingEntity.get(id);
    if (belonging.user_id !== accountId) throw new AppError("not_found", "Conversation not found.");
    return conversationEntity.get(belonging);
  },

  end: (conversation: Conversation) =>
    conversationEntity.update(conversation, { set: { ended_at: new Date().toISOString() } }),

  /** Stores an exchange; see `append-exchange.ts`. */
  append: async (conversation: Conversation, exchange: Exchange, also?: Write[]): Promise<void> =>
    (await writes()).appendExchange(conversation, exchange, also),

  /** Stores a new conversation with its first exchange. Returns false if the conversation exists. */
  open: async (conversation: Conversation, exchange: Exchange, also?: Write[]): Promise<boolean> =>
    (await writes()).openWithExchange(conversation, exchange, also),

  /** If a person holds the conversation or is waited for, stores the question for them and throws AppError `conflict`. */
  leaveToHolder: async (
    conversation: Conversation,
    content: string,
    attachments?: Exchange["attachments"],
  ): Promise<void> => {
    if (isHeld(conversation)) await (await writes()).leaveToHolder(conversation, content, attachments);
  },

  /** Stores messages that are no questions to the chatbot; see `add-messages.ts`. */
  addMessages: async (...adding: Parameters<typeof addMessages>) =>
    (await import("./add-messages.ts")).addMessages(...adding),

  /** People who answer in place of the chatbot. */
  handoff: async () => (await import("./handoff/handoff.ts")).handoff,

  /** Resolves when the outbox rows of this process are announced; await it after an answer. */
  announced: async (): Promise<void> => (await import("#platform/outbox/announce.ts")).announced(),

  /** Stores a reader's opinion of an answer; see `feedback.ts`. */
  giveFeedback: async (conversation: Conversation, messageId: string, opinion: Opinion) =>
    (await import("./feedback.ts")).giveFeedback(conversation, messageId, opinion),

  /** Notes a lead; see `note-lead.ts`. */
  noteLead: async (conversation: Conversation, leadId: string) =>
    (await import("./note-lead.ts")).noteLead(conversation, leadId),

  /** A page of a chatbot's tests; see `tests.ts`. */
  tests: async (chatbotId: string, page: { limit?: number; cursor?: string | undefined }) =>
    (await import("./tests.ts")).listTests(chatbotId, page),

  /** Lists and sums over all conversations of an account. */
  history: async () => (await import("./history.ts")).conversationHistory,

  /** Deletes a conversation; see `remove.ts`. */
  remove: async (conversation: Conversation, also?: Write[]): Promise<void> =>
    (await import("./remove.ts")).removeConversation(conversation, also),

  /** Deletes what a chatbot's conversations leave, after them: their sources, parts of expired ones, and files that no question came after. */
  removeRest: async ({ id, user_id }: Pick<Chatbot, "id" | "user_id">): Promise<void> => {
    await (await conversationStore.expiry()).removeRest(user_id, id);
    await (await import("./remove.ts")).removeSources(id);
    await (await import("#lambdas/attachments/store.ts")).attachmentStore.removeAll(id);
  },

  /** Conversations that are kept for some time only. */
  expiry: async () => (await import("./expiry/expiry.ts")).conversationExpiry,

  /** Texts that visitors accepted. */
  consents: async () => (await import("./consent/consents.ts")).consents,

  /** A page of messages; see `read-messages.ts`. */
  messages: async (conversation: Conversation, page: MessagePage) =>
    (await reads()).readMessages(conversation, page),

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
  async *allEvents({ id }: Pick<Conversation, "id">): AsyncGenerator<StoredEvent> {
    yield* (await import("./events.ts")).allEvents(id);
  },

  /** Every message with its sources, however many: no request may wait for it. */
  allMessages: async (conversation: Pick<Conversation, "id" | "rag_system_id">) =>
    (await reads()).readAllMessages(conversation),

  /** A page of the account's conversations, the latest active first. */
  pageOfAccount: (accountId: string, page: { limit?: number; cursor?: string | undefined }) =>
    conversationEntity.list({ ...byActivity(accountId), ...page }),

  allOfAccount: (accountId: string) => conversationEntity.all(byActivity(accountId)),

  /** The account's latest answered questions, and those of a conversation; see `queries.ts`. */
  queries: async () => import("./queries.ts"),
};

const byActivity = (accountId: string) => ({
  pk: activityPartition(accountId),
  prefix: "",
  index: "gsi1" as const,
  newestFirst: true,
});

// Every cold start of the chat function reads this file: what it needs after an answer, or never, is loaded on first use.
const writes = () => import("./append-exchange.ts");
const reads = () => import("./read-messages.ts");

interface Visit {
  id: string;
  sessionId: string;
  /** Without it and `channel` the chatbot's public page. */
  widgetId?: string;
  channel?: Conversation["channel"];
  info?: VisitorInfo | undefined;
  /** The id by which the owner's server has named the visitor. */
  visitorId?: string | undefined;
}

/** An empty conversation with a chatbot; the id of a visitor's conversation follows from the session. */
export const newConversation = (chatbot: Chatbot, visit?: Visit): Conversation => ({
  id: visit?.id ?? newId("conversation"),
  session_id: visit?.sessionId ?? newId("session"),
  rag_system_id: chatbot.id,
  user_id: chatbot.user_id,
  ...(visit?.widgetId && { widget_id: visit.widgetId }),
  is_public_session: visit !== undefined,
  ...(visit?.channel && { channel: visit.channel }),
  ...(visit && !visit.widgetId && !visit.channel && { is_page_session: true }),
  visitor_info: visit?.info ?? {},
  ...(visit?.visitorId && { visitor_id: visit.visitorId }),
  ...unbegun(),
});
