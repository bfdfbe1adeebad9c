import type { Context, SQSBatchItemFailure, SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import * as z from "zod";
import type { FileKey } from "#lambdas/documents/files.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import { withMessageLine } from "#platform/logging/message-line.ts";
import { giveUp, ingest } from "./ingest.ts";
import { Outdated, reindexDocument } from "./reindex/reindex-document.ts";
import { tryAgainSoon } from "./try-again.ts";

/**
 * What the queue carries: S3's announcement of a new object, or the same shape sent to read a file again or as a reminder
 * of one; or a document to be renewed.
 */
const Message = z.object({
  Records: z.array(z.object({ s3: z.object({ object: z.object({ key: z.string() }) }) })).default([]),
  isReminder: z.boolean().default(false),
  renew: Outdated.optional(),
});

/** The queue hands a message over once more than this, for those whose last try could not say how it ended. */
const lastTry = 3;
/** Left for what comes after the passages are embedded. */
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
  if (message.renew) {
    addLogIds(message.renew);
    await reindexDocument(message.renew, attempt);
  }
  for (const { s3 } of message.Records) {
    const key = documentOf(s3.object.key);
    if (key) addLogIds({ documentId: key.id, chatbotId: key.rag_system_id });
    if (key && tries > lastTry) await abandon(key);
    else if (key) await ingest(key, { ...attempt, isReminder: message.isReminder });
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
