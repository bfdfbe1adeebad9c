import { AppError } from "#shared/errors.ts";
import { embeddingFromEnvironment } from "../models/settings.ts";
import { editionIn } from "./opensearch/editions.ts";
import type { IndexClient } from "./opensearch/index-definition.ts";
import { readManifest } from "./opensearch/manifest.ts";
import { prepareFinishIfDone } from "./opensearch/migration/finish-if-done.ts";
import { openLiveIndex } from "./opensearch/migration/live-index.ts";
import { prepareReindex } from "./opensearch/migration/reindex.ts";
import { prepareQueries } from "./opensearch/queries.ts";
import { prepareReplacement } from "./opensearch/replacement.ts";
import type { Search } from "./port.ts";

/** Search in the OpenSearch domain at SEARCH_ENDPOINT, for vectors of the configured embeddings. */
export const openSearchFromEnvironment = async (environment: NodeJS.ProcessEnv): Promise<Search> => {
  const node = environment.SEARCH_ENDPOINT;
  if (!node) throw new AppError("not_configured", "Search is not properly configured: set SEARCH_ENDPOINT.");
  const { signedClient } = await import("./opensearch/client.ts");
  const client = signedClient({ node, region: environment.AWS_REGION ?? "us-east-1" });
  return openOpenSearch({ client, index: "passages", ...embeddingFromEnvironment(environment) });
};

/**
 * Search in the OpenSearch index behind an alias, which the first document creates. A question reads the chatbot's
 * manifest, one entry that lists the current edition of each document, and searches passages of these editions only:
 * replacing a document changes one entry.
 *
 * An index has one embedding model and one version of the text analysis. If others are configured, the live index keeps
 * answering keyword queries while `reindex` and new documents fill a target index, which replaces it when complete.
 */
export const openOpenSearch = async (indexClient: IndexClient): Promise<Search> => {
  const liveIndex = openLiveIndex(indexClient);
  const finishIfDone = prepareFinishIfDone(indexClient);
  return {
    ...prepareReplacement(liveIndex, finishIfDone),
    ...prepareQueries(liveIndex),
    ...prepareReindex(liveIndex, finishIfDone),
    holds: (document) =>
      liveIndex.retryAcrossSwaps(async () => {
        const state = await liveIndex.current();
        if (!state) return false;
        const { editions } = await readManifest(state.live, document.chatbotId);
        return editionIn(editions, document) !== undefined;
      }),
  };
};
