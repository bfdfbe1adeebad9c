import { paginateScan } from "@aws-sdk/lib-dynamodb";
import { table, tableName } from "#platform/table/client.ts";
import { keyPrefix } from "#platform/table/keys.ts";

const partitions = [keyPrefix("aggregates"), keyPrefix("ledger")];

/** The accounts that have counters or entries of the ledger, by reading the whole table. */
export const countedAccounts = async (): Promise<string[]> => {
  const accounts = new Set<string>();
  const pages = paginateScan({ client: table }, { TableName: tableName(), ProjectionExpression: "pk" });
  for await (const { Items = [] } of pages)
    for (const { pk } of Items) {
      const prefix = partitions.find((one) => String(pk).startsWith(one));
      if (prefix) accounts.add(String(pk).slice(prefix.length));
    }
  return [...accounts].toSorted();
};
