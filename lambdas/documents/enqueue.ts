import { queue } from "#platform/storage/queue.ts";
import { type FileKey, fileKey } from "./files.ts";

/**
 * Enqueues a document for processing, with the bucket's own notification of a new object. A reminder does nothing if the
 * document is processed by then.
 */
export const enqueue = (document: FileKey, { isReminder = false } = {}): Promise<void> =>
  queue("uploads").send({
    Records: [{ s3: { object: { key: fileKey(document) } } }],
    ...(isReminder && { isReminder }),
  });
