import { AwsError } from "../../aws/aws-json.ts";
import { bytesOfItem } from "../conditions/size.ts";
import type { Item, Table } from "./dynalite-types.ts";

const maxBytes = 400 * 1024;
const maxBytesOfTransaction = 4 * 1024 * 1024;
const mostBytesOfKey = { HASH: 2048, RANGE: 1024 };

/** Refuses a key that is too long; dynalite counts letters instead of bytes. */
export const refuseLongKey = (table: Table, key: Item): void => {
  for (const { AttributeName, KeyType } of table.KeySchema) {
    if (isWithin(key[AttributeName]?.S, mostBytesOfKey[KeyType])) continue;
    throw invalid(
      "Hash primary key values must be under 2048 bytes, and range primary key values must be under 1024 bytes",
    );
  }
};

/** Refuses an item that is too large, or whose keys in an index are empty or too long. */
export const refuseUnfit = (table: Table, item: Item): void => {
  if (bytesOfItem(item) > maxBytes) throw invalid("Item size has exceeded the maximum allowed size");
  const keys = table.GlobalSecondaryIndexes?.flatMap(({ KeySchema }) => KeySchema) ?? [];
  for (const { AttributeName, KeyType } of keys) {
    const value = item[AttributeName]?.S;
    if (value === "") {
      throw invalid(
        `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. IndexKey: ${AttributeName}`,
      );
    }
    if (!isWithin(value, mostBytesOfKey[KeyType])) {
      throw invalid("One or more parameter values were invalid: Size limit exceeded");
    }
  }
};

export const refuseLargeTransaction = (items: Item[]): void => {
  if (items.reduce((sum, item) => sum + bytesOfItem(item), 0) > maxBytesOfTransaction) {
    throw invalid("Transaction payload size cannot exceed 4MB");
  }
};

const isWithin = (value: unknown, most: number) =>
  typeof value !== "string" || Buffer.byteLength(value) <= most;

const invalid = (message: string) => new AwsError("ValidationException", message);
