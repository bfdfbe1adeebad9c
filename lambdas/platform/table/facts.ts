import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type * as z from "zod";
import { table } from "./client.ts";
import { type ListQuery, queryInput } from "./query.ts";

/** Every item of a query with the fields of `shape`, whatever entity and version it is stored by. */
export async function* factsOf<Shape extends z.ZodType>(
  shape: Shape,
  query: Omit<ListQuery, "limit" | "cursor">,
): AsyncGenerator<z.output<Shape>> {
  let start: Record<string, unknown> | undefined;
  do {
    const input = { ...queryInput(query), ExclusiveStartKey: start };
    const { Items = [], LastEvaluatedKey } = await table.send(new QueryCommand(input));
    for (const item of Items) yield shape.parse(item);
    start = LastEvaluatedKey;
  } while (start);
}
