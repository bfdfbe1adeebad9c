declare module "@opensearch-project/opensearch/lib/aws/shared.js" {
  import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
  import type { AwsSigv4Signer } from "@opensearch-project/opensearch/aws-v3";

  export const giveAwsV4Signer: (
    credentials: DynamoDBClient["config"]["credentials"],
  ) => typeof AwsSigv4Signer;
}
