import type { DocumentKey } from "#platform/search/port.ts";
import { queue } from "#platform/storage/queue.ts";

/** Enqueues a reindex message for each document and returns their number. Throws if the queue keeps refusing some. */
export const enqueueOutdated = (documents: AsyncIterable<DocumentKey>): Promise<number> =>
  queue("uploads").sendAll(messagesFor(documents));

async function* messagesFor(documents: AsyncIterable<DocumentKey>) {
  for await (const reindex of documents) yield { message: { reindex }, group: reindex.chatbotId };
}
