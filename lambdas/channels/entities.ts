import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { Channel } from "#shared/channels/channel.ts";
import { at } from "#shared/contract/fields.ts";
import { key, keyPrefix } from "./names.ts";

const StoredConnection = z.object({
  user_id: z.string(),
  rag_system_id: z.string(),
  channel: Channel,
  /** The platform's id of the bot, or of its application in Discord. */
  bot_id: z.string(),
  bot_name: z.string(),
  place: z.string().optional(),
  /** Discord's key that its requests are signed with. */
  public_key: z.string().optional(),
  answers_in_groups: z.boolean(),
  /** Its secrets, encrypted. */
  sealed: z.string(),
  token_end: z.string(),
  connected_at: at,
  is_reached: z.boolean(),
  fault: z.string().optional(),
});
export type StoredConnection = z.infer<typeof StoredConnection>;

export interface ConnectionKey {
  rag_system_id: string;
  channel: Channel;
}

const connectionKey = ({ rag_system_id, channel }: ConnectionKey) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("channel", channel),
});

export const connectionEntity = entity({
  name: "Bot",
  shape: StoredConnection,
  key: connectionKey,
  keysOf: connectionKey,
});

const Listed = z.object({ user_id: z.string(), rag_system_id: z.string(), channel: Channel });

const listedKey = ({ user_id, rag_system_id, channel }: z.infer<typeof Listed>) => ({
  pk: key("account", user_id),
  sk: key("channel", rag_system_id, channel),
});

/** Says in the account's partition which of its chatbots has a bot. */
export const listedEntity = entity({ name: "Bot", shape: Listed, key: listedKey, keysOf: listedKey });

const Event = z.object({
  rag_system_id: z.string(),
  channel: Channel,
  /** The conversation of its thread. */
  conversation_id: z.string(),
  /** The platform's id of the message, which is the same however often and in whatever event it comes. */
  id: z.string(),
  question: z.string(),
  /** The session of its thread. */
  session_id: z.string(),
  sender: z.object({ id: z.string(), name: z.string().optional() }),
  /** Where the platform takes the answer. */
  target: z.record(z.string(), z.string()),
  asked_at: at,
  /** The schedule has it answered from then on; absent once nothing more is to be done about it. */
  due_at: at.optional(),
  /** The messages of the answer, once it is stored in the conversation, and how many of them were sent. */
  parts: z.array(z.string()).optional(),
  sent: z.number().int().default(0),
  /** The author of these messages: the product writes in place of an answer. */
  author: z.enum(["chatbot", "person", "product"]).default("chatbot"),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type ChannelEvent = z.infer<typeof Event>;

/** The part of an event that a platform reports. */
export type ReceivedEvent = Pick<ChannelEvent, "id" | "question" | "sender" | "target"> & {
  /** The platform's id of one person's conversation with the bot: in a chat, or in a thread of a channel. */
  thread: string;
};

/** The messages of one person to a bot in one place, which are one conversation. */
export type ThreadKey = Pick<ChannelEvent, "rag_system_id" | "channel" | "conversation_id">;

export type EventKey = ThreadKey & Pick<ChannelEvent, "id">;

const eventKey = ({ rag_system_id, channel, conversation_id, id }: EventKey) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("channelEvent", channel, conversation_id, id),
});

/** The query of a thread's events. */
export const eventsOf = ({ rag_system_id, channel, conversation_id }: ThreadKey) => ({
  pk: key("chatbot", rag_system_id),
  prefix: keyPrefix("channelEvent", channel, conversation_id),
});

/** The index partition of the events that wait for an answer. */
export const duePartition = key("channelEvent");

/** The place of an event among those that wait. */
export const duePlace = (due_at: string, { rag_system_id, channel, conversation_id, id }: EventKey) => ({
  gsi1pk: duePartition,
  gsi1sk: [due_at, rag_system_id, channel, conversation_id, id].join("#"),
});

export const eventEntity = entity({
  name: "Event",
  shape: Event,
  key: eventKey,
  keysOf: (event) => ({ ...eventKey(event), ...(event.due_at && duePlace(event.due_at, event)) }),
});

const Thread = z.object({
  rag_system_id: z.string(),
  channel: Channel,
  conversation_id: z.string(),
  /** Where the platform takes messages to the thread's person; absent before the first one is answered. */
  target: z.record(z.string(), z.string()).optional(),
  /** When that person wrote last. */
  written_at: at.optional(),
  /** One process answers in the thread until then, in milliseconds since 1970. */
  taken_until: z.number(),
  /** Counts processes that found the thread taken, so that the one which has it looks again. */
  calls: z.number().int(),
  /** Whether the person knows since the chatbot's last answer that somebody else answers. */
  is_told: z.boolean(),
});
export type ChannelThread = z.infer<typeof Thread>;

const threadKey = ({ rag_system_id, conversation_id }: Omit<ThreadKey, "channel">) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("botThread", conversation_id),
});

export const threadEntity = entity({ name: "Thread", shape: Thread, key: threadKey, keysOf: threadKey });

const Leaving = StoredConnection.extend({
  /** The schedule has its platform asked again from then on. */
  due_at: at,
  gives_up_at: at,
  ttl: z.number().int(),
});
export type Leaving = z.infer<typeof Leaving>;

export type LeavingKey = Pick<Leaving, "rag_system_id" | "channel" | "bot_id">;

const leavingKey = ({ rag_system_id, channel, bot_id }: LeavingKey) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("channel", "leaving", channel, bot_id),
});

/** The index partition of disconnected bots whose platform was away. */
export const leavingPartition = key("channel", "leaving");

export const leavingPlace = (due_at: string, { rag_system_id, channel, bot_id }: LeavingKey) => ({
  gsi1pk: leavingPartition,
  gsi1sk: [due_at, rag_system_id, channel, bot_id].join("#"),
});

/** A disconnected bot whose platform may still send; see `leaving.ts`. */
export const leavingEntity = entity({
  name: "Bot",
  shape: Leaving,
  key: leavingKey,
  keysOf: (leaving) => ({ ...leavingKey(leaving), ...leavingPlace(leaving.due_at, leaving) }),
});
