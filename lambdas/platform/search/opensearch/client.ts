// Named imports, and a file of its own to be loaded when needed: bundled, a CommonJS package that is loaded when needed
// has no names.
import { Client } from "@opensearch-project/opensearch";
import { AwsSigv4Signer } from "@opensearch-project/opensearch/aws-v3";

/** A client of an OpenSearch domain whose requests are signed with the function's own credentials. */
export const signedClient = ({ node, region }: { node: string; region: string }): Client =>
  new Client({ ...AwsSigv4Signer({ region, service: "es" }), node, requestTimeout: 30_000, maxRetries: 2 });
