import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { ContextItem } from "#shared/contract/chat.ts";
import { Conversation, Message } from "#shared/contract/conversations.ts";

const Query = z.object({
  id: z.string(),
  user_id: z.string(),
  rag_system_id: z.string(),
  query: z.string(),
  response: z.string(),
  response_time_ms: z.number(),
  token_count: z.number().int(),
  context_chunks: z.array(ContextItem),
  created_at: z.string(),
});

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
});

export const belongingEntity = entity({
  name: "Conversation",
  shape: Belonging,
  key: (id: string) => ({ pk: key("conversation", id), sk: key("conversation") }),
  keysOf: ({ id }) => ({ pk: key("conversation", id), sk: key("conversation") }),
});

export const messageEntity = entity({
  name: "Message",
  shape: Message,
  key: ({ conversation_id, id }: { conversation_id: string; id: string }) => ({
    pk: key("conversation", conversation_id),
    sk: key("message", id),
  }),
  keysOf: ({ conversation_id, id }) => ({ pk: key("conversation", conversation_id), sk: key("message", id) }),
});

export const queryEntity = entity({
  name: "Query",
  shape: Query,
  key: ({ user_id, id }: { user_id: string; id: string }) => ({
    pk: key("account", user_id),
    sk: key("query", id),
  }),
  keysOf: ({ user_id, id }) => ({ pk: key("account", user_id), sk: key("query", id) }),
});
