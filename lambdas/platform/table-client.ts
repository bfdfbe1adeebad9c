import { setTimeout as pause } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { required } from "./environment.ts";

export type Write = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

export const tableName = (): string => required("TABLE_NAME");

export const table = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

const attempts = 8;

/** All writes or none. Tries again while another transaction holds one of the items. */
export const transact = async (writes: Write[]): Promise<void> => {
  for (let attempt = 1; ; attempt++)
    try {
      await table.send(new TransactWriteCommand({ TransactItems: writes }));
      return;
    } catch (error) {
      if (attempt === attempts || !isTransactionConflict(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
};

/** True where a condition of the write at `position` did not hold, so that nothing was written. */
export const failedCondition = (error: unknown, position = 0): boolean =>
  error instanceof Error &&
  (error.name === "ConditionalCheckFailedException" ||
    reasons(error)[position]?.Code === "ConditionalCheckFailed");

const isTransactionConflict = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === "TransactionCanceledException" &&
  reasons(error).some((reason) => reason.Code === "TransactionConflict") &&
  !reasons(error).some((reason) => reason.Code === "ConditionalCheckFailed");

const reasons = (error: Error): { Code?: string }[] =>
  "CancellationReasons" in error && Array.isArray(error.CancellationReasons) ? error.CancellationReasons : [];
