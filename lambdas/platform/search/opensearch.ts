import type { Client } from "@opensearch-project/opensearch";
import { AppError } from "../../../shared/errors.ts";
import { embeddingFromEnvironment } from "../models/settings.ts";
import { prepareQueries } from "./opensearch/queries.ts";
import { prepareReplacement } from "./opensearch/replacement.ts";
import type { Search } from "./port.ts";

/** Where one adapter's passages live. */
export interface Place {
  client: Client;
  index: string;
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
export const openOpenSearch = async (place: Place): Promise<Search> => ({
  ...prepareReplacement(place),
  ...prepareQueries(place),
});
