import { type FileKey, fileKey } from "#lambdas/documents/files.ts";
import { queue } from "#platform/storage/queue.ts";

/**
 * Sends the bucket's notification of an upload once more, grouped by account: a bucket can't set MessageGroupId, by which
 * the messages of accounts take turns.
 */
export const enqueueGrouped = (key: FileKey): Promise<void> => {
  const group = key.user_id;
  return queue("uploads").send({
    message: { Records: [{ s3: { object: { key: fileKey(key) } } }], group },
    group,
  });
};
