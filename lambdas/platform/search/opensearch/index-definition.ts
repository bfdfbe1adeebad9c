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

/** The metadata of an index; `embedding` is missing in indexes from before names were stored. */
export interface IndexMeta {
  dimension?: number;
  embedding?: string;
  analysis?: number;
}

/** An index without a name counts as one of the configured model if the dimension is the same. */
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
 * An alias of one index alone, deleted with it. Requests use it because they fail for a deleted index, whose own name
 * may be an alias of another index by now, or be created again by a write.
 */
export const handleOf = (indexName: string): string => `${indexName}-itself`;

/** An alias that marks an index as about to be replaced. */
export const giveWayOf = (indexName: string): string => `${indexName}-gives-way`;

/** Creates an index unless it exists. */
export const createIndex = async (indexClient: IndexClient, indexName: string): Promise<void> => {
  const body = { ...definition(indexClient), aliases: { [handleOf(indexName)]: {} } };
  await indexClient.client.indices.create({ index: indexName, body }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
};

/** Upgrades an older index: adds its handle, later fields and the name of its model. */
export const bringUpToDate = async (
  { client }: IndexClient,
  indexName: string,
  made: IndexMeta,
): Promise<void> => {
  const handle = handleOf(indexName);
  // OpenSearch refuses this if the name has become an alias.
  await client.indices.updateAliases({ body: { actions: [{ add: { index: indexName, alias: handle } }] } });
  await client.indices.putMapping({ index: handle, body: { _meta: { ...made }, properties: addedLater } });
};

/** Fields that older indexes lack. */
const addedLater = { digest: keyword, begun };

const definition = ({ dimension, name }: IndexClient) => ({
  // BM25 counts document frequencies per shard, so one shard keeps them exact.
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

/** The default engine is native code that some installations lack. */
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
