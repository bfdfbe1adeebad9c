import { paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";

/** Sends an upload event for every stored file, which makes the ingestion index all documents again. */
export const reindexDocuments = async (bucket: string, send: (body: string) => unknown): Promise<void> => {
  const pages = paginateListObjectsV2({ client: new S3Client({}) }, { Bucket: bucket, Prefix: "documents/" });
  for await (const { Contents = [] } of pages)
    for (const { Key = "" } of Contents) {
      const key = encodeURIComponent(Key).replaceAll("%2F", "/");
      send(JSON.stringify({ Records: [{ s3: { object: { key } } }] }));
    }
};
