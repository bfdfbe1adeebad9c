import { afterAll, beforeAll, beforeEach } from "vitest";
import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { openEmbeddedSearch } from "#platform/search/embedded.ts";
import type { Search } from "#platform/search/port.ts";
import { type Buckets, startBuckets } from "./index-bucket.ts";
import { document, passagesOf, textsOf } from "./passages.ts";

export const chatbotId = "bot_shop";

/** A bucket for each test, and what tests of indexes in it do. */
export const indexScene = () => {
  let buckets: Buckets;
  let bucket = "";
  let search: Search;
  let count = 0;

  beforeAll(async () => {
    buckets = await startBuckets();
  });
  afterAll(() => buckets.stop());
  beforeEach(() => {
    bucket = `index-${count++}`;
    buckets.createBucket(bucket);
    search = open();
  });

  const open = (more = {}): Search =>
    openEmbeddedSearch({ client: buckets.client, bucket, embedding: hashedEmbedding, ...more });
  return {
    open,
    search: () => search,
    buckets: () => buckets,
    bucket: () => bucket,
    put: (documentId: string, texts: string[], into = search) =>
      into.replace(document(documentId), passagesOf(document(documentId), texts)),
    found: async (text: string, of = search): Promise<string[]> =>
      textsOf(await of.keyword({ chatbotId, text, limit: 5000 })).sort(),
    keys: () => buckets.keysIn(bucket),
    /** Method and key of each request to the bucket during the run. */
    requestsOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      const before = buckets.asked.length;
      await work();
      return buckets.asked
        .slice(before)
        .map((request) => request.replace(/^(\w+) \/s3\/[^/]+\/([^?]*).*$/, "$1 $2"));
    },
  };
};
