import type { SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import * as z from "zod";
import { logger } from "../platform/logger.ts";
import { ingest } from "./ingest.ts";

/** What the queue carries: S3's announcement of a new object, or the same shape sent to read a file again. */
const Announcement = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
});

/** After this many tries the message goes to the dead letters, as the queue is set up. */
const lastTry = 3;

export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchItemFailure[] = [];
  for (const record of Records)
    await work(record).catch((error) => {
      logger.error("a document could not be processed", error, { messageId: record.messageId });
      batchItemFailures.push({ itemIdentifier: record.messageId });
    });
  return { batchItemFailures };
};

const work = async (record: SQSRecord): Promise<void> => {
  const isLastTry = Number(record.attributes.ApproximateReceiveCount) >= lastTry;
  for (const { s3 } of Announcement.parse(JSON.parse(record.body)).Records) {
    const document = documentOf(s3.object.key);
    if (document) await ingest(document, { isLastTry });
  }
};

/** Keys come URL-encoded, with + for space. */
const documentOf = (encodedKey: string) => {
  const key = decodeURIComponent(encodedKey.replace(/\+/g, " "));
  const [, rag_system_id, id] = /^documents\/[^/]+\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return rag_system_id && id ? { rag_system_id, id } : undefined;
};
