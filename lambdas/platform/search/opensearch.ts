import type { Client } from "@opensearch-project/opensearch";
import { AppError } from "../../../shared/errors.ts";
import { embeddingFromEnvironment } from "../models/settings.ts";
import { isOfEmbedding } from "./opensearch/index-definition.ts";
import { holdsDocument } from "./opensearch/manifest.ts";
import { prepareQueries } from "./opensearch/queries.ts";
import { prepareReplacement } from "./opensearch/replacement.ts";
import type { Search } from "./port.ts";

/** Where one adapter's passages live. */
export interface Place {
  client: Client;
  index: string;
  /** Of the embeddings that passages and questions have. */
  name: string;
  dimension: number;
}

/** Search in the OpenSearch domain at SEARCH_ENDPOINT, for vectors of the configured embeddings. */
export const openSearchFromEnvironment = async (environment: NodeJS.ProcessEnv): Promise<Search> => {
  const node = environment.SEARCH_ENDPOINT;
  if (!node) throw new AppError("not_configured", "Search is not properly configured: set SEARCH_ENDPOINT.");
  const [{ Client }, { AwsSigv4Signer }] = await Promise.all([
    import("@opensearch-project/opensearch"),
    import("@opensearch-project/opensearch/aws-v3"),
  ]);
  const signer = AwsSigv4Signer({ region: environment.AWS_REGION ?? "us-east-1", service: "es" });
  const client = new Client({ ...signer, node, requestTimeout: 30_000, maxRetries: 2 });
  return openOpenSearch({ client, index: "passages", ...embeddingFromEnvironment(environment) });
};

/**
 * Search in one OpenSearch index, which the first document makes where it is missing. A question reads the
 * chatbot's manifest, one entry that lists the current edition of each of its documents, and asks for
 * passages of these editions only: replacing a document is the change of one entry.
 */
export const openOpenSearch = async (place: Place): Promise<Search> => {
  const queries = prepareQueries(place);
  const checked = checkedOnce(place);
  return {
    ...prepareReplacement(place),
    ...queries,
    nearest: async (query) => ((await checked()) ? queries.nearest(query) : []),
    similarity: async (query) => ((await checked()) ? queries.similarity(query) : new Map()),
    vectors: async (query) => ((await checked()) ? queries.vectors(query) : new Map()),
    holds: async (document) => (await checked().catch(unlessOther)) && holdsDocument(place, document),
  };
};

/** Vectors of another model are never compared; one index that is right stays so. */
const checkedOnce = (place: Place) => {
  let isRight = false;
  return async (): Promise<boolean> => {
    isRight ||= await isOfEmbedding(place);
    return isRight;
  };
};

/** An index of another model answers nothing. */
const unlessOther = (error: unknown): boolean => {
  if (error instanceof AppError && error.code === "not_configured") return false;
  throw error;
};
