import { conversationEntity } from "#lambdas/conversations/entities.ts";
import { isMessage, type StoredEvent } from "#lambdas/conversations/event.ts";
import { noteUndelivered } from "#lambdas/conversations/handoff/undelivered.ts";
import { writeAsPerson } from "./answering/write-as-person.ts";

/** Has what people wrote, and that nobody came, sent to the messenger from which the conversation came. */
export const tellMessengers = async (
  events: StoredEvent[],
  key: { id: string; rag_system_id: string },
): Promise<void> => {
  for (const event of events)
    if (isMessage(event) && event.message_type === "intervention") {
      const { id, seq, content, created_at, metadata } = event;
      if (await writeAsPerson(key, { id, seq, content, created_at, name: metadata.name })) continue;
      const conversation = await conversationEntity.find(key);
      if (conversation?.channel) await noteUndelivered(conversation, disconnected);
    } else if (event.kind === "request" && event.outcome === "expired") {
      const { id, seq, created_at } = event;
      await writeAsPerson(key, { id, seq, created_at, name: "Assistant", content: nobody });
    }
};

const disconnected =
  "The message was not sent: the bot was disconnected, or the visitor has not written to it since.";
const nobody = "Nobody could come just now. The assistant answers again.";
