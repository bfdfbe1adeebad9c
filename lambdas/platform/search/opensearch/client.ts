// Named imports, and a file of its own to be loaded when needed: bundled, a CommonJS package that is loaded when needed
// has no names.
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Client } from "@opensearch-project/opensearch";
import { giveAwsV4Signer } from "@opensearch-project/opensearch/lib/aws/shared.js";

/**
 * The package's own `aws-v3` imports credentials out of CommonJS, whereupon esbuild leaves no unused code of the AWS
 * clients out. Every AWS client finds the same ones.
 */
const sign = giveAwsV4Signer(new DynamoDBClient({}).config.credentials);

/** A client of an OpenSearch domain whose requests are signed with the function's own credentials. */
export const signedClient = ({ node, region }: { node: string; region: string }): Client =>
  new Client({ ...sign({ region, service: "es" }), node, requestTimeout: 30_000, maxRetries: 2 });
