// Static named imports in a file that is itself loaded on demand: bundled, a dynamic import of a CommonJS package has no
// named exports.
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { Client } from "@opensearch-project/opensearch";
import { giveAwsV4Signer } from "@opensearch-project/opensearch/lib/aws/shared.js";

/**
 * The package's own `aws-v3` requires credentials from CommonJS, which stops esbuild's tree shaking of the AWS clients.
 * Every AWS client resolves the same credentials.
 */
const sign = giveAwsV4Signer(new DynamoDBClient({}).config.credentials);

/** A client of an OpenSearch domain whose requests are signed with the function's own credentials. */
export const signedClient = ({ node, region }: { node: string; region: string }): Client =>
  new Client({ ...sign({ region, service: "es" }), node, requestTimeout: 30_000, maxRetries: 2 });
