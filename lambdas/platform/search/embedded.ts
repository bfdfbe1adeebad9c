import { S3Client } from "@aws-sdk/client-s3";
import { AppError } from "#shared/errors.ts";
import { embeddingFromEnvironment } from "../models/settings.ts";
import type { Bucket } from "./embedded/bucket.ts";
import { openLoaded } from "./embedded/loaded.ts";
import { openManifests } from "./embedded/manifest/current.ts";
import { type Embedding, placeOf } from "./embedded/manifest/manifest.ts";
import { prepareQuestions } from "./embedded/questions.ts";
import { prepareReindex } from "./embedded/reindex.ts";
import { prepareVectors } from "./embedded/vectors.ts";
import { prepareWriting } from "./embedded/writing.ts";
import type { Search } from "./port.ts";

/** Search over indexes in the bucket SEARCH_BUCKET, for vectors of the configured embeddings. */
export const embeddedSearchFromEnvironment = async (environment: NodeJS.ProcessEnv): Promise<Search> => {
  const bucket = environment.SEARCH_BUCKET;
  if (!bucket) throw new AppError("not_configured", "Search is not properly configured: set SEARCH_BUCKET.");
  return openEmbeddedSearch({
    client: new S3Client({}),
    bucket,
    embedding: embeddingFromEnvironment(environment),
  });
};

/** Out of the 1,024 MB of a function that answers questions. */
const defaultMemoryBytes = 384 * 2 ** 20;

/**
 * Search in memory over immutable objects in a bucket, one per document; small ones are merged as their number grows. A
 * manifest per chatbot lists the current ones; writers change it by conditional writes and each question revalidates it,
 * so a question sees whole documents. At most `memoryBytes` of what questions scan stay in memory. Writers that lose
 * for `patienceMilliseconds` throw AppError `unavailable`.
 */
export const openEmbeddedSearch = ({
  embedding,
  ...bucket
}: Bucket & { embedding: Embedding; memoryBytes?: number; patienceMilliseconds?: number }): Search => {
  const loaded = openLoaded(bucket, bucket.memoryBytes ?? defaultMemoryBytes);
  const manifests = openManifests(bucket, loaded.forget, bucket.patienceMilliseconds);
  const place = { ...bucket, manifests, embedding };
  return {
    ...prepareWriting(place),
    ...prepareQuestions(manifests, loaded, embedding),
    ...prepareVectors(place, loaded),
    ...prepareReindex(place),
    holds: async ({ chatbotId, documentId }) =>
      placeOf(await manifests.current(chatbotId), documentId) !== undefined,
  };
};
