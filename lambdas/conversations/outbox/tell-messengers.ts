import { writeAsPerson } from "#lambdas/channels/answering/write-as-person.ts";
import { isMessage, type StoredEvent } from "../event.ts";

/** Has what people wrote sent to the messenger from which the conversation came. */
export const tellMessengers = async (
  events: StoredEvent[],
  conversation: { id: string; rag_system_id: string },
): Promise<void> => {
  for (const event of events)
    if (isMessage(event) && event.message_type === "intervention") {
      const { id, content, metadata } = event;
      await writeAsPerson(conversation, { id, content, name: metadata.name });
    }
};
