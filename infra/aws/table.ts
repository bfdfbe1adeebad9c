import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

/** The single table; `store.ts` of each area says what lies in it. */
export const createTable = (stack: Construct): TableV2 =>
  new TableV2(new Construct(stack, "Data"), "Table", {
    partitionKey: { name: "pk", type: AttributeType.STRING },
    sortKey: { name: "sk", type: AttributeType.STRING },
    globalSecondaryIndexes: [
      {
        indexName: "gsi1",
        partitionKey: { name: "gsi1pk", type: AttributeType.STRING },
        sortKey: { name: "gsi1sk", type: AttributeType.STRING },
      },
    ],
    timeToLiveAttribute: "ttl",
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
