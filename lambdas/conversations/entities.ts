import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
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

/** Sorts an owner's conversations by their last activity. */
export const activity = (conversation: Pick<Conversation, "id" | "last_activity_at">) =>
  `${conversation.last_activity_at}#${conversation.id}`;

export const conversationEntity = entity({
  name: "Conversation",
  shape: Conversation,
  key: ({ rag_system_id, id }: Key) => ({ pk: `BOT#${rag_system_id}`, sk: `CONV#${id}` }),
  keysOf: (conversation) => ({
    pk: `BOT#${conversation.rag_system_id}`,
    sk: `CONV#${conversation.id}`,
    gsi1pk: `OWNER#${conversation.user_id}#CONV`,
    gsi1sk: activity(conversation),
  }),
});

export const belongingEntity = entity({
  name: "Conversation",
  shape: Belonging,
  key: (id: string) => ({ pk: `CONV#${id}`, sk: "CONV" }),
  keysOf: ({ id }) => ({ pk: `CONV#${id}`, sk: "CONV" }),
});

export const messageEntity = entity({
  name: "Message",
  shape: Message,
  key: ({ conversation_id, id }: { conversation_id: string; id: string }) => ({
    pk: `CONV#${conversation_id}`,
    sk: `MSG#${id}`,
  }),
  keysOf: ({ conversation_id, id }) => ({ pk: `CONV#${conversation_id}`, sk: `MSG#${id}` }),
});

export const queryEntity = entity({
  name: "Query",
  shape: Query,
  key: ({ user_id, id }: { user_id: string; id: string }) => ({ pk: `OWNER#${user_id}`, sk: `QUERY#${id}` }),
  keysOf: ({ user_id, id }) => ({ pk: `OWNER#${user_id}`, sk: `QUERY#${id}` }),
});
