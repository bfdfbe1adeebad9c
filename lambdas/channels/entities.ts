import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { Channel } from "#shared/contract/channel.ts";
import { at } from "#shared/contract/fields.ts";

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
  /** The platform's id of what was written, which is the same however often and in whatever event it comes. */
  id: z.string(),
  question: z.string(),
  /** The platform's id of one conversation: a chat, a thread, or a person in a channel. */
  thread: z.string(),
  sender: z.object({ id: z.string(), name: z.string().optional() }),
  /** Where the platform takes the answer. */
  target: z.record(z.string(), z.string()),
  asked_at: at,
  /** The schedule has it answered from then on; absent once the answer was sent. */
  due_at: at.optional(),
  /** Nobody else answers it until then, in milliseconds since 1970. */
  taken_until: z.number().default(0),
  /** The messages of the answer, once it is stored in the conversation, and how many of them were sent. */
  parts: z.array(z.string()).optional(),
  sent: z.number().int().default(0),
  /** Whether a person wrote the messages, so that they reply to none of the visitor's. */
  is_by_person: z.boolean().optional(),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type ChannelEvent = z.infer<typeof Event>;

/** The part of an event that a platform reports. */
export type ReceivedEvent = Pick<ChannelEvent, "id" | "question" | "thread" | "sender" | "target">;

export type EventKey = Pick<ChannelEvent, "rag_system_id" | "channel" | "id">;

const eventKey = ({ rag_system_id, channel, id }: EventKey) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("channelEvent", channel, id),
});

/** The index partition of the events that wait for an answer. */
export const duePartition = key("channelEvent");

/** The place of an event among those that wait. */
export const duePlace = (due_at: string, { rag_system_id, channel, id }: EventKey) => ({
  gsi1pk: duePartition,
  gsi1sk: `${due_at}#${rag_system_id}#${channel}#${id}`,
});

export const eventEntity = entity({
  name: "Event",
  shape: Event,
  key: eventKey,
  keysOf: (event) => ({ ...eventKey(event), ...(event.due_at && duePlace(event.due_at, event)) }),
});

/** Where the platform takes messages to the visitor of a conversation. */
const Place = z.object({
  rag_system_id: z.string(),
  conversation_id: z.string(),
  channel: Channel,
  target: z.record(z.string(), z.string()),
});
export type ChannelPlace = z.infer<typeof Place>;

export type PlaceKey = Pick<ChannelPlace, "rag_system_id" | "conversation_id">;

const placeKey = ({ rag_system_id, conversation_id }: PlaceKey) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("channelPlace", conversation_id),
});

export const placeEntity = entity({ name: "Place", shape: Place, key: placeKey, keysOf: placeKey });
