import type { Context, SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import * as z from "zod";
import type { FileKey } from "#lambdas/documents/files.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { withMessageLine } from "#platform/logging/message-line.ts";
import { giveUp, ingest } from "./ingest.ts";
import { Outdated, reindexDocument } from "./reindex/reindex-document.ts";
import { tryAgainSoon } from "./try-again.ts";

/**
 * A message of the ingest queue: S3's notification of a new object, the same shape sent to read a file again or as a
 * reminder, or a document to reindex.
 */
const Message = z
  .object({
    Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
    isReminder: z.boolean().default(false),
    reindex: Outdated.optional(),
    /** Former name of `reindex`, which a queue filled by an earlier release may hold. */
    renew: Outdated.optional(),
  })
  .transform(({ renew, reindex = renew, ...message }) => ({ ...message, reindex }));

/** `maxReceiveCount` is lastTry + 1: the extra delivery marks as failed a run that died silently. */
const lastTry = 3;
/** Time reserved for storing text and passages after embedding. */
const settlingMilliseconds = 30_000;

export const handler = async ({ Records }: SQSEvent, context: Context): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchItemFailure[] = [];
  for (const record of Records) {
    const { messageId } = record;
    const ids = { requestId: context.awsRequestId, messageId, delivery: triesOf(record), lastTry };
    const isDone = await withMessageLine("document", ids, () => work(record, context));
    if (isDone) continue;
    batchItemFailures.push({ itemIdentifier: messageId });
    await tryAgainSoon(record, triesOf(record));
  }
  return { batchItemFailures };
};

const triesOf = ({ attributes }: SQSRecord): number => Number(attributes.ApproximateReceiveCount);

const work = async (record: SQSRecord, context: Context): Promise<void> => {
  const tries = triesOf(record);
  const attempt = {
    isLast: tries >= lastTry,
    until: Date.now() + context.getRemainingTimeInMillis() - settlingMilliseconds,
  };
  const message = Message.parse(JSON.parse(record.body));
  if (message.reindex) {
    addLogIds(message.reindex);
    await reindexDocument(message.reindex, attempt);
  }
  for (const { s3 } of message.Records) {
    const key = documentOf(s3.object.key);
    if (key) addLogIds({ documentId: key.id, chatbotId: key.rag_system_id });
    if (key && tries > lastTry) await abandon(key);
    else if (key) await ingest(key, { ...attempt, isReminder: message.isReminder });
  }
};

/** Throws, which moves the message to the dead-letter queue. */
const abandon = async (key: FileKey): Promise<never> => {
  await giveUp(key);
  throw new Error(`The document ${key.id} was given up.`);
};

/** S3 URL-encodes keys, with + for space. */
const documentOf = (encodedKey: string): FileKey | undefined => {
  const key = decodeURIComponent(encodedKey.replace(/\+/g, " "));
  const [, user_id, rag_system_id, id] = /^documents\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
  return user_id && rag_system_id && id ? { user_id, rag_system_id, id } : undefined;
};
