import { tableName } from "./client.ts";
import { decodeCursor, pageIsGone } from "./cursor.ts";

export interface ListQuery {
  pk: string;
  /** The sort key starts with it; empty for the whole partition. */
  prefix: string;
  /** The sort key's least value, inclusive. */
  from?: string | undefined;
  /** The sort key is less than or equal to it; only together with `from`. */
  to?: string | undefined;
  /** Reads the second index instead; `pk` and `prefix` are then keys of that. */
  index?: "gsi1";
  limit?: number;
  cursor?: string | undefined;
  newestFirst?: boolean;
}

/** The input of DynamoDB's Query. Throws AppError `invalid` for a cursor of another list. */
export const queryInput = ({ pk, prefix, from, to, index, limit, cursor, newestFirst }: ListQuery) => ({
  TableName: tableName(),
  ...(index && { IndexName: index }),
  KeyConditionExpression: ["#pk = :pk", ...sortKeyCondition({ prefix, from, to })].join(" AND "),
  ExpressionAttributeNames: {
    "#pk": index ? `${index}pk` : "pk",
    ...((prefix || from) && { "#sk": index ? `${index}sk` : "sk" }),
  },
  ExpressionAttributeValues: {
    ":pk": pk,
    ...(prefix && !from && { ":prefix": prefix }),
    ...(from && { ":from": from }),
    ...(from && (to || prefix) && { ":end": to ?? `${prefix}\uffff` }),
  },
  ConsistentRead: !index,
  Limit: limit,
  ScanIndexForward: !newestFirst,
  ExclusiveStartKey: startOf(cursor, { pk, prefix, index }),
});

/** A sort key takes one condition, so a prefix with a least value becomes a range. */
const sortKeyCondition = ({ prefix, from, to }: Pick<ListQuery, "prefix" | "from" | "to">): string[] => {
  if (from) return [to || prefix ? "#sk BETWEEN :from AND :end" : "#sk >= :from"];
  return prefix ? ["begins_with(#sk, :prefix)"] : [];
};

/** Checks that a cursor has the keys of the table and of the index, and lies within the list. */
const startOf = (cursor: string | undefined, { pk, prefix, index }: ListQuery) => {
  const start = decodeCursor(cursor, index ? `${index}pk` : "pk", pk);
  if (!start) return undefined;
  const names = ["pk", "sk", ...(index ? [`${index}pk`, `${index}sk`] : [])];
  const isWhole = Object.keys(start).length === names.length && names.every((name) => start[name]);
  if (!isWhole || !start[index ? `${index}sk` : "sk"]?.startsWith(prefix)) throw pageIsGone();
  return start;
};
