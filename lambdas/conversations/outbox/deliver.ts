import { addLogIds } from "#platform/logging/log-context.ts";
import { belongingEntity } from "../entities.ts";
import { eventsBetween } from "../events.ts";
import { consumers } from "./consumers.ts";
import { type OutboxRow, rowEntity } from "./row.ts";

/** Hands a row's events to every consumer, then deletes the row. Does nothing for a row that was delivered. */
export const deliver = async (key: Pick<OutboxRow, "shard" | "id">): Promise<void> => {
  const row = await rowEntity.find(key);
  if (!row) return;
  const { conversation } = row;
  addLogIds({ conversationId: conversation.id });
  const events = row.events ? await eventsBetween(conversation.id, ...row.events) : [];
  // The events of a conversation that is deleted by now are gone.
  for (const consumer of consumers)
    await (events.length > 0 ? consumer.consume(events, conversation) : consumer.forget(conversation));
  // A deletion while the events were consumed has been delivered before them.
  if (events.length > 0 && !(await belongingEntity.find(conversation.id)))
    for (const consumer of consumers) await consumer.forget(conversation);
  await rowEntity.remove(row);
};
