import { ChangeMessageVisibilityCommand, SQSClient } from "@aws-sdk/client-sqs";
import type { SQSRecord } from "aws-lambda";
import { required } from "#platform/environment.ts";

const sqs = new SQSClient({});

/** Seconds until the next try, after the first, the second and so on; later ones come at once. */
const waits = [2, 10];

/**
 * Has the queue hand a message over again soon. Without it a failed one waits until the time is over that a run may
 * take, while its owner looks at "Processing".
 */
export const tryAgainSoon = async ({ receiptHandle }: SQSRecord, tries: number): Promise<void> => {
  await sqs.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: required("UPLOADS_QUEUE_URL"),
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: waits[tries - 1] ?? 0,
    }),
  );
};
