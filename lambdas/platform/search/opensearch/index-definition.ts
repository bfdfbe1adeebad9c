import { AppError } from "../../../../shared/errors.ts";
import { analysisVersion } from "../analysis.ts";
import type { Place } from "../opensearch.ts";
import { statusOf, unlessMissing } from "./failures.ts";

const keyword = { type: "keyword" as const };
const unindexed = { type: "keyword" as const, index: false, doc_values: false };
const begun = { type: "long" as const, index: false };
const analysed = { type: "text" as const, analyzer: "whitespace" };

/** Makes the index where it is missing. Throws AppError `not_configured` where it was made for other embeddings. */
export const ensureIndex = async (place: Place): Promise<void> => {
  const { client, index } = place;
  const made = await client.indices
    .create({ index, body: definition(place) })
    .then(() => true)
    .catch((error: unknown) => {
      if (statusOf(error) === 400) return false;
      throw error;
    });
  if (made) return;
  const meta = await metaOf(place);
  refuseOther(place, meta);
  if (meta?.analysis !== analysisVersion) throw madeOtherwise(place, "another analysis of text");
  const body = { _meta: { ...meta, embedding: place.name }, properties: addedLater };
  await client.indices.putMapping({ index, body });
};

/**
 * Whether there is an index whose vectors compare with those of the configured embeddings; false where there is none
 * yet. Throws AppError `not_configured` where it was made for other embeddings, also of the same dimension.
 */
export const isOfEmbedding = async (place: Place): Promise<boolean> => {
  const meta = await metaOf(place).catch(unlessMissing(undefined));
  if (!meta) return false;
  refuseOther(place, meta);
  return true;
};

const metaOf = async ({ client, index }: Place) =>
  (await client.indices.getMapping({ index })).body[index]?.mappings?._meta;

/** An index that was made before names were kept is taken for one of the configured model, from then on named so. */
const refuseOther = (place: Place, meta: Awaited<ReturnType<typeof metaOf>>): void => {
  const { dimension, embedding = place.name } = meta ?? {};
  if (dimension !== place.dimension) throw madeOtherwise(place, `vectors of ${dimension} dimensions`);
  if (embedding !== place.name) throw madeOtherwise(place, `vectors of the embedding model ${embedding}`);
};

/** Indexes that were made before have to be given these. */
const addedLater = { digest: keyword, begun };

const definition = ({ dimension, name }: Place) => ({
  settings: { index: { knn: true } },
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

const madeOtherwise = ({ index, name, dimension }: Place, how: string): AppError =>
  new AppError(
    "not_configured",
    `The search index was made for ${how}, not for the configured embeddings of ${name} with ${dimension} dimensions. ` +
      `Configure the former embedding model again, or delete the index "${index}" and process the documents again.`,
  );
