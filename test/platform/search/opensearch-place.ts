import type { Client } from "@opensearch-project/opensearch";
import { afterEach, beforeEach } from "vitest";
import { openOpenSearch } from "#platform/search/opensearch.ts";
import type { Search } from "#platform/search/port.ts";
import { indexesOf } from "../../opensearch/suite.ts";
import { type Embedding, embeddedPassages, vectorOf } from "./embedder.ts";
import { document, textsOf } from "./passages.ts";

let count = 0;

/** An alias of its own for each test, and what is asked of the indexes behind it; they go with the test. */
export const preparePlace = (client: () => Client) => {
  let alias = "";
  beforeEach(() => {
    alias = `moving${count++}x`;
  });
  afterEach(async () => {
    const { all } = await indexesOf(client(), alias);
    if (all.length > 0) await client().indices.delete({ index: all });
  });
  const chatbotId = "bot_shop";

  return {
    alias: () => alias,
    open: (embedding: Embedding, through = client()) =>
      openOpenSearch({ client: through, index: alias, ...embedding }),
    put: (search: Search, embedding: Embedding, documentId: string, texts: string[]) =>
      search.replace(document(documentId), embeddedPassages(embedding, document(documentId), texts)),
    keyword: async (search: Search) =>
      textsOf(await search.keyword({ chatbotId, text: "refund", limit: 200 })).sort(),
    nearest: async (search: Search, embedding: Embedding) => {
      const vector = vectorOf(embedding, "refund");
      return textsOf(await search.nearest({ chatbotId, vector, limit: 200 })).sort();
    },
    /** How many passages of doc_a are stored, found or not. */
    stored: async () => {
      const query = { term: { documentId: "doc_a" } };
      return (await client().count({ index: alias, body: { query } })).body.count;
    },
    /** The first words of the indexes' names. */
    made: async () => (await indexesOf(client(), alias)).all.map((name) => name.split("-")[1]),
    indexes: () => indexesOf(client(), alias),
  };
};
