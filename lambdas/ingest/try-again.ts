import { ChangeMessageVisibilityCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { SQSRecord } from "aws-lambda";
import { required } from "#platform/environment.ts";

const sqs = new SQSClient({});

/** Seconds until the redelivery after the first, the second try; later tries follow immediately. */
const delaySeconds = [2, 10];

/**
 * Shortens a failed message's visibility timeout. The queue's own timeout covers the longest run, during which the
 * owner would see "Processing".
 */
export const tryAgainSoon = async ({ receiptHandle }: SQSRecord, tries: number): Promise<void> => {
  await sqs.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: required("UPLOADS_QUEUE_URL"),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: delaySeconds[tries - 1] ?? 0,
    }),
  );
};
