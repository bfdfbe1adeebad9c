import { setTimeout as pause } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { AppError } from "#shared/errors.ts";
import { required } from "../environment.ts";

export type Write = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

export const tableName = (): string => required("TABLE_NAME");

const client = new DynamoDBClient({});
// The SDK serialises every call for its logger even when none is set.
client.middlewareStack.remove("loggerMiddleware");

export const table = DynamoDBDocumentClient.from(client, {
  marshallOptions: { removeUndefinedValues: true },
});

const usualAttempts = 8;
/** The longest pause is two seconds and a half. */
const mostDoublings = 7;

interface Patience {
  /** How often a write is tried; more for items that many change at once. */
  attempts?: number;
}

/** The items of up to 100 keys in no certain order, read consistently. The table may leave keys for a further request. */
export const getMany = async (keys: Record<string, unknown>[]): Promise<Record<string, unknown>[]> => {
  const RequestItems = { [tableName()]: { Keys: keys, ConsistentRead: true } };
  const { Responses, UnprocessedKeys } = await table.send(new BatchGetCommand({ RequestItems }));
  const items = Responses?.[tableName()] ?? [];
  const left = UnprocessedKeys?.[tableName()]?.Keys;
  return left ? [...items, ...(await getMany(left))] : items;
};

/** All writes or none, retried by `persistently`. */
export const transact = async (writes: Write[], patience?: Patience): Promise<void> => {
  await persistently(() => table.send(new TransactWriteCommand({ TransactItems: writes })), patience);
};

/**
 * Repeats a write that conflicts with a transaction or that the table throttles. Throws AppError `too_large` for an
 * item above DynamoDB's 400 KB.
 */
export const persistently = async <Result>(
  write: () => Promise<Result>,
  { attempts = usualAttempts }: Patience = {},
): Promise<Result> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await write();
    } catch (error) {
      if (isTooLarge(error)) throw new AppError("too_large", "This is too long to be kept. Shorten it.");
      if (attempt === attempts || !isPassing(error)) throw error;
      await pause(Math.random() * 20 * 2 ** Math.min(attempt, mostDoublings));
    }
};

/** Whether the condition of the write at `position` failed; then nothing was written. */
export const failedCondition = (error: unknown, position = 0): boolean =>
  error instanceof Error &&
  (error.name === "ConditionalCheckFailedException" ||
    reasons(error)[position]?.Code === "ConditionalCheckFailed");

const passing = ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"];

/** The SDK itself retries a throttled single write. */
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
