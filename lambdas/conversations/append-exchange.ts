import { ledger } from "#lambdas/core/ledger/store.ts";
import { announce } from "#platform/outbox/announce.ts";
import { newRow, writesOf } from "#platform/outbox/row.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { type Addition, append, numbered } from "./append.ts";
import { bookingOf } from "./booking.ts";
import { count } from "./counts.ts";
import {
  belongingEntity,
  conversationEntity,
  heldByPerson,
  isHeld,
  type StoredConversation,
} from "./entities.ts";
import type { NewEvent } from "./event.ts";
import {
  countsOf,
  type Exchange,
  isUnresolved,
  messagesOf,
  questionOf,
  sumsOf,
  timesOf,
} from "./exchange.ts";
import { emptied, isGone, mayHaveExpired } from "./expiry/gone.ts";
import { beginTest } from "./tests.ts";
import { titleOf } from "./title.ts";

/**
 * Stores question, answer and counters in one transaction. `also` joins it, e.g. the counter of a widget. A
 * conversation that had ended goes on. If a person holds the conversation by now, the answer is stored as far as the
 * visitor has read it, or else the question alone with the answer's tokens; throws AppError `conflict` then. Await `announced` after the answer.
 */
export const appendExchange = async (
  conversation: Conversation,
  exchange: Exchange,
  also: Write[] = [],
): Promise<void> => {
  const { asked, answered, writes } = await messagesOf(conversation, exchange);
  const sums = sumsOf(exchange);
  let held: Conversation | undefined;
  const addition = async (present: Conversation): Promise<Addition> => {
    held = isHeld(present) ? present : undefined;
    const isDropped = exchange.isUnread && (held || exchange.metadata.stopped === "person");
    if (isDropped || (held && !exchange.answer)) return question(present, asked, exchange.usage);
    const metadata = held ? { ...exchange.metadata, stopped: "person" } : exchange.metadata;
    const test = beginTest(present, exchange);
    const { counts, set: opened } = countsOf({ ...exchange, metadata }, sums, present);
    return {
      events: [asked, { ...answered, metadata }],
      set: { ...goingOn(present, conversation), ...test.set, ...opened },
      add: { message_count: 2, question_count: 1, total_tokens_used: exchange.tokenCount, ...sums },
      writes: [
        ...writes,
        ...test.writes,
        ...also,
        ...(await count(present, {
          messages: 2,
          questions: 1,
          tokens: exchange.tokenCount,
          ...timesOf(sums),
        })),
        ...(await ledger.writes({
          ...bookingOf(present),
          counts,
          usage: exchange.usage,
          lastAskedAt: present.last_activity_at,
          at: new Date(answered.created_at),
        })),
      ],
    };
  };
  try {
    await append(conversation, addition, { isAnswering: true });
  } catch (error) {
    if (!isGone(error) || !mayHaveExpired(conversation)) throw error;
    // It expired while it was answered, so it begins again.
    const begun = emptied(conversation);
    if (!(await openWithExchange(begun, exchange, also))) await appendExchange(begun, exchange, also);
  }
  if (held) throw heldByPerson(held);
};

/** Stores a question for the person who holds the conversation or is waited for, and throws AppError `conflict`. */
export const leaveToHolder = async (
  conversation: Conversation,
  content: string,
  attachments?: Exchange["attachments"],
): Promise<void> => {
  const askedAt = new Date().toISOString();
  const asked = questionOf(conversation, { question: content, attachments, askedAt });
  throw heldByPerson(await append(conversation, (present) => question(present, asked)));
};

/**
 * Stores a new conversation with its first exchange in one transaction, so that none is ever empty. Returns false if
 * the conversation exists.
 */
export const openWithExchange = async (
  conversation: Conversation,
  exchange: Exchange,
  also: Write[] = [],
): Promise<boolean> => {
  const { asked, answered, writes } = await messagesOf(conversation, exchange);
  const sums = sumsOf(exchange);
  const { counts, set } = countsOf(exchange, sums);
  const begun = {
    ...conversation,
    ...sums,
    ...set,
    title: titleOf(exchange.question),
    last_activity_at: answered.created_at,
    last_seq: 2,
    message_count: 2,
    question_count: 1,
    total_tokens_used: exchange.tokenCount,
  };
  const row = newRow(conversation, [1, 2]);
  const added = { conversations: 1, messages: 2, questions: 1, tokens: exchange.tokenCount };
  const at = new Date(answered.created_at);
  try {
    await transact([
      ...openingOf(begun),
      ...numbered([asked, answered], 0),
      ...writes,
      ...also,
      ...(await count(conversation, { ...added, ...timesOf(sums) })),
      ...(await ledger.writes({
        ...bookingOf(conversation),
        counts: { ...counts, conversations: 1 },
        usage: exchange.usage,
        at,
      })),
      ...writesOf(row),
    ]);
    void announce(row);
    return true;
  } catch (error) {
    if (failedCondition(error, 0)) return false;
    if (!isTaken(error)) throw error;
    // An expired conversation of the same id has left its first events.
    await (await import("./expiry/remains.ts")).clearRemainsOf(conversation);
    return openWithExchange(conversation, exchange, also);
  }
};

/** Whether the number of one of its first two events is taken. */
const isTaken = (error: unknown): boolean => failedCondition(error, 2) || failedCondition(error, 3);

/** Stores an empty conversation. */
export const createEmpty = async (conversation: Conversation): Promise<void> => {
  const added = { conversations: 1 };
  await transact([
    ...openingOf(conversation),
    ...(await count(conversation, added)),
    ...(await ledger.writes({ ...bookingOf(conversation), counts: added })),
  ]);
};

/** The writes of a new conversation; the first one's condition fails if it exists. */
const openingOf = (conversation: Conversation): Write[] => {
  const { id, rag_system_id, user_id, started_at, is_public_session } = conversation;
  const belonging = { id, rag_system_id, user_id, started_at, is_public_session };
  return [conversationEntity.put(conversation), belongingEntity.put(belonging)];
};

/** Fields that change with every exchange; a visitor's details add up. */
const goingOn = (
  present: Conversation,
  { visitor_info, visitor_id }: Conversation,
): Partial<Conversation> => ({
  ...(present.ended_at && { ended_at: null }),
  ...(present.widget_id && { visitor_info: { ...present.visitor_info, ...visitor_info } }),
  ...(visitor_id && { visitor_id }),
});

/** A question without an answer; `usage` is that of an answer which is not kept. */
const question = async (present: StoredConversation, asked: NewEvent, usage?: Exchange["usage"]) => ({
  events: [asked],
  set: { is_unresolved: true },
  add: { message_count: 1 },
  writes: [
    ...(await count(present, { messages: 1 })),
    ...(await ledger.writes({
      ...bookingOf(present),
      counts: { messages: 1, handed: 1, unresolved: isUnresolved(present) ? 0 : 1 },
      usage,
      lastAskedAt: present.last_activity_at,
    })),
  ],
});
