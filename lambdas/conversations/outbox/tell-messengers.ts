import { writeAsPerson } from "#lambdas/channels/answering/write-as-person.ts";
import { isMessage, type StoredEvent } from "../event.ts";

/** Has what people wrote, and that nobody came, sent to the messenger from which the conversation came. */
export const tellMessengers = async (
  events: StoredEvent[],
  conversation: { id: string; rag_system_id: string },
): Promise<void> => {
  for (const event of events)
    if (isMessage(event) && event.message_type === "intervention") {
      const { id, content, metadata } = event;
      await writeAsPerson(conversation, { id, content, name: metadata.name });
    } else if (event.kind === "request" && event.outcome === "expired")
      await writeAsPerson(conversation, { id: event.id, name: "Assistant", content: nobody });
};

const nobody = "Nobody could come just now. The assistant answers again.";
