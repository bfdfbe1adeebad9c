import { tableName } from "./client.ts";
import { decodeCursor, pageIsGone } from "./cursor.ts";

export interface ListQuery {
  pk: string;
  /** The sort key starts with it; empty for the whole partition. */
  prefix: string;
  /** Narrows the prefix to the sort keys from the first to the second, inclusive. */
  between?: [first: string, last: string];
  /** Reads the second index instead; `pk` and `prefix` are then keys of that. */
  index?: "gsi1";
  limit?: number;
  cursor?: string | undefined;
  newestFirst?: boolean;
}

/** The input of DynamoDB's Query. Throws AppError `invalid` for a cursor of another list. */
export const queryInput = ({ pk, prefix, between, index, limit, cursor, newestFirst }: ListQuery) => ({
  TableName: tableName(),
  ...(index && { IndexName: index }),
  KeyConditionExpression: `#pk = :pk${
    between ? " AND #sk BETWEEN :first AND :last" : prefix && " AND begins_with(#sk, :prefix)"
  }`,
  ExpressionAttributeNames: {
    "#pk": index ? `${index}pk` : "pk",
    ...(prefix && { "#sk": index ? `${index}sk` : "sk" }),
  },
  ExpressionAttributeValues: {
    ":pk": pk,
    ...(between ? { ":first": between[0], ":last": between[1] } : prefix && { ":prefix": prefix }),
  },
  ConsistentRead: !index,
  Limit: limit,
  ScanIndexForward: !newestFirst,
  ExclusiveStartKey: startOf(cursor, { pk, prefix, index }),
});

/** Checks that a cursor has the keys of the table and of the index, and lies within the list. */
const startOf = (cursor: string | undefined, { pk, prefix, index }: ListQuery) => {
  const start = decodeCursor(cursor, index ? `${index}pk` : "pk", pk);
  if (!start) return undefined;
  const names = ["pk", "sk", ...(index ? [`${index}pk`, `${index}sk`] : [])];
  const isWhole = Object.keys(start).length === names.length && names.every((name) => start[name]);
  if (!isWhole || !start[index ? `${index}sk` : "sk"]?.startsWith(prefix)) throw pageIsGone();
  return start;
};
