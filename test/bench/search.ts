import { Client } from "@opensearch-project/opensearch";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { openEmbeddedSearch } from "#platform/search/embedded.ts";
import { openOpenSearch } from "#platform/search/opensearch.ts";
import type { Search } from "#platform/search/port.ts";
import { missingTools, startOpenSearch } from "../opensearch/node.ts";
import { startBuckets } from "../platform/search/index-bucket.ts";

/**
 * SQLite's adapter, with `--search embedded` that of indexes in a bucket, or with `--search opensearch` that of a real
 * OpenSearch node, started for it.
 */
export const openAskedSearch = async ({
  name,
  dimension,
}: {
  name: string;
  dimension: number;
}): Promise<{ search: Search; close(): Promise<void> }> => {
  const at = process.argv.indexOf("--search");
  if (at < 0 || process.argv[at + 1] === "sqlite")
    return { search: openSqliteSearch({ file: ":memory:", dimension }), close: async () => undefined };
  if (process.argv[at + 1] === "embedded") return inBucket({ name, dimension });
  const missing = missingTools();
  if (process.argv[at + 1] !== "opensearch" || missing.length > 0)
    throw new Error(
      `--search takes sqlite, embedded or opensearch; opensearch needs java and mvn. ${missing.join(" and ")} missing.`,
    );
  const node = await startOpenSearch();
  const client = new Client({ node: node.url });
  return {
    search: await openOpenSearch({ client, index: "passages", name, dimension }),
    close: async () => {
      await client.close();
      await node.stop();
    },
  };
};

const inBucket = async (embedding: { name: string; dimension: number }) => {
  const buckets = await startBuckets();
  buckets.createBucket("index");
  const search = openEmbeddedSearch({ client: buckets.client, bucket: "index", embedding });
  return { search, close: buckets.stop };
};
