import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { table, transact } from "./client.ts";
import { queryInput } from "./query.ts";

/** Transactions take at most 100 writes. */
const atOnce = 100;

/** Deletes every item of a partition, whatever its kind, or those whose sort keys have a prefix. */
export const erasePartition = async (pk: string, prefix = ""): Promise<void> => {
  for (;;) {
    const input = queryInput({ pk, prefix, limit: atOnce });
    const names = { ...input.ExpressionAttributeNames, "#sk": "sk" };
    const { Items = [] } = await table.send(
      new QueryCommand({ ...input, ProjectionExpression: "#pk, #sk", ExpressionAttributeNames: names }),
    );
    if (Items.length === 0) return;
    const TableName = input.TableName;
    await transact(Items.map(({ pk, sk }) => ({ Delete: { TableName, Key: { pk, sk } } })));
  }
};
