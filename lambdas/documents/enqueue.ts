import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { required } from "#platform/environment.ts";
import { type FileKey, fileKey } from "./files.ts";

const sqs = new SQSClient({});

/** Has a document's file read, as the bucket does when one arrives. A reminder does nothing where that is done by now. */
export const enqueue = async (document: FileKey, { isReminder = false } = {}): Promise<void> => {
  const Records = [{ s3: { object: { key: fileKey(document) } } }];
  await sqs.send(
    new SendMessageCommand({
      QueueUrl: required("UPLOADS_QUEUE_URL"),
      MessageBody: JSON.stringify({ Records, ...(isReminder && { isReminder }) }),
    }),
  );
};
