import * as z from "zod";
import type { FileKey } from "#lambdas/documents/files.ts";
import {
  EndedJob,
  QueuedRecording,
  takeEndedJob,
  transcribeQueued,
} from "#lambdas/recordings/transcribing/pass.ts";
import { lookAtWebsite, QueuedWebsite } from "#lambdas/web-pages/pass.ts";
import { type Attempt, onQueue } from "#platform/events/on-queue.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { enqueueGrouped } from "./enqueue-grouped.ts";
import { giveUp, ingest } from "./ingest.ts";
import { Outdated, reindexDocument } from "./reindex/reindex-document.ts";
import { tryAgainSoon } from "./try-again.ts";

/**
 * A message of the ingest queue: S3's notification of a new object, the same shape sent to read a file again or as a
 * reminder, a document to reindex, a website to look at,
 * a recording to transcribe, or EventBridge's event that a transcription has ended.
 */
const QueueMessage = z
  .object({
    Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
    /** The account that the message is grouped by. The bucket's own notifications have none. */
    group: z.string().optional(),
    isReminder: z.boolean().default(false),
    reindex: Outdated.optional(),
    website: QueuedWebsite.optional(),
    recording: QueuedRecording.optional(),
    /** The detail of an event that a transcription has ended. */
    detail: EndedJob.optional(),
    /** Former name of `reindex`, which a queue filled by an earlier release may hold. */
    renew: Outdated.optional(),
  })
  .transform(({ renew, reindex = renew, ...message }) => ({ ...message, reindex }));

const queue = {
  line: "document",
  message: QueueMessage,
  // maxReceiveCount is lastTry + 1: the extra delivery marks as failed a run that died silently
  lastTry: 3,
  // time reserved for storing text and passages after embedding
  reserveMilliseconds: 30_000,
  retry: tryAgainSoon,
};

export const handler = onQueue(queue, async (message, attempt) => {
  const { Records, group, isReminder, reindex, website, recording, detail } = message;
  if (website) await lookAtWebsite(website, attempt);
  if (recording) await transcribeQueued(recording, attempt);
  if (detail) await takeEndedJob(detail);
  if (reindex) {
    addLogIds(reindex);
    await reindexDocument(reindex, attempt);
  }
  for (const { s3 } of Records) {
    const key = documentOf(s3.object.key);
    if (!key) continue;
    if (group === undefined) await enqueueGrouped(key);
    else await processFile(key, { ...attempt, isReminder });
  }
});

const processFile = async (key: FileKey, attempt: Attempt & { isReminder: boolean }): Promise<void> => {
  addLogIds({ documentId: key.id, chatbotId: key.rag_system_id });
  if (!attempt.isGivenUp) return ingest(key, attempt);
  await giveUp(key);
  // the error moves the message to the dead-letter queue
  throw new Error(`The document ${key.id} was given up.`);
};

/** S3 URL-encodes keys, with + for space. */
const documentOf = (encodedKey: string): FileKey | undefined => {
  const key = decodeURIComponent(encodedKey.replace(/\+/g, " "));
  const [, user_id, rag_system_id, id] = /^documents\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return user_id && rag_system_id && id ? { user_id, rag_system_id, id } : undefined;
};
