import type { Client } from "@opensearch-project/opensearch";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { openOpenSearch } from "#platform/search/opensearch.ts";
import type { Search } from "#platform/search/port.ts";
import { describeOnOpenSearch, indexesOf } from "../../opensearch/suite.ts";
import { itSearches } from "./contract.ts";
import { itTakesOver } from "./opensearch-before-aliases.ts";
import { itMovesIndexes } from "./opensearch-migration.ts";
import { itOverlaps } from "./opensearch-overlap.ts";
import { document, passagesOf, textsOf } from "./passages.ts";
import { itReindexes } from "./reindexing.ts";

describeOnOpenSearch("search in OpenSearch", (client) => {
  const { name, dimension } = hashedEmbedding;
  let search: Search;
  let index: string;
  let count = 0;

  beforeEach(async () => {
    index = `place${count++}x`;
    search = await openOpenSearch({ client: client(), index, name, dimension });
  });
  afterEach(async () => {
    const { all } = await indexesOf(client(), index);
    if (all.length > 0) await client().indices.delete({ index: all });
  });

  itSearches(() => search);

  itReindexes((embedding) => openOpenSearch({ client: client(), index, ...embedding }));

  itMovesIndexes(client);

  itOverlaps(client);

  itTakesOver(client);

  it("keeps passages in an index named after what it was made for, behind the alias", async () => {
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["Refunds"]));
    const { live, all } = await indexesOf(client(), index);
    expect(live).toEqual(all);
    expect(live[0]).toMatch(new RegExp(`^${index}-docent-hashed-\\d+-\\w+-${dimension}-\\d+$`));
  });

  it("makes one index where the first documents come at once", async () => {
    const place = { client: client(), index, name, dimension };
    const searches = await Promise.all(Array.from({ length: 5 }, () => openOpenSearch(place)));
    await Promise.all(
      searches.map((one, at) =>
        one.replace(document(`doc_${at}`), passagesOf(document(`doc_${at}`), ["Refunds"])),
      ),
    );
    expect(await search.keyword({ chatbotId: "bot_shop", text: "refunds", limit: 9 })).toHaveLength(5);
    expect((await indexesOf(client(), index)).all).toHaveLength(1);
  });

  it("takes vectors of the configured length only, and nothing that it has no field for", async () => {
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["Refunds"]));
    const [made = ""] = (await indexesOf(client(), index)).live;
    const { body } = await client().indices.getMapping({ index: made });
    expect(body[made]?.mappings).toMatchObject({
      dynamic: "strict",
      _meta: { dimension, embedding: name },
      properties: {
        vector: {
          type: "knn_vector",
          dimension,
          method: { name: "hnsw", engine: "lucene", space_type: "cosinesimil" },
        },
        terms: { type: "text", analyzer: "whitespace" },
        passage: { type: "object", enabled: false },
      },
    });
    const put = (entry: Record<string, unknown>) => client().index({ index: made, body: entry });
    await expect(put({ chatbotId: "bot_shop", colour: "red" })).rejects.toThrow(/strict_dynamic_mapping/);
    await expect(put({ chatbotId: "bot_shop", vector: [0.5] })).rejects.toThrow(/mapper_parsing/);
  });

  it("shows nothing of a killed replacement, and a repeat leaves nothing of it behind", async () => {
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["old refund"]));
    const killed = await openOpenSearch({ client: dyingBeforeUpdate(client()), index, name, dimension });
    const fresh = passagesOf(document("doc_a"), ["new refund", "another refund"]);
    await expect(killed.replace(document("doc_a"), fresh)).rejects.toThrow("killed");
    const keyword = async () =>
      textsOf(await search.keyword({ chatbotId: "bot_shop", text: "refund", limit: 9 }));
    expect(await keyword()).toEqual(["old refund"]);
    await search.replace(document("doc_a"), passagesOf(document("doc_a"), ["last refund"]));
    expect(await keyword()).toEqual(["last refund"]);
    const query = { term: { documentId: "doc_a" } };
    expect((await client().count({ index, body: { query } })).body.count).toBe(1);
  });
});

/** Its second change of a manifest never comes: the one that makes an edition current. */
const dyingBeforeUpdate = (client: Client): Client => {
  let changes = 0;
  return new Proxy(client, {
    get: (target, name) =>
      name === "update" && changes++ > 0
        ? () => Promise.reject(new Error("killed"))
        : Reflect.get(target, name, target),
  });
};
