import { AppError } from "../../../../shared/errors.ts";
import { analysisVersion } from "../analysis.ts";
import type { Place } from "../opensearch.ts";
import { statusOf } from "./failures.ts";

const keyword = { type: "keyword" as const };
const unindexed = { type: "keyword" as const, index: false, doc_values: false };
const begun = { type: "long" as const, index: false };
const analysed = { type: "text" as const, analyzer: "whitespace" };

/** Makes the index where it is missing. Throws AppError `not_configured` where it was made for other embeddings. */
export const ensureIndex = async ({ client, index, dimension }: Place): Promise<void> => {
  const made = await client.indices
    .create({ index, body: definition(dimension) })
    .then(() => true)
    .catch((error: unknown) => {
      if (statusOf(error) === 400) return false;
      throw error;
    });
  if (made) return;
  const { body } = await client.indices.getMapping({ index });
  const { _meta: meta } = body[index]?.mappings ?? {};
  if (meta?.dimension !== dimension)
    throw madeOtherwise(`vectors of ${meta?.dimension} dimensions`, dimension);
  if (meta?.analysis !== analysisVersion) throw madeOtherwise("another analysis of text", dimension);
  await client.indices.putMapping({ index, body: { properties: addedLater } });
};

/** Indexes that were made before have to be given these. */
const addedLater = { digest: keyword, begun };

const definition = (dimension: number) => ({
  settings: { index: { knn: true } },
  mappings: {
    dynamic: "strict" as const,
    _meta: { dimension, analysis: analysisVersion },
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

const madeOtherwise = (how: string, dimension: number): AppError =>
  new AppError(
    "not_configured",
    `The search index was made for ${how}, not for the configured embeddings of ${dimension} dimensions. ` +
      "Configure the former embedding model again, or delete the index and process the documents again.",
  );
