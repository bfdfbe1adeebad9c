import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { failedCondition, persistently, table, tableName } from "../table/client.ts";
import { key } from "../table/keys.ts";

/*
 * Access patterns
 *   requests of one kind in one minute or day, by who made them   LIMIT#{subject} / {start of the window}
 */

export interface Window {
  subject: string;
  startsAt: Date;
  /** When the table may forget it. */
  endsAt: Date;
}

export interface Counted {
  /** Whether the request was within all bounds; else nothing was counted. */
  isWithin: boolean;
  /** In the order of the bounds. */
  counts: number[];
}

/** Counts one request for everybody named, in one write that happens only if all of them are below their bound. */
export const count = async (window: Window, bounds: { name: string; most: number }[]): Promise<Counted> => {
  const read = (item: Record<string, unknown> | undefined) =>
    bounds.map(({ name }) => Number(item?.[name] ?? 0));
  try {
    const { Attributes } = await persistently(() => table.send(new UpdateCommand(addition(window, bounds))));
    return { isWithin: true, counts: read(Attributes) };
  } catch (error) {
    if (!failedCondition(error)) throw error;
    const { Item } = Refused.parse(error);
    return { isWithin: false, counts: bounds.map(({ name }) => Number(Item[name]?.N ?? 0)) };
  }
};

/** Undoes one that was counted. */
export const countOneLess = async (window: Window, name: string): Promise<void> => {
  const less = {
    TableName: tableName(),
    Key: keyOf(window),
    UpdateExpression: "ADD #name :less",
    ExpressionAttributeNames: { "#name": name },
    ExpressionAttributeValues: { ":less": -1 },
  };
  await persistently(() => table.send(new UpdateCommand(less)));
};

const keyOf = ({ subject, startsAt }: Window) => ({
  pk: key("rateLimit", subject),
  sk: startsAt.toISOString(),
});

const addition = (window: Window, bounds: { name: string; most: number }[]) => ({
  TableName: tableName(),
  Key: keyOf(window),
  UpdateExpression: `SET #ttl = :ttl ADD ${bounds.map((_, at) => `#c${at} :one`).join(", ")}`,
  // a counter that is not there yet is not at its bound either
  ConditionExpression: bounds.map((_, at) => `NOT #c${at} >= :m${at}`).join(" AND "),
  ExpressionAttributeNames: {
    "#ttl": "ttl",
    ...Object.fromEntries(bounds.map(({ name }, at) => [`#c${at}`, name])),
  },
  ExpressionAttributeValues: {
    ":ttl": Math.ceil(window.endsAt.getTime() / 1000),
    ":one": 1,
    ...Object.fromEntries(bounds.map(({ most }, at) => [`:m${at}`, most])),
  },
  ReturnValues: "UPDATED_NEW" as const,
  ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
});

/** The SDK leaves an item that comes with an error as the table sent it. */
const Refused = z.object({ Item: z.record(z.string(), z.object({ N: z.string().optional() })) });
