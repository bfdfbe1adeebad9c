import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { table } from "./client.ts";
import { type ListQuery, queryInput } from "./query.ts";

/** The number of items of a query, without their content. */
export const countItems = async (query: Omit<ListQuery, "limit" | "cursor">): Promise<number> => {
  let count = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const input = { ...queryInput(query), Select: "COUNT" as const, ExclusiveStartKey: start };
    const { Count = 0, LastEvaluatedKey } = await table.send(new QueryCommand(input));
    count += Count;
    start = LastEvaluatedKey;
  } while (start);
  return count;
};
