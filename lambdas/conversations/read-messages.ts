import type { Conversation, Message } from "#shared/conversations/shapes.ts";
import { isMessage, type StoredEvent } from "./event.ts";
import { allEvents, eventsAfter, latestEvents } from "./events.ts";
import { systemLine } from "./handoff/system-line.ts";
import { withSources } from "./sources.ts";

export interface MessagePage {
  limit?: number | undefined;
  cursor?: string | undefined;
  /** Excludes `cursor`. */
  afterSeq?: number | undefined;
}

/**
 * The latest messages, those before a page by its cursor, or the first ones after a number; oldest first within a
 * page, with lines about who answers. A page may be short of messages, because other events count too. Throws AppError `invalid` for the cursor of
 * another conversation.
 */
export const readMessages = async (
  conversation: Conversation,
  { afterSeq, limit = 50, cursor }: MessagePage,
): Promise<{ items: Message[]; cursor?: string }> => {
  const { items, ...rest } =
    afterSeq === undefined
      ? await latestEvents(conversation.id, { limit, cursor })
      : { items: await eventsAfter(conversation, afterSeq, limit) };
  return { ...rest, items: await withSources(conversation.rag_system_id, items.flatMap(shown)) };
};

const shown = (event: StoredEvent) => (isMessage(event) ? event : systemLine(event));

/** Every message with its sources, however many: no request may wait for it. */
export const readAllMessages = async ({
  id,
  rag_system_id,
}: Pick<Conversation, "id" | "rag_system_id">): Promise<Message[]> =>
  withSources(rag_system_id, (await Array.fromAsync(allEvents(id))).filter(isMessage));
