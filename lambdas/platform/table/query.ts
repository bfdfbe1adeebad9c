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
  ExclusiveStartKey: firstKey({ pk, prefix, from, to, index, cursor, newestFirst }),
});

/**
 * Whether no key of the range comes behind the cursor, or the range is empty; DynamoDB refuses both. The range may have
 * moved since the cursor was made. Throws AppError `invalid` for a cursor of another list.
 */
export const isExhausted = (query: ListQuery): boolean => {
  const { from, to, index, newestFirst } = query;
  if (from && to && from > to) return true;
  const start = startOf(query);
  // Keys are unique in the table, not in an index: nothing else lies at the bound.
  if (start && !index && start.sk === (newestFirst ? from : to)) return true;
  return placeOf(start, query) === (newestFirst ? "below" : "above");
};

/** A cursor in front of the whole range is left out, since DynamoDB refuses a start outside of it. */
const firstKey = (query: ListQuery) => {
  const start = startOf(query);
  return placeOf(start, query) === "within" ? start : undefined;
};

/** The place of a key relative to the range. */
const placeOf = (start: Record<string, string> | undefined, { from, to, index }: ListQuery) => {
  const sk = start?.[index ? `${index}sk` : "sk"];
  if (sk !== undefined && from && sk < from) return "below";
  return sk !== undefined && to && sk > to ? "above" : "within";
};

/** A sort key takes one condition, so a prefix with a least value becomes a range. */
const sortKeyCondition = ({ prefix, from, to }: Pick<ListQuery, "prefix" | "from" | "to">): string[] => {
  if (from) return [to || prefix ? "#sk BETWEEN :from AND :end" : "#sk >= :from"];
  return prefix ? ["begins_with(#sk, :prefix)"] : [];
};

/** Checks that a cursor has the keys of the table and of the index, and lies within the list. */
const startOf = ({ cursor, pk, prefix, index }: ListQuery) => {
  const start = decodeCursor(cursor, index ? `${index}pk` : "pk", pk);
  if (!start) return undefined;
  const names = ["pk", "sk", ...(index ? [`${index}pk`, `${index}sk`] : [])];
  const isWhole = Object.keys(start).length === names.length && names.every((name) => start[name]);
  if (!isWhole || !start[index ? `${index}sk` : "sk"]?.startsWith(prefix)) throw pageIsGone();
  return start;
};
