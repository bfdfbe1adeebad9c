import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { failedCondition, persistently, table, tableName } from "./client.ts";
import { type Change, type Condition, updateExpression } from "./conditions.ts";
import type { Stored } from "./upgrades.ts";

/**
 * Changes one item outside of a transaction and creates it if it is missing: for counters that many requests change at
 * the same moment, where transactions would conflict. The SDK may send an addition twice if its reply is lost. Returns
 * the new state; undefined if the condition failed.
 */
export const addIf = async (Key: { pk: string; sk: string }, change: Change): Promise<Stored | undefined> => {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key,
    ...updateExpression(change),
    ReturnValues: "ALL_NEW",
  });
  try {
    return (await persistently(() => table.send(command))).Attributes;
  } catch (error) {
    if (failedCondition(error)) return undefined;
    throw error;
  }
};

/** The attribute is at most this, or absent. */
export const atMost = (name: string, most: number): Condition => ({
  expression: `attribute_not_exists(#${name}) OR #${name} <= :${name}`,
  names: { [`#${name}`]: name },
  values: { [`:${name}`]: most },
  operator: "OR",
});

export const exists = (name: string): Condition => ({
  expression: `attribute_exists(#${name})`,
  names: { [`#${name}`]: name },
  values: {},
});
