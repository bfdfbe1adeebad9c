import { AwsError } from "#infra/local/aws/aws-json.ts";
import type { Input } from "../../store/dynalite.ts";
import type { Item, Table } from "../../store/dynalite-types.ts";

/** The key to go on from after an item; none where the query asks for nothing beyond it. */
export const lastKeyAt = (item: Item, table: Table, input: Input): Item | undefined => {
  if (isLast(item, table, input)) return undefined;
  const index = table.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === input.IndexName);
  const names = [...table.KeySchema, ...(index?.KeySchema ?? [])].map(({ AttributeName }) => AttributeName);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
};

/** Refuses to go on after the last key that the query asks for. */
export const refuseStartAtEnd = (table: Table, input: Input): void => {
  if (!input.ExclusiveStartKey || !isLast(input.ExclusiveStartKey, table, input)) return;
  throw new AwsError(
    "ValidationException",
    "The provided starting key does not match the range key predicate",
  );
};

/** Only a table's keys are known to be unique, an index's are not. */
const isLast = (item: Item, table: Table, input: Input): boolean => {
  const name = table.KeySchema[1]?.AttributeName ?? "";
  const condition = input.KeyConditions?.[name];
  if (!condition || input.IndexName) return false;
  const bound = boundOf(condition.ComparisonOperator, input.ScanIndexForward !== false);
  return bound !== undefined && condition.AttributeValueList[bound]?.S === item[name]?.S;
};

/** Which of a condition's values nothing lies beyond. */
const boundOf = (comparison: string, isForward: boolean): number | undefined => {
  if (comparison === "BETWEEN") return isForward ? 1 : 0;
  return comparison === (isForward ? "LE" : "GE") ? 0 : undefined;
};
