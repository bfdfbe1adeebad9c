import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { openEmbeddedSearch } from "#platform/search/embedded.ts";
import type { Buckets } from "../../platform/search/index-bucket.ts";
import type { Row } from "../table.ts";

const writers = 10;
const documents = 20;
const passages = 10;
const chatbotId = "bot_crowd";
const bucket = "crowd";
const writer = fileURLToPath(new URL("../../platform/search/embedded-writer.ts", import.meta.url));

/** Ten processes put documents into one chatbot at once. */
export const crowd = async (buckets: Buckets): Promise<Row[]> => {
  buckets.createBucket(bucket);
  const askedBefore = buckets.asked.length;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: writers }, (_, at) =>
      promisify(execFile)(process.execPath, [
        writer,
        buckets.endpoint,
        bucket,
        chatbotId,
        String(at),
        String(passages),
        String(documents),
      ]),
    ),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const tries = buckets.asked
    .slice(askedBefore)
    .filter((request) => /^PUT .*\/manifest\b/.test(request)).length;
  const search = openEmbeddedSearch({ client: buckets.client, bucket, embedding: hashedEmbedding });
  const all = writers * documents * passages;
  const found = await search.keyword({ chatbotId, text: "passage", limit: all * 2 });
  const ids = new Set(found.map(({ passage }) => passage.id));
  const what = (name: string) => `${writers} writers × ${documents} documents: ${name}`;
  return [
    { what: what("time"), value: seconds, unit: "s" },
    { what: what("writes of the manifest for each"), value: tries / (writers * documents), unit: "" },
    { what: what("passages lost"), value: all - ids.size, unit: "", atMost: 0 },
    { what: what("passages doubled"), value: found.length - ids.size, unit: "", atMost: 0 },
  ];
};
