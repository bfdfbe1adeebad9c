import { newId } from "#platform/table/new-id.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { append } from "./append.ts";

/** Appends to the log that the visitor has left contact details, which the lead holds. */
export const noteLead = async (conversation: Conversation, lead_id: string): Promise<void> => {
  const event = {
    kind: "lead" as const,
    id: newId("event"),
    conversation_id: conversation.id,
    created_at: new Date().toISOString(),
    lead_id,
  };
  await append(conversation, () => ({ events: [event] }));
};
