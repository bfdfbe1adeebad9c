import type { Consumer } from "#lambdas/area.ts";
import { belongingEntity } from "#lambdas/conversations/entities.ts";
import { eventsBetween } from "#lambdas/conversations/events.ts";
import { isDemo } from "#lambdas/core/demo.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { type OutboxRow, rowEntity } from "#platform/outbox/row.ts";
import { findTogether } from "#platform/table/lookup.ts";
import { consumers } from "./consumers.ts";

/**
 * Hands a row's events to every consumer, then deletes the row. Does nothing for a row that was delivered. Nobody reads
 * what would be derived from conversations with the product's own chatbot.
 */
export const deliver = async (key: Pick<OutboxRow, "shard" | "id">): Promise<void> => {
  const row = await rowEntity.find(key);
  if (!row) return;
  if (isDemo(row.conversation.user_id)) return rowEntity.remove(row);
  const { conversation } = row;
  addLogIds({ conversationId: conversation.id });
  const events = row.events ? await eventsBetween(conversation.id, ...row.events) : [];
  // The events of a conversation that is deleted by now are gone.
  const hand = async (some: Consumer[]) => {
    for (const consumer of some)
      await (events.length > 0 ? consumer.consume(events, conversation) : consumer.forget?.(conversation));
  };
  const always = consumers.filter(({ isWanted }) => !isWanted);
  await hand(always);
  const { isThere, wanting } = await readTogether(conversation);
  await hand(wanting);
  // A deletion while the events were consumed has been delivered before them.
  const isGone = events.length > 0 && !(wanting.length > 0 ? await isStored(conversation) : isThere);
  if (isGone) for (const consumer of [...always, ...wanting]) await consumer.forget?.(conversation);
  await rowEntity.remove(row);
};

type Conversation = OutboxRow["conversation"];

/** Whether the conversation is there, and the consumers that its account has use for, in one read. */
const readTogether = async ({ id, user_id }: Conversation) => {
  const some = consumers.flatMap((consumer) => (consumer.isWanted ? [consumer] : []));
  const lookups = await Promise.all(some.flatMap(({ isWanted }) => isWanted?.(user_id) ?? []));
  const [belonging, ...wanted] = await findTogether(belongingEntity.lookup(id), ...lookups);
  return { isThere: belonging !== undefined, wanting: some.filter((_, at) => wanted[at]) };
};

const isStored = async ({ id }: Conversation): Promise<boolean> =>
  (await belongingEntity.find(id)) !== undefined;
