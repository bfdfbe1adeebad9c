import { newId } from "#platform/table/new-id.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";

/** The fields that every new event has. */
export const newEventIn = ({ id }: Pick<Conversation, "id">) => ({
  id: newId("event"),
  conversation_id: id,
  created_at: new Date().toISOString(),
});
