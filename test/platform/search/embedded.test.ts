import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { searchFromEnvironment } from "#platform/search/configure.ts";
import { openEmbeddedSearch } from "#platform/search/embedded.ts";
import type { Search } from "#platform/search/port.ts";
import { itSearches } from "./contract.ts";
import { type Buckets, startBuckets } from "./index-bucket.ts";
import { itReindexes } from "./reindexing.ts";

describe("search over indexes in a bucket", () => {
  let buckets: Buckets;
  let bucket: string;
  let search: Search;
  let count = 0;

  beforeAll(async () => {
    buckets = await startBuckets();
  });

  afterAll(() => buckets.stop());

  beforeEach(() => {
    bucket = `index-${count++}`;
    buckets.createBucket(bucket);
    search = openEmbeddedSearch({ client: buckets.client, bucket, embedding: hashedEmbedding });
  });

  itSearches(() => search, { similarityDigits: 2 });

  it("says what to set where no bucket is named", async () => {
    await expect(
      searchFromEnvironment({ SEARCH: "embedded", MODEL_PROVIDER: "builtin" }),
    ).rejects.toMatchObject({
      code: "not_configured",
      message: expect.stringMatching(/SEARCH_BUCKET/),
    });
  });

  itReindexes(async (embedding) => openEmbeddedSearch({ client: buckets.client, bucket, embedding }));
});
