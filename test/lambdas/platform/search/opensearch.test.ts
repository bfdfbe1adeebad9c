import { Client } from "@opensearch-project/opensearch";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashedEmbedding } from "../../../../lambdas/platform/models/hashed-embeddings.ts";
import { openOpenSearch } from "../../../../lambdas/platform/search/opensearch.ts";
import type { Search } from "../../../../lambdas/platform/search/port.ts";
import { missingTools, type OpenSearchNode, startOpenSearch } from "../../../opensearch/node.ts";
import { itSearches } from "./contract.ts";
import { document, passagesOf, textsOf } from "./passages.ts";

const missing = missingTools();
if (missing.length > 0) {
  console.info(
    `Left out: search in OpenSearch was not tested, because ${missing.join(" and ")} is not installed.`,
  );
}

describe.skipIf(missing.length > 0)("search in OpenSearch", () => {
  const { dimension } = hashedEmbedding;
  let node: OpenSearchNode;
  let client: Client;
  let search: Search;
  let index: string;
  let count = 0;

  beforeAll(async () => {
    node = await startOpenSearch();
    client = new Client({ node: node.url });
  }, 180_000);

  afterAll(async () => {
    await client?.close();
    await node?.stop();
  });

  beforeEach(async () => {
    index = `passages-${count++}`;
    search = await openOpenSearch({ client, index, dimension });
    return () => client.indices.delete({ index, ignore_unavailable: true });
  });

  itSearches(() => search);

  it("refuses an index that was made with another dimension and says what to do", async () => {
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["Refunds"]));
    const other = await openOpenSearch({ client, index, dimension: 64 });
    const replaced = other.replace(document("doc_b"), passagesOf(document("doc_b"), ["Refunds"]));
    await expect(replaced).rejects.toThrow(/vectors of 384 dimensions.*of 64.*delete the index/);
  });

  it("takes an index that was made before digests were kept, and leaves nothing of its editions", async () => {
    const key = document("doc_a");
    await search.replace(key, passagesOf(key, ["old refund"]));
    const older = `${index}-older`;
    await copyAsOlder(client, index, older);
    search = await openOpenSearch({ client, index: older, dimension });
    expect(textsOf(await search.keyword({ chatbotId: "bot_shop", text: "refund", limit: 9 }))).toEqual([
      "old refund",
    ]);
    const [passage] = passagesOf(key, ["new refund"]);
    await search.replace(key, [{ ...passage!, digest: "d1" }]);
    expect(textsOf(await search.keyword({ chatbotId: "bot_shop", text: "refund", limit: 9 }))).toEqual([
      "new refund",
    ]);
    expect((await search.vectors({ chatbotId: "bot_shop", digests: ["d1"] })).size).toBe(1);
    const stored = await client.count({ index: older, body: { query: { term: { documentId: "doc_a" } } } });
    expect(stored.body.count).toBe(1);
    await client.indices.delete({ index: older });
  });

  it("shows nothing of a killed replacement, and a repeat leaves nothing of it behind", async () => {
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["old refund"]));
    const killed = await openOpenSearch({ client: dyingBeforeUpdate(client), index, dimension });
    const fresh = passagesOf(document("doc_a"), ["new refund", "another refund"]);
    await expect(killed.replace(document("doc_a"), fresh)).rejects.toThrow("killed");
    const keyword = async () =>
      textsOf(await search.keyword({ chatbotId: "bot_shop", text: "refund", limit: 9 }));
    expect(await keyword()).toEqual(["old refund"]);
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["last refund"]));
    expect(await keyword()).toEqual(["last refund"]);
    const stored = await client.count({ index, body: { query: { term: { documentId: "doc_a" } } } });
    expect(stored.body.count).toBe(1);
  });
});

const dyingBeforeUpdate = (client: Client): Client =>
  new Proxy(client, {
    get: (target, name) =>
      name === "update" ? () => Promise.reject(new Error("killed")) : Reflect.get(target, name, target),
  });

/** As it was before editions were counted and digests kept: named after their content, in fields of its own. */
const copyAsOlder = async (client: Client, from: string, to: string): Promise<void> => {
  const { body } = await client.indices.getMapping({ index: from });
  const { digest: _digest, begun: _begun, ...properties } = body[from]?.mappings?.properties ?? {};
  const mappings = { ...body[from]?.mappings, properties };
  await client.indices.create({ index: to, body: { settings: { index: { knn: true } }, mappings } });
  const source = `def named = 'doc_a@9f86d081884c7d65';
    ctx._source.remove('begun');
    if (ctx._source.editions != null) ctx._source.editions = [named];
    if (ctx._source.edition != null) ctx._source.edition = named;`;
  await client.reindex({
    refresh: true,
    body: { source: { index: from }, dest: { index: to }, script: { lang: "painless", source } },
  });
};
