import * as z from "zod";
import type { FileKey } from "#lambdas/documents/files.ts";
import { type Attempt, onQueue } from "#platform/events/on-queue.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { giveUp, ingest } from "./ingest.ts";
import { Outdated, reindexDocument } from "./reindex/reindex-document.ts";
import { tryAgainSoon } from "./try-again.ts";

/**
 * An S3 event notification of a new object, or a message of the same shape that has a file processed again or reminds
 * of it; or a document to reindex.
 */
const QueueMessage = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
  isReminder: z.boolean().default(false),
  renew: Outdated.optional(),
});

const queue = {
  line: "document",
  message: QueueMessage,
  lastTry: 3,
  // for what follows the embedding of passages
  reserveMilliseconds: 30_000,
  retry: tryAgainSoon,
};

export const handler = onQueue(queue, async ({ Records, isReminder, renew }, attempt) => {
  if (renew) {
    addLogIds(renew);
    await reindexDocument(renew, attempt);
  }
  for (const { s3 } of Records) {
    const key = documentOf(s3.object.key);
    if (key) await processFile(key, { ...attempt, isReminder });
  }
});

const processFile = async (key: FileKey, attempt: Attempt & { isReminder: boolean }): Promise<void> => {
  addLogIds({ documentId: key.id, chatbotId: key.rag_system_id });
  if (!attempt.isGivenUp) return ingest(key, attempt);
  await giveUp(key);
  // the error moves the message to the dead-letter queue
  throw new Error(`The document ${key.id} was given up.`);
};

/** S3 sends keys URL-encoded, with + for space. */
const documentOf = (encodedKey: string): FileKey | undefined => {
  const key = decodeURIComponent(encodedKey.replace(/\+/g, " "));
  const [, user_id, rag_system_id, id] = /^documents\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return user_id && rag_system_id && id ? { user_id, rag_system_id, id } : undefined;
};
