import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { ContextItem, Debug } from "#shared/contract/chat.ts";
import { Conversation } from "#shared/contract/conversations.ts";
import { conversationUpgrades } from "./upgrades.ts";

/** A source as an answer cited it; all answers of a chatbot with the same source refer to one item. */
const Source = ContextItem.omit({ similarity: true }).extend({
  digest: z.string(),
  rag_system_id: z.string(),
});
export type Source = z.infer<typeof Source>;

const Belonging = z.object({ id: z.string(), rag_system_id: z.string(), user_id: z.string() });

interface Key {
  rag_system_id: string;
  id: string;
}

/** The index partition of an account's conversations. */
export const activityPartition = (accountId: string) => key("account", accountId, key("conversation"));

/** The index's sort key: orders an account's conversations by their last activity. */
export const activity = (conversation: Pick<Conversation, "id" | "last_activity_at">) =>
  `${conversation.last_activity_at}#${conversation.id}`;

export const conversationEntity = entity({
  name: "Conversation",
  shape: Conversation,
  key: ({ rag_system_id, id }: Key) => ({ pk: key("chatbot", rag_system_id), sk: key("conversation", id) }),
  keysOf: (conversation) => ({
    pk: key("chatbot", conversation.rag_system_id),
    sk: key("conversation", conversation.id),
    gsi1pk: activityPartition(conversation.user_id),
    gsi1sk: activity(conversation),
  }),
  upgrades: conversationUpgrades,
});

export const belongingEntity = entity({
  name: "Conversation",
  shape: Belonging,
  key: (id: string) => ({ pk: key("conversation", id), sk: key("conversation") }),
  keysOf: ({ id }) => ({ pk: key("conversation", id), sk: key("conversation") }),
});

/** A conversation in which an owner tests a chatbot. */
export const testEntity = entity({
  name: "Test",
  shape: z.object({ id: z.string(), rag_system_id: z.string() }),
  key: ({ rag_system_id, id }: Key) => ({ pk: key("chatbot", rag_system_id), sk: key("test", id) }),
  keysOf: ({ rag_system_id, id }) => ({ pk: key("chatbot", rag_system_id), sk: key("test", id) }),
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

const sourceKey = ({ rag_system_id, digest }: Pick<Source, "rag_system_id" | "digest">) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("source", digest),
});

export const sourceEntity = entity({ name: "Source", shape: Source, key: sourceKey, keysOf: sourceKey });
