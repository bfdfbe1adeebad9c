import { visitorConversationId } from "#lambdas/core/visitor-conversation.ts";
import { queue } from "#platform/storage/queue.ts";
import type { Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { idFrom } from "#platform/table/new-id.ts";
import {
  type ChannelEvent,
  type ChannelThread,
  duePartition,
  duePlace,
  type EventKey,
  eventEntity,
  eventsOf,
  type ReceivedEvent,
  type StoredConnection,
  type ThreadKey,
} from "./entities.ts";
import { undefinedOn } from "./undefined-on.ts";

/** An event that was not answered is sent to the queue again after so many minutes. */
const reminderMinutes = 3;

/** An answer that comes later than this is no use to anybody, and Discord takes none. */
const mostMinutes = 15;

/** Platforms repeat an event for hours; afterwards it is forgotten. */
const keptSeconds = 2 * 86_400;

type Receiver = Pick<StoredConnection, "rag_system_id" | "channel" | "user_id" | "bot_id">;

/** Stores what was written to a bot and has it answered; what came before, in any event, changes nothing. */
export const accept = (connection: Receiver, { thread, ...received }: ReceivedEvent): Promise<void> => {
  const { rag_system_id, channel, bot_id } = connection;
  const session_id = idFrom("session", 0, [rag_system_id, channel, bot_id, thread].join(" "));
  const asked_at = new Date().toISOString();
  const conversation_id = visitorConversationId(session_id);
  return store(connection, { ...received, session_id, conversation_id, asked_at });
};

/** Stores what a person wrote to a visitor and has it sent, once. */
export const acceptWritten = (
  connection: Receiver,
  { conversation_id }: ChannelThread,
  written: Pick<ChannelEvent, "id" | "target" | "asked_at"> & { parts: string[] },
): Promise<void> =>
  store(connection, {
    ...written,
    conversation_id,
    author: "person",
    question: "",
    session_id: "",
    sender: { id: connection.bot_id },
  });

type NewEvent = Omit<ChannelEvent, "rag_system_id" | "channel" | "due_at" | "sent" | "author" | "ttl"> &
  Partial<Pick<ChannelEvent, "author">>;

const store = async ({ rag_system_id, channel, user_id }: Receiver, received: NewEvent): Promise<void> => {
  const now = Date.now();
  const event = {
    author: "chatbot" as const,
    ...received,
    rag_system_id,
    channel,
    due_at: minutesAfter(now, reminderMinutes),
    sent: 0,
    ttl: Math.floor(now / 1000) + keptSeconds,
  };
  const created = await eventEntity.create(event).catch(undefinedOn("conflict"));
  if (created || (await isForgotten(event))) await enqueue(event, user_id);
};

/** Its message may have been lost between table and queue. */
const isForgotten = async (event: EventKey): Promise<boolean> => {
  const stored = await eventEntity.find(event);
  if (!stored || stored.parts) return false;
  return Date.now() - Date.parse(stored.asked_at) > 2000;
};

/** Has the messages that wait in a thread answered; an account's threads take turns with those of others. */
export const enqueue = (
  { rag_system_id, channel, conversation_id }: ThreadKey,
  accountId: string,
): Promise<void> =>
  queue("outbox").send({
    message: { channelThread: { rag_system_id, channel, conversation_id } },
    group: `channels#${accountId}`,
  });

/** The events of a thread that wait, in the order in which they came. */
export const waitingIn = async (thread: ThreadKey): Promise<ChannelEvent[]> => {
  const events = await Array.fromAsync(eventEntity.all(eventsOf(thread)));
  const orderOf = ({ asked_at, id }: ChannelEvent) => `${asked_at} ${id}`;
  return events.filter(({ due_at }) => due_at).sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
};

/** A write that joins the transaction of the conversation, so that an answer is stored once. */
export const answeredWith = (event: ChannelEvent, parts: string[]): Write =>
  eventEntity.place({ ...event, question: "", parts });

/** Stores messages that belong to no conversation. */
export const reply = (
  event: ChannelEvent,
  { parts, author }: { parts: string[]; author: ChannelEvent["author"] },
): Promise<void> => change(event, { set: { question: "", parts, author } });

export const noteSent = (of: EventKey, sent: number): Promise<void> => change(of, { set: { sent } });

/** Notes that nothing more is to be done about an event; its texts are with the conversation. */
export const finish = (of: EventKey): Promise<void> =>
  change(of, {
    set: { question: "", parts: [], sent: 0 },
    remove: ["due_at", "gsi1pk", "gsi1sk"],
  });

/**
 * Sends the threads to the queue again whose message was lost or failed, and returns how many events waited. After
 * `mostMinutes` the last delivery gives an event up.
 */
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
    await remindOf(event, now.getTime());
    if (++reminded === maxAtOnce) break;
  }
  return reminded;
};

/** Events that one run looks at, which bounds its time. */
const maxAtOnce = 200;

const remindOf = async (event: ChannelEvent, now: number): Promise<void> => {
  await enqueue(event, event.rag_system_id);
  const due_at = minutesAfter(now, reminderMinutes);
  await change(event, {
    set: { due_at, ...duePlace(due_at, event) },
    condition: when.equals({ due_at: event.due_at }),
  });
};

/** Whether an event waits for longer than anybody does. */
export const isLate = ({ asked_at }: ChannelEvent, now = Date.now()): boolean =>
  asked_at < minutesAfter(now, -mostMinutes);

const minutesAfter = (time: number, minutes: number): string =>
  new Date(time + minutes * 60_000).toISOString();

export const findEvent = (of: EventKey): Promise<ChannelEvent | undefined> => eventEntity.find(of);

export const forgetEvent = (of: EventKey): Promise<void> => eventEntity.remove(of);

/** The event goes with its connection. */
const change = async (of: EventKey, changes: Parameters<typeof eventEntity.update>[1]): Promise<void> => {
  await eventEntity.update(of, changes).catch(undefinedOn("not_found"));
};
