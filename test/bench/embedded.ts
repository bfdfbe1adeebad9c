import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { paginateListObjectsV2 } from "@aws-sdk/client-s3";
import * as z from "zod";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { openEmbeddedSearch } from "#platform/search/embedded.ts";
import type { Search } from "#platform/search/port.ts";
import { type Buckets, startBuckets } from "../platform/search/index-bucket.ts";
import { crowd } from "./embedded/crowd.ts";
import { farFrom } from "./embedded/far-bucket.ts";
import { questionText, somePassages, unitVector } from "./embedded/passages.ts";
import { percentile, type Row } from "./table.ts";

const sizes = [100, 1000, 10_000, 50_000];
const dimensions = [384, 1024];
const passagesOfDocument = 50;
const chatbotId = "bot_bench";
const asking = fileURLToPath(new URL("embedded/asking.ts", import.meta.url));

/**
 * Search over indexes in a bucket, as far away as S3 is from a function: documents of 50 passages of 900 letters.
 * The first question is measured at this machine's speed; with its processor time counted twice, as a function of
 * 1,024 MB has about half a core, it has to stay within three seconds.
 */
export const embedded = async (): Promise<Row[]> => {
  const buckets = await startBuckets();
  const far = await farFrom(Number(new URL(buckets.endpoint).port));
  const rows: Row[] = [];
  for (const dimension of dimensions)
    for (const size of sizes) rows.push(...(await measure(buckets, far.port, size, dimension)));
  rows.push(...(await crowd(buckets)));
  far.stop();
  await buckets.stop();
  return rows;
};

const measure = async (buckets: Buckets, port: number, size: number, dimension: number): Promise<Row[]> => {
  const bucket = `bench-${dimension}-${size}`;
  buckets.createBucket(bucket);
  const embedding = { name: "bench", dimension };
  const search = openEmbeddedSearch({ client: buckets.client, bucket, embedding });
  const startedAt = performance.now();
  const askedBefore = buckets.asked.length;
  await fill(search, size, dimension);
  const fillSeconds = (performance.now() - startedAt) / 1000;
  const requests = buckets.asked.slice(askedBefore);
  const objects = await objectsIn(buckets, bucket);
  const endpoint = `http://127.0.0.1:${port}${new URL(buckets.endpoint).pathname}`;
  const took = await asked(endpoint, bucket, dimension);
  const what = (name: string) => `${size} × ${dimension}: ${name}`;
  const puts = requests.filter((request) => request.startsWith("PUT")).length;
  const documents = size / passagesOfDocument;
  return [
    { what: what("all objects"), value: megabytes(objects, ""), unit: "MB" },
    { what: what("objects"), value: objects.length, unit: "" },
    { what: what("merged objects"), value: megabytes(objects, "/merged/"), unit: "MB" },
    { what: what("manifest"), value: megabytes(objects, "/manifest") * 1000, unit: "KB" },
    { what: what("filled in"), value: fillSeconds, unit: "s" },
    { what: what("writes of a document"), value: puts / documents, unit: "PUT" },
    { what: what("first question"), value: took.first, unit: "ms" },
    { what: what("… on half a core"), value: took.first + took.firstCpu, unit: "ms", atMost: 3000 },
    { what: what("question, p50"), value: took.p50, unit: "ms" },
    { what: what("question, p99"), value: took.p99, unit: "ms" },
    ...(await beside(search, size, dimension, what)),
    { what: what("memory of the index"), value: took.memory, unit: "MiB" },
    { what: what("one document more"), value: took.write, unit: "ms" },
    { what: what("question after it"), value: took.next, unit: "ms" },
  ];
};

const fill = async (search: Search, size: number, dimension: number): Promise<void> => {
  for (let first = 0; first < size; first += passagesOfDocument) {
    const key = { chatbotId, documentId: `doc_${first}` };
    await search.replace(
      key,
      somePassages(key, first, Math.min(passagesOfDocument, size - first), dimension),
    );
  }
};

/** The same questions without the way to S3, by this adapter and by that of one machine. */
const beside = async (search: Search, size: number, dimension: number, what: (name: string) => string) => {
  const sqlite = openSqliteSearch({ file: ":memory:", dimension });
  await fill(sqlite, size, dimension);
  const own = percentile(await times(search, dimension), 0.5);
  const other = percentile(await times(sqlite, dimension), 0.5);
  sqlite.close();
  return [
    { what: what("question with S3 near, p50"), value: own, unit: "ms" },
    { what: what("question in SQLite, p50"), value: other, unit: "ms" },
  ];
};

const times = async (search: Search, dimension: number): Promise<number[]> => {
  const all: number[] = [];
  for (let number = 0; number < 60; number++) {
    const vector = unitVector(number + 1_000_000, dimension);
    const startedAt = performance.now();
    await search.keyword({ chatbotId, text: questionText(number), limit: 20 });
    await search.nearest({ chatbotId, vector, limit: 20 });
    all.push(performance.now() - startedAt);
  }
  return all.slice(10);
};

const Took = z.object({
  first: z.number(),
  firstCpu: z.number(),
  p50: z.number(),
  p99: z.number(),
  memory: z.number(),
  write: z.number(),
  next: z.number(),
});

const asked = async (endpoint: string, bucket: string, dimension: number): Promise<z.infer<typeof Took>> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    asking,
    endpoint,
    bucket,
    chatbotId,
    String(dimension),
  ]);
  return Took.parse(JSON.parse(stdout));
};

const objectsIn = async ({ client }: Buckets, Bucket: string): Promise<{ key: string; bytes: number }[]> => {
  const pages = await Array.fromAsync(paginateListObjectsV2({ client }, { Bucket }));
  return pages.flatMap(({ Contents = [] }) =>
    Contents.map(({ Key = "", Size = 0 }) => ({ key: Key, bytes: Size })),
  );
};

const megabytes = (objects: { key: string; bytes: number }[], part: string): number =>
  objects.reduce((sum, { key, bytes }) => sum + (key.includes(part) ? bytes : 0), 0) / 1e6;
