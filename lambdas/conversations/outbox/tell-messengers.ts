import { writeAsPerson } from "#lambdas/channels/answering/write-as-person.ts";
import { conversationEntity } from "../entities.ts";
import { isMessage, type StoredEvent } from "../event.ts";
import { noteUndelivered } from "../handoff/undelivered.ts";

/** Has what people wrote sent to the messenger from which the conversation came. */
export const tellMessengers = async (
  events: StoredEvent[],
  key: { id: string; rag_system_id: string },
): Promise<void> => {
  for (const event of events) {
    if (!isMessage(event) || event.message_type !== "intervention") continue;
    const { id, seq, content, created_at, metadata } = event;
    if (await writeAsPerson(key, { id, seq, content, created_at, name: metadata.name })) continue;
    const conversation = await conversationEntity.find(key);
    if (conversation?.channel) await noteUndelivered(conversation, disconnected);
  }
};

const disconnected =
  "The message was not sent: the bot was disconnected, or the visitor has not written to it since.";
