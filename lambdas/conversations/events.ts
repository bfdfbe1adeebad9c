import { countItems } from "#platform/table/count.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";
import { eventEntity, eventsIn, numberedFrom, type StoredEvent, unnumbered } from "./event.ts";

interface Page {
  limit?: number;
  cursor?: string | undefined;
}

/**
 * The latest events, or those before a page by its cursor; oldest first within a page. The number of an event from
 * before numbers is its position. Throws AppError `invalid` for the cursor of another conversation.
 */
export const latestEvents = async (conversationId: string, page: Page) => {
  const query = { ...eventsIn(conversationId), newestFirst: true, ...page };
  const { items, ...rest } = await eventEntity.list(query);
  const events = items.reverse();
  const [first] = events;
  const before = first?.seq === 0 ? (await countItems(unnumbered(conversationId, first))) - 1 : 0;
  return { ...rest, items: numberFrom(before + 1, events) };
};

/** Up to `limit` events with greater numbers than `seq`, oldest first. */
export const eventsAfter = async (
  { id, last_seq }: Pick<Conversation, "id" | "last_seq">,
  seq: number,
  limit: number,
): Promise<StoredEvent[]> => {
  if (seq >= last_seq) return [];
  const { items } = await eventEntity.list({ ...numberedFrom(id, seq + 1), limit });
  if (items[0]?.seq === seq + 1) return items;
  const earlier = numberFrom(1, await Array.fromAsync(eventEntity.all(unnumbered(id))));
  return [...earlier.slice(seq), ...items].slice(0, limit);
};

/** The numbered events from one number to another, inclusive. */
export const eventsBetween = (conversationId: string, first: number, last: number): Promise<StoredEvent[]> =>
  Array.fromAsync(eventEntity.all(numberedFrom(conversationId, first, last)));

/** Every event, oldest first, however many: no request may wait for it. */
export async function* allEvents(conversationId: string): AsyncGenerator<StoredEvent> {
  let position = 0;
  for await (const event of eventEntity.all(eventsIn(conversationId)))
    yield { ...event, seq: event.seq || ++position };
}

const numberFrom = (first: number, events: StoredEvent[]): StoredEvent[] =>
  events.map((event, at) => ({ ...event, seq: event.seq || first + at }));
