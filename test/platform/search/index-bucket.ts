import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { createS3 } from "#infra/local/s3/handler.ts";

const keys = { accessKeyId: "index-key", secretAccessKey: "index-secret" };
const mount = "/s3";
const region = "us-east-1";

export type Buckets = Awaited<ReturnType<typeof startBuckets>>;

/** The one-machine S3 in a folder of its own, over HTTP. */
export const startBuckets = async () => {
  const dir = await mkdtemp(join(tmpdir(), "buckets-"));
  const s3 = createS3({
    dir,
    ...keys,
    region,
    mount,
    origins: () => false,
    onCreated: async () => undefined,
  });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    return s3.handle(request, response);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(Number(Object(server.address()).port)));
  });
  const endpoint = `http://127.0.0.1:${port}${mount}`;
  const client = clientOf(endpoint);
  return {
    endpoint,
    client,
    createBucket: s3.createBucket,
    /** Requests so far. */
    asked,
    keysIn: async (Bucket: string): Promise<string[]> => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.flatMap(({ Key }) => Key ?? []);
    },
    stop: async () => {
      client.destroy();
      server.closeAllConnections();
      server.close();
      await s3.stop();
      await rm(dir, { recursive: true });
    },
  };
};

export const clientOf = (endpoint: string): S3Client =>
  new S3Client({ endpoint, region, forcePathStyle: true, credentials: keys });
