import { queue } from "#platform/storage/queue.ts";
import type { Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import {
  type ChannelEvent,
  duePartition,
  duePlace,
  type EventKey,
  eventEntity,
  type ReceivedEvent,
  type StoredConnection,
} from "./entities.ts";

/** An event that was not answered is sent to the queue again after so many minutes. */
const reminderMinutes = 3;

/** An answer that comes later than this is no use to anybody, and Discord takes none. */
const mostMinutes = 15;

/** Platforms repeat an event for hours; afterwards it is forgotten. */
const keptSeconds = 2 * 86_400;

/** Less than the time after which the queue delivers a message again. */
const answerSeconds = 110;

/** Stores what was written to a bot and has it answered; what came before, in any event, changes nothing. */
export const accept = (connection: StoredConnection, received: ReceivedEvent): Promise<void> =>
  store(connection, received);

/** Stores what a person wrote to a visitor and has it sent, once. */
export const acceptWritten = (
  connection: StoredConnection,
  written: Pick<ChannelEvent, "id" | "target"> & { parts: string[] },
): Promise<void> =>
  store(connection, {
    ...written,
    is_by_person: true,
    question: "",
    thread: "",
    sender: { id: connection.bot_id },
  });

const store = async (
  { rag_system_id, channel, user_id }: StoredConnection,
  received: ReceivedEvent & Pick<ChannelEvent, "parts" | "is_by_person">,
): Promise<void> => {
  const now = Date.now();
  const event = {
    ...received,
    rag_system_id,
    channel,
    asked_at: new Date(now).toISOString(),
    due_at: minutesAfter(now, reminderMinutes),
    taken_until: 0,
    sent: 0,
    ttl: Math.floor(now / 1000) + keptSeconds,
  };
  const isNew = await eventEntity.create(event).then(
    () => true,
    (error) => {
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
      return false;
    },
  );
  if (isNew || (await isForgotten(event))) await enqueue(event, user_id);
};

/** Its message may have been lost between table and queue. */
const isForgotten = async (event: EventKey): Promise<boolean> => {
  const stored = await eventEntity.find(event);
  if (!stored || stored.parts || stored.taken_until > 0) return false;
  return Date.now() - Date.parse(stored.asked_at) > 2000;
};

const enqueue = ({ rag_system_id, channel, id }: EventKey, group: string): Promise<void> =>
  queue("outbox").send({
    message: { channelEvent: { rag_system_id, channel, id } },
    group: `channels#${group}`,
  });

/** The event for one process alone, for a while; undefined if another has it, or if it is answered or gone. */
export const take = async (of: EventKey): Promise<ChannelEvent | undefined> => {
  const event = await eventEntity.find(of);
  const now = Date.now();
  if (!event || isDone(event) || event.taken_until > now) return undefined;
  const condition = when.equals({ taken_until: event.taken_until });
  const taken_until = now + answerSeconds * 1000;
  return eventEntity.update(of, { set: { taken_until }, condition }).catch((error) => {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    return undefined;
  });
};

/** Gives an event back that could not be answered now. */
export const giveBack = (of: EventKey): Promise<void> => change(of, { set: { taken_until: 0 } });

/** A write that joins the transaction of the conversation, so that an answer is stored once. */
export const answeredWith = (event: ChannelEvent, parts: string[]): Write =>
  eventEntity.place({ ...event, question: "", parts });

/** Stores an answer that belongs to no conversation. */
export const reply = (event: ChannelEvent, parts: string[]): Promise<void> =>
  change(event, { set: { question: "", parts } });

export const noteSent = (of: EventKey, sent: number): Promise<void> => change(of, { set: { sent } });

/** Notes that nothing more is to be done about an event; its texts are with the conversation. */
export const finish = (of: EventKey): Promise<void> =>
  change(of, {
    set: { question: "", parts: [], sent: 0 },
    remove: ["due_at", "gsi1pk", "gsi1sk"],
  });

/** Sends the events to the queue again whose message was lost or failed; returns how many there were. */
export const remind = async (now = new Date()): Promise<number> => {
  let reminded = 0;
  const due = eventEntity.all({
    pk: duePartition,
    prefix: "",
    index: "gsi1",
    from: "0",
    to: now.toISOString(),
  });
  for await (const event of due) {
    if (event.asked_at < minutesAfter(now.getTime(), -mostMinutes)) await finish(event);
    else await remindOf(event, now.getTime());
    if (++reminded === mostAtOnce) break;
  }
  return reminded;
};

/** Events that one run looks at, which bounds its time. */
const mostAtOnce = 200;

const remindOf = async (event: ChannelEvent, now: number): Promise<void> => {
  await enqueue(event, event.rag_system_id);
  const due_at = minutesAfter(now, reminderMinutes);
  await change(event, {
    set: { due_at, ...duePlace(due_at, event) },
    condition: when.equals({ due_at: event.due_at }),
  });
};

const minutesAfter = (time: number, minutes: number): string =>
  new Date(time + minutes * 60_000).toISOString();

const isDone = ({ parts, sent }: ChannelEvent): boolean => parts !== undefined && sent >= parts.length;

export const findEvent = (of: EventKey): Promise<ChannelEvent | undefined> => eventEntity.find(of);

/** The event goes with its connection. */
const change = async (of: EventKey, changes: Parameters<typeof eventEntity.update>[1]): Promise<void> => {
  await eventEntity.update(of, changes).catch((error) => {
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
  });
};
