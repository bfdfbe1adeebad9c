import { paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import type { Queue } from "../sqs/queue.ts";
import { sendUpload } from "../sqs/send-upload.ts";

/** Sends an upload event for every stored file, which makes the ingestion index all documents again. */
export const reindexDocuments = async (bucket: string, queue: Queue): Promise<void> => {
  const pages = paginateListObjectsV2({ client: new S3Client({}) }, { Bucket: bucket, Prefix: "documents/" });
  for await (const { Contents = [] } of pages)
    for (const { Key = "" } of Contents) {
      const key = encodeURIComponent(Key).replaceAll("%2F", "/");
      await sendUpload(queue, { Records: [{ s3: { object: { key } } }] });
    }
};
