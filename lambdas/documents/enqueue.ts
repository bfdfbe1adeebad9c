import { queue } from "#platform/storage/queue.ts";
import { type FileKey, fileKey } from "./files.ts";

/**
 * Enqueues a document for processing, with the bucket's own notification of a new object and the account, whose documents
 * take turns with those of others. A reminder does nothing if the document is processed by then.
 */
export const enqueue = (document: FileKey, { isReminder = false } = {}): Promise<void> => {
  const group = document.user_id;
  const Records = [{ s3: { object: { key: fileKey(document) } } }];
  return queue("uploads").send({ message: { Records, group, ...(isReminder && { isReminder }) }, group });
};
