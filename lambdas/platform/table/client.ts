import { setTimeout as pause } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { AppError } from "#shared/errors.ts";
import { required } from "../environment.ts";

export type Write = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

export const tableName = (): string => required("TABLE_NAME");

const client = new DynamoDBClient({});
// It makes up what it would log of every call, for a logger that writes nothing.
client.middlewareStack.remove("loggerMiddleware");

export const table = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

const attempts = 8;

/** All writes or none; tried again as `persistently` says. */
export const transact = async (writes: Write[]): Promise<void> => {
  await persistently(() => table.send(new TransactWriteCommand({ TransactItems: writes })));
};

/**
 * Writes again while a transaction holds one of the items, or while the table is asked for too much. Throws AppError
 * `too_large` for an item that does not fit into the table.
 */
export const persistently = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await write();
    } catch (error) {
      if (isTooLarge(error)) throw new AppError("too_large", "This is too long to be kept. Shorten it.");
      if (attempt === attempts || !isPassing(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
};

/** True where a condition of the write at `position` did not hold, so that nothing was written. */
export const failedCondition = (error: unknown, position = 0): boolean =>
  error instanceof Error &&
  (error.name === "ConditionalCheckFailedException" ||
    reasons(error)[position]?.Code === "ConditionalCheckFailed");

const passing = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];

/** The SDK itself tries again where a single write is slowed down. */
const isPassing = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "TransactionConflictException" ||
    (reasons(error).some(({ Code = "" }) => passing.includes(Code)) &&
      !reasons(error).some(({ Code }) => Code === "ConditionalCheckFailed")));

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error &&
  [error.message, ...reasons(error).map(({ Message }) => Message ?? "")].some((message) =>
    /^Item size .*exceeded/.test(message),
  );

const reasons = (error: Error): { Code?: string; Message?: string }[] =>
  "CancellationReasons" in error && Array.isArray(error.CancellationReasons) ? error.CancellationReasons : [];
