import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { createS3 } from "#infra/local/s3/handler.ts";
import { putFile } from "#lambdas/documents/files.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { ingest } from "#lambdas/ingest/ingest.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import type { Models } from "#platform/models/port.ts";
import { provide } from "#platform/ports.ts";
import type { Search } from "#platform/search/port.ts";
import type { Document } from "#shared/documents/document.ts";

export type Scene = Awaited<ReturnType<typeof startScene>>;

const keys = { accessKeyId: "KEY", secretAccessKey: "SECRET" };
const bucket = "uploads";
const mount = "/s3";

/** Starts table, files, search and models of the ingestion in this process, without a queue. */
export const startScene = async () => {
  const folder = await mkdtemp(join(tmpdir(), "pipeline-"));
  const dynamo = await startDynamo({ dir: join(folder, "table"), accessKeyId: keys.accessKeyId });
  const s3 = await createS3({
    dir: join(folder, "files"),
    ...keys,
    region: "us-east-1",
    mount,
    origins: () => true,
    onCreated: async () => undefined,
  });
  s3.createBucket(bucket);
  const server = createServer((request, response) => s3.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  Object.assign(process.env, {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}${mount}`,
    TABLE_NAME: "docent",
    UPLOADS_BUCKET: bucket,
  });
  await ensureTable(new DynamoDBClient({}), "docent");
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  const search = openSqliteSearch({ file: ":memory:", dimension: models.embedding.dimension });
  const news: Record<string, unknown>[] = [];
  const publish = async (_topic: string, message: Record<string, unknown>) => void news.push(message);

  return {
    models,
    search,
    news,
    /** Provides the adapters, with the given parts replaced. */
    provide: (parts: { models?: Partial<Models>; search?: Partial<Search> } = {}) =>
      provide({
        models: { ...models, ...parts.models },
        search: { ...search, ...parts.search },
        realtime: { publish },
      }),
    keptIn: async (prefix: string) => {
      const { Contents = [] } = await new S3Client({}).send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }),
      );
      return Contents.map(({ Key }) => Key);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await Promise.all([dynamo.stop(), s3.stop()]);
      search.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

let documents = 0;

/** A pending document with a stored file. */
export const storedDocument = async (content: string, filename = "rules.txt") => {
  const document = await documentStore.create({
    id: `doc_${++documents}`,
    rag_system_id: `bot_${documents}`,
    user_id: "ann",
    filename,
    content_type: "text/plain",
    file_size: content.length,
    processing_status: "pending",
    chunk_count: 0,
    created_at: new Date().toISOString(),
  });
  await putFile(document, content);
  return document;
};

export const run = (document: Document, isLast = false): Promise<void> =>
  ingest(document, { isLast, until: Date.now() + 60_000 });

export const inPlace = async (
  scene: Scene,
  { rag_system_id }: Document,
  text = "weeks",
): Promise<string[]> => {
  const found = await scene.search.keyword({ chatbotId: rag_system_id, text, limit: 100 });
  return found.map(({ passage }) => passage.text);
};
