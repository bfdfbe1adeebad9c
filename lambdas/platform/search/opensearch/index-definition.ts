import type { Client } from "@opensearch-project/opensearch";
import { hash } from "../analysis/hash.ts";
import { analysisVersion } from "../analysis.ts";
import { isThere } from "./failures.ts";

/** The OpenSearch client of one search, with the embeddings of its passages and questions. */
export interface IndexClient {
  client: Client;
  /** The alias of the live index. */
  index: string;
  /** Name and dimension of the embedding model. */
  name: string;
  dimension: number;
}

const keyword = { type: "keyword" as const };
const unindexed = { type: "keyword" as const, index: false, doc_values: false };
const begun = { type: "long" as const, index: false };
const analysed = { type: "text" as const, analyzer: "whitespace" };

/** What an index was made for, as it says itself; `embedding` is missing in those made before names were kept. */
export interface IndexMeta {
  dimension?: number;
  embedding?: string;
  analysis?: number;
}

/** An index of before names were kept is taken for one of the configured model, if the dimension is the same. */
export const withEmbeddingName = ({ name, dimension }: IndexClient, made: IndexMeta): IndexMeta =>
  made.embedding || made.dimension !== dimension ? made : { ...made, embedding: name };

/** The name of the index for the configured embeddings and the present analysis. */
export const indexNameFor = ({ index, name, dimension }: IndexClient): string => {
  const readable = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60);
  return `${index}-${readable}-${hash(name).toString(36)}-${dimension}-${analysisVersion}`;
};

/**
 * An alias that every index has to itself and that goes with it. Spoken to by it, an index that is gone is missed,
 * where its own name might be another's alias by now, or be made anew by what is written.
 */
export const handleOf = (indexName: string): string => `${indexName}-itself`;

/** An alias that says of an index that another is about to take its place. */
export const giveWayOf = (indexName: string): string => `${indexName}-gives-way`;

/** Makes an index where it is missing. */
export const createIndex = async (indexClient: IndexClient, indexName: string): Promise<void> => {
  const body = { ...definition(indexClient), aliases: { [handleOf(indexName)]: {} } };
  await indexClient.client.indices.create({ index: indexName, body }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
};

/** Gives an index of before what was added since: its handle, fields, and its model's name. */
export const bringUpToDate = async (
  { client }: IndexClient,
  indexName: string,
  made: IndexMeta,
): Promise<void> => {
  const handle = handleOf(indexName);
  // Refused where the name has become an alias meanwhile.
  await client.indices.updateAliases({ body: { actions: [{ add: { index: indexName, alias: handle } }] } });
  await client.indices.putMapping({ index: handle, body: { _meta: { ...made }, properties: addedLater } });
};

/** Indexes that were made before have to be given these. */
const addedLater = { digest: keyword, begun };

const definition = ({ dimension, name }: IndexClient) => ({
  // How rare a word is has to be counted over all passages, not over a shard of them.
  settings: { index: { knn: true, number_of_shards: 1, auto_expand_replicas: "0-1" } },
  mappings: {
    dynamic: "strict" as const,
    _meta: { dimension, embedding: name, analysis: analysisVersion },
    properties: {
      chatbotId: keyword,
      documentId: keyword,
      edition: keyword,
      passageId: keyword,
      terms: analysed,
      vector: vectorField(dimension),
      passage: { type: "object" as const, enabled: false },
      editions: unindexed,
      ...addedLater,
    },
  },
});

/** The engine is named, because the default one is native code that isn't everywhere. */
const vectorField = (dimension: number) => ({
  type: "knn_vector" as const,
  dimension,
  method: {
    name: "hnsw",
    engine: "lucene",
    space_type: "cosinesimil",
    parameters: { m: 16, ef_construction: 100 },
  },
});
