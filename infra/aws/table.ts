import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, type ITableV2, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";
import type { Options } from "../options/options.ts";

/**
 * The single table; `store.ts` of each area lists its items. If the option names another table, the stack's own one stays
 * unchanged: its data is kept, and a deployment without the option uses it again.
 */
export const createTable = (stack: Construct, { tableName }: Options): ITableV2 => {
  const scope = new Construct(stack, "Data");
  const own = ownTable(scope);
  return tableName ? TableV2.fromTableName(scope, "Named", tableName) : own;
};

const ownTable = (scope: Construct): TableV2 =>
  new TableV2(scope, "Table", {
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
