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
  const { name, dimension } = hashedEmbedding;
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
    search = await openOpenSearch({ client, index, name, dimension });
    return () => client.indices.delete({ index, ignore_unavailable: true });
  });

  itSearches(() => search);

  it("refuses an index that was made with another dimension and says what to do", async () => {
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["Refunds"]));
    const other = await openOpenSearch({ client, index, name, dimension: 64 });
    const replaced = other.replace(document("doc_b"), passagesOf(document("doc_b"), ["Refunds"]));
    await expect(replaced).rejects.toThrow(/vectors of 384 dimensions.*with 64.*delete the index/);
  });

  it("never compares vectors of another model with the same dimension, and says what to do", async () => {
    const [key, vector] = [document("doc_a"), new Float32Array(dimension).fill(0.05)];
    await search.replace(key, passagesOf(key, ["Refunds"]));
    const other = await openOpenSearch({ client, index, name: "another", dimension });
    const refused = { code: "not_configured", message: expect.stringMatching(whatToDo) };
    const asked = { chatbotId: "bot_shop", vector, limit: 5 };
    await expect(other.nearest(asked)).rejects.toMatchObject(refused);
    await expect(other.similarity({ ...asked, ids: ["doc_a:0"] })).rejects.toMatchObject(refused);
    await expect(other.vectors({ chatbotId: "bot_shop", digests: ["d1"] })).rejects.toMatchObject(refused);
    await expect(other.replace(key, passagesOf(key, ["Refunds"]))).rejects.toMatchObject(refused);
    expect(await other.holds(key)).toBe(false);
    await other.remove(key);
    expect(await search.holds(key)).toBe(false);
  });

  it("takes an index for the present model's that was made before names were kept, and names it", async () => {
    const key = document("doc_a");
    await search.replace(key, passagesOf(key, ["Refunds"]));
    const { body } = await client.indices.getMapping({ index });
    const { embedding: _, ...meta } = body[index]?.mappings?._meta ?? {};
    await client.indices.putMapping({ index, body: { _meta: meta } });
    search = await openOpenSearch({ client, index, name, dimension });
    await search.replace(key, passagesOf(key, ["Refunds"]));
    expect(await search.holds(key)).toBe(true);
    const other = await openOpenSearch({ client, index, name: "another", dimension });
    await expect(other.vectors({ chatbotId: "bot_shop", digests: [] })).rejects.toThrow(/delete the index/);
  });

  it("takes an index that was made before digests were kept, and leaves nothing of its editions", async () => {
    const key = document("doc_a");
    await search.replace(key, passagesOf(key, ["old refund"]));
    const older = `${index}-older`;
    await copyAsOlder(client, index, older);
    search = await openOpenSearch({ client, index: older, name, dimension });
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
    const killed = await openOpenSearch({ client: dyingBeforeUpdate(client), index, name, dimension });
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

const whatToDo =
  /made for vectors of the embedding model docent-hashed-\d.*of another with.*former embedding model again, or delete the index/;

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
