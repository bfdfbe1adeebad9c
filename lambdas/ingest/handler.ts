import type { Context, SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import * as z from "zod";
import type { FileKey } from "../documents/files.ts";
import { logger } from "../platform/logger.ts";
import { giveUp, ingest } from "./ingest.ts";

/** What the queue carries: S3's announcement of a new object, or the same shape sent to read a file again. */
const Announcement = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/** The queue hands a message over once more than this, for those whose last try could not say how it ended. */
const lastTry = 3;
/** Left for what comes after the passages are embedded. */
const settlingMilliseconds = 30_000;

export const handler = async ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchItemFailure[] = [];
  for (const record of Records)
    await work(record, context).catch((error) => {
      logger.error("a document could not be processed", error, { messageId: record.messageId });
      batchItemFailures.push({ itemIdentifier: record.messageId });
    });
  return { batchItemFailures };
};

const work = async (record: SQSRecord, context: Context): Promise<void> => {
  const tries = Number(record.attributes.ApproximateReceiveCount);
  const attempt = {
    isLast: tries >= lastTry,
    until: Date.now() + context.getRemainingTimeInMillis() - settlingMilliseconds,
  };
  for (const { s3 } of Announcement.parse(JSON.parse(record.body)).Records) {
    const key = documentOf(s3.object.key);
    if (key && tries > lastTry) await abandon(key);
    else if (key) await ingest(key, attempt);
  }
};

/** Goes to the dead letters, where somebody can look at it. */
const abandon = async (key: FileKey): Promise<never> => {
  await giveUp(key);
  throw new Error(`The document ${key.id} was given up.`);
};

/** Keys come URL-encoded, with + for space. */
const documentOf = (encodedKey: string): FileKey | undefined => {
  const key = decodeURIComponent(encodedKey.replace(/\+/g, " "));
  const [, user_id, rag_system_id, id] = /^documents\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return user_id && rag_system_id && id ? { user_id, rag_system_id, id } : undefined;
};
