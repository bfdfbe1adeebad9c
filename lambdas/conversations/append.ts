import { setTimeout as pause } from "node:timers/promises";
import { announce } from "#platform/outbox/announce.ts";
import { newRow, type OutboxRow, writesOf } from "#platform/outbox/row.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { activity, conversationEntity, type StoredConversation } from "./entities.ts";
import { eventEntity, type NewEvent } from "./event.ts";

/** The events that a conversation gets, and the changes that belong to them. */
export interface Addition {
  events: NewEvent[];
  /** Fields of the conversation. */
  set?: Partial<StoredConversation>;
  add?: Record<string, number>;
  /** Join the transaction. */
  writes?: Write[];
}

/** Writers that lose a race read the conversation again; fifty at once on one conversation stay within these. */
const mostAttempts = 60;
const maxPauseMs = 100;

/**
 * Stores events under the next numbers of the conversation in one transaction. It is conditional on the last number, so
 * a writer that lost a race repeats it on the state that won: `additionTo` gets the present one each time, and may
 * throw to end the attempt. Throws `not_found` for a conversation that is gone. With `isAnswering` the outbox row is
 * announced in the background, and the caller awaits `announced` after the answer's last event.
 */
export const append = async (
  conversation: Conversation,
  additionTo: (present: Conversation) => Addition | Promise<Addition>,
  { isAnswering = false } = {},
): Promise<Conversation> => {
  const announcement = isAnswering ? (row?: OutboxRow) => void announce(row) : announce;
  let present = conversation;
  for (let attempt = 1; ; attempt++) {
    const { events, set = {}, add = {}, writes = [] } = await additionTo(present);
    const last_seq = present.last_seq + events.length;
    const changed = { ...set, last_seq, ...activityOf(events) };
    const gsi1sk = activity({ ...present, ...changed });
    const change = { set: { ...changed, ...(gsi1sk !== activity(present) && { gsi1sk }) }, add };
    try {
      const condition = when.equals({ last_seq: present.last_seq });
      const row = rowOf(present, present.last_seq + 1, last_seq);
      await transact([
        conversationEntity.change(present, { ...change, condition }),
        ...numbered(events, present.last_seq),
        ...writes,
        ...writesOf(row),
      ]);
      await announcement(row);
      return { ...present, ...changed };
    } catch (error) {
      if (!failedCondition(error) || attempt === mostAttempts) throw error;
      // A conversation from before numbers must be stored upgraded before it is changed.
      if (attempt === 1) await conversationEntity.upgrade(present);
      present = await presentState(present);
    }
    await pause(Math.random() * Math.min(maxPauseMs, 2 * attempt));
  }
};

/** The writes of events after the number `last`. */
export const numbered = (events: NewEvent[], last: number): Write[] =>
  events.map((event, at) => eventEntity.put({ ...event, seq: last + 1 + at }));

/** Messages are activity; a claim or a rating leaves a conversation in its place in the lists. */
const activityOf = (events: NewEvent[]): { last_activity_at?: string } =>
  events.some(({ kind }) => kind === "message") ? { last_activity_at: new Date().toISOString() } : {};

const rowOf = (conversation: Conversation, first: number, last: number): OutboxRow | undefined =>
  last < first ? undefined : newRow(conversation, [first, last]);

const presentState = async (conversation: Conversation): Promise<Conversation> => {
  const present = await conversationEntity.find(conversation);
  if (!present) throw new AppError("not_found", "Conversation not found.");
  return present;
};
