import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { failedCondition, persistently, table, tableName } from "../table-client.ts";

/*
 * Access patterns
 *   requests of one kind in one minute, by who made them   LIMIT#{subject} / {start of the minute}
 */

interface Window {
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

const addition = ({ subject, startsAt, endsAt }: Window, bounds: { name: string; most: number }[]) => ({
  TableName: tableName(),
  Key: { pk: `LIMIT#${subject}`, sk: startsAt.toISOString() },
  UpdateExpression: `SET #ttl = :ttl ADD ${bounds.map((_, at) => `#c${at} :one`).join(", ")}`,
  ConditionExpression: bounds
    .map((_, at) => `(attribute_not_exists(#c${at}) OR #c${at} < :m${at})`)
    .join(" AND "),
  ExpressionAttributeNames: {
    "#ttl": "ttl",
    ...Object.fromEntries(bounds.map(({ name }, at) => [`#c${at}`, name])),
  },
  ExpressionAttributeValues: {
    ":ttl": Math.ceil(endsAt.getTime() / 1000),
    ":one": 1,
    ...Object.fromEntries(bounds.map(({ most }, at) => [`:m${at}`, most])),
  },
  ReturnValues: "UPDATED_NEW" as const,
  ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
});

/** The SDK leaves an item that comes with an error as the table sent it. */
const Refused = z.object({ Item: z.record(z.string(), z.object({ N: z.string().optional() })) });
