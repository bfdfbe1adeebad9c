import * as z from "zod";
import type { Channel } from "#platform/search/messages/port.ts";
import { entity } from "#platform/table/entity.ts";
import { Debug } from "#shared/chat/shapes.ts";
import { at } from "#shared/contract/fields.ts";
import { type Answerer, Conversation } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { key } from "./names.ts";
import { conversationUpgrades } from "./upgrades.ts";

/** Sums over a conversation's answers; absent in one that has none, or that is from before they were kept. */
const AnswerSums = z.object({
  /** Milliseconds of all answers with a response time, of which there are `timed_answers`. */
  response_ms: z.number().optional(),
  timed_answers: z.number().int().optional(),
  refused_answers: z.number().int().optional(),
});
export type AnswerSums = z.infer<typeof AnswerSums>;

const StoredConversation = Conversation.extend({
  ...AnswerSums.shape,
  /** Whether one of its questions stayed open: nothing was found, the answer failed, or a person got it. */
  is_unresolved: z.boolean().optional(),
  /** Whether a person wrote in it; absent for false. */
  has_intervention: z.boolean().optional(),
  /** When the visitor's request for a person came to nothing; null once that is settled. */
  unmet_at: at.nullable().optional(),
  /** The address that the visitor left for the answer, and the language of the mail. */
  reply_to: z.object({ email: z.string(), language: z.string() }).optional(),
  /** The last event that the visitor has seen; kept once there is a `reply_to`. */
  seen_seq: z.number().optional(),
  /** The last event that was mailed to the visitor. */
  mailed_seq: z.number().optional(),
});
export type StoredConversation = z.infer<typeof StoredConversation>;

const Belonging = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  /** Absent before the conversation is listed by its start. */
  started_at: z.string().optional(),
  is_public_session: z.boolean().optional(),
});
export type Belonging = z.infer<typeof Belonging>;

interface Key {
  rag_system_id: string;
  id: string;
}

/** The index partition of an account's conversations. */
export const activityPartition = (accountId: string) => key("account", accountId, key("conversation"));

/** The index's sort key: orders an account's conversations by their last activity. */
export const activity = (conversation: Pick<Conversation, "id" | "last_activity_at">) =>
  `${conversation.last_activity_at}#${conversation.id}`;

/** The place of a conversation in the list by activity, for `encodeCursor`. */
export const activityKeys = (conversation: Conversation) => ({
  pk: key("chatbot", conversation.rag_system_id),
  sk: key("conversation", conversation.id),
  gsi1pk: activityPartition(conversation.user_id),
  gsi1sk: activity(conversation),
});

/** The index partition of an account's conversations by their start, which never changes. */
export const startPartition = (accountId: string) => key("account", accountId, key("started"));

/** The keys that list a conversation by its start. */
export const startKeys = ({ id, user_id, started_at }: Belonging) =>
  started_at ? { gsi1pk: startPartition(user_id), gsi1sk: `${started_at}#${id}` } : {};

/** The keys of a conversation's belonging, and its place in the list by start, for `encodeCursor`. */
export const belongingKeys = (belonging: Belonging) => ({
  pk: key("conversation", belonging.id),
  sk: key("conversation"),
  ...startKeys(belonging),
});

export const conversationEntity = entity({
  name: "Conversation",
  shape: StoredConversation,
  key: ({ rag_system_id, id }: Key) => ({ pk: key("chatbot", rag_system_id), sk: key("conversation", id) }),
  keysOf: activityKeys,
  upgrades: conversationUpgrades,
});

export const belongingEntity = entity({
  name: "Conversation",
  shape: Belonging,
  key: (id: string) => ({ pk: key("conversation", id), sk: key("conversation") }),
  keysOf: belongingKeys,
});

interface MessageKey {
  conversation_id: string;
  id: string;
}

const debugKey = ({ conversation_id, id }: MessageKey) => ({
  pk: key("conversation", conversation_id),
  sk: key("debug", id),
});

/** The debug trace of an answer, apart from its message, which is read more often. */
export const debugEntity = entity({
  name: "Debug trace",
  shape: z.object({ conversation_id: z.string(), id: z.string(), debug: Debug }),
  key: debugKey,
  keysOf: debugKey,
});

/** Who answers now: a claim and a visitor's request for a person end at their `until`. */
export const answererOf = ({ answerer }: Pick<Conversation, "answerer">, now = new Date()): Answerer =>
  answerer.kind === "bot" || answerer.until > now.toISOString() ? answerer : { kind: "bot" };

/** The person who holds the conversation now. */
export const holderOf = (conversation: Pick<Conversation, "answerer">): string | undefined => {
  const answerer = answererOf(conversation);
  return answerer.kind === "person" ? answerer.id : undefined;
};

/** Whether the chatbot is silent, because a person answers or is waited for. */
export const isHeld = (conversation: Pick<Conversation, "answerer">): boolean =>
  answererOf(conversation).kind !== "bot";

/** Refuses the chatbot's answer in a conversation that is held. */
export const heldByPerson = ({ answerer }: Pick<Conversation, "answerer">) =>
  new AppError(
    "conflict",
    answerer.kind === "waiting"
      ? "The team was asked to answer this conversation and has received your message."
      : "A person is answering this conversation now and has received your message.",
  );

/** The way by which a conversation came: a messenger, a widget, the public page, the API, or an owner's test. */
export const channelOf = ({
  channel,
  widget_id,
  is_page_session,
  api_key_id,
}: Pick<Conversation, "channel" | "widget_id" | "is_page_session" | "api_key_id">): Channel => {
  if (channel) return channel;
  if (widget_id) return "widget";
  if (api_key_id) return "api";
  return is_page_session ? "page" : "test";
};

/** The fields of a conversation in which nothing was said yet: counts at zero, the chatbot answers. */
export const unbegun = () => {
  const now = new Date().toISOString();
  return {
    title: null,
    started_at: now,
    ended_at: null,
    last_activity_at: now,
    message_count: 0,
    question_count: 0,
    last_seq: 0,
    answerer: { kind: "bot" },
    total_tokens_used: 0,
  } satisfies Partial<Conversation>;
};
