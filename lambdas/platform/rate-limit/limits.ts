import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { AppError, type Rate } from "#shared/errors.ts";
import { failedCondition, persistently, table, tableName } from "../table/client.ts";
import { key } from "../table/keys.ts";

/*
 * Access patterns
 *   requests in one minute, hour or day, by name   LIMIT#{subject} / {start of the window}
 */

export interface Bound {
  /** Who is counted, within the subject; never a plain address. */
  name: string;
  /** Requests in the window. */
  most: number;
  /** The start of the refusal's message; when to try again follows. */
  refusal: string;
}

interface Limits {
  /**
   * The limited thing, such as a chatbot's questions; its counters share one item per window. Have the number of names
   * in it bounded: a write costs as much as the whole item.
   */
  subject: string;
  /** The window: a minute, an hour, or a day in UTC. All are those of the clock, so twice as many may pass around a change. */
  per: keyof typeof windowSeconds;
  bounds: [Bound, ...Bound[]];
}

export const windowSeconds = { minute: 60, hour: 3600, day: 86_400 };

/** The error of a full limit; when to try again follows the refusal. */
export const tooMany = (
  refusal: string,
  { limit, resetSeconds }: { limit: number; resetSeconds: number },
): AppError => {
  const rate = { limit, remaining: 0, resetSeconds };
  return new AppError("rate_limited", `${refusal} ${again(resetSeconds)}`, undefined, { rate });
};

const again = (seconds: number): string => {
  const [amount, unit] =
    seconds <= 120
      ? [seconds, "second"]
      : seconds < 7200
        ? [Math.ceil(seconds / 60), "minute"]
        : [Math.ceil(seconds / 3600), "hour"];
  return `Please try again in ${amount} ${amount === 1 ? unit : `${unit}s`}.`;
};

export const limits = ({ subject, per, bounds }: Limits) => ({
  /**
   * Counts a request against every bound in one write. Returns the rate of the first bound. Throws AppError
   * `rate_limited` with the rate of a full one, and then counts nothing.
   */
  pass: async (now = Date.now()): Promise<Rate> => {
    const window = windowAt(subject, per, now);
    const resetSeconds = Math.ceil((window.endsAt - now) / 1000);
    const { isWithin, counts } = await count(window, bounds);
    const [first] = bounds;
    const full = isWithin ? undefined : (bounds.find(({ most }, at) => (counts[at] ?? 0) >= most) ?? first);
    if (!full) return { limit: first.most, remaining: first.most - (counts[0] ?? 0), resetSeconds };
    throw tooMany(full.refusal, { limit: full.most, resetSeconds });
  },

  /** Takes a counted request back from some bounds, because it was refused for another reason. */
  giveBack: async (names: string[], now = Date.now()): Promise<void> => {
    const less = {
      TableName: tableName(),
      Key: windowAt(subject, per, now).key,
      UpdateExpression: `ADD ${names.map((_, at) => `#c${at} :less`).join(", ")}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#c${at}`, name])),
      ExpressionAttributeValues: { ":less": -1 },
    };
    await persistently(() => table.send(new UpdateCommand(less)));
  },
});

/** The requests of the present minute that passed the bound `all`. */
export const countedInMinute = async (subject: string, now = Date.now()): Promise<number> => {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: windowAt(subject, "minute", now).key }),
  );
  return Number(Item?.all ?? 0);
};

interface Window {
  key: { pk: string; sk: string };
  /** Milliseconds since 1970. */
  endsAt: number;
}

const windowAt = (subject: string, per: Limits["per"], now: number): Window => {
  const length = windowSeconds[per] * 1000;
  const startsAt = now - (now % length);
  return {
    key: { pk: key("rateLimit", subject), sk: new Date(startsAt).toISOString() },
    endsAt: startsAt + length,
  };
};

/** Adds one for every bound, or for none if one is full. Returns the counts in the order of the bounds. */
const count = async (window: Window, bounds: Bound[]): Promise<{ isWithin: boolean; counts: number[] }> => {
  const countsIn = (item: Record<string, unknown> | undefined) =>
    bounds.map(({ name }) => Number(item?.[name] ?? 0));
  try {
    const { Attributes } = await persistently(() => table.send(new UpdateCommand(addition(window, bounds))));
    return { isWithin: true, counts: countsIn(Attributes) };
  } catch (error) {
    if (!failedCondition(error)) throw error;
    const { Item } = Refused.parse(error);
    return { isWithin: false, counts: bounds.map(({ name }) => Number(Item[name]?.N ?? 0)) };
  }
};

const addition = ({ key, endsAt }: Window, bounds: Bound[]) => ({
  TableName: tableName(),
  Key: key,
  UpdateExpression: `SET #ttl = :ttl ADD ${bounds.map((_, at) => `#c${at} :one`).join(", ")}`,
  // NOT >=, because a missing counter is below its bound too
  ConditionExpression: bounds.map((_, at) => `NOT #c${at} >= :m${at}`).join(" AND "),
  ExpressionAttributeNames: {
    "#ttl": "ttl",
    ...Object.fromEntries(bounds.map(({ name }, at) => [`#c${at}`, name])),
  },
  ExpressionAttributeValues: {
    ":ttl": Math.ceil(endsAt / 1000),
    ":one": 1,
    ...Object.fromEntries(bounds.map(({ most }, at) => [`:m${at}`, most])),
  },
  ReturnValues: "UPDATED_NEW" as const,
  ReturnValuesOnConditionCheckFailure: "ALL_OLD" as const,
});

/** The SDK does not unmarshall the item of a failed condition. */
const Refused = z.object({ Item: z.record(z.string(), z.object({ N: z.string().optional() })) });
