import { afterEach, expect, it, vi } from "vitest";
import { checkCode } from "#lambdas/knowledge/interviews/code.ts";
import { table } from "#platform/table/client.ts";
import { AppError } from "#shared/errors.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Input {
  Key: { pk: string; sk: string };
  ConditionExpression?: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues: Record<string, number>;
}

/** Counters in memory, with the conditions that the limits send. */
const countInMemory = () => {
  const counters = new Map<string, Record<string, number>>();
  vi.spyOn(table, "send").mockImplementation((async ({ input }: { input: Input }) => {
    const {
      Key,
      ConditionExpression,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    } = input;
    const item = counters.get(`${Key.pk} ${Key.sk}`) ?? {};
    counters.set(`${Key.pk} ${Key.sk}`, item);
    const counted = Object.keys(names).filter((name) => name !== "#ttl");
    const isFull = counted.some(
      (name, at) => (item[names[name] ?? ""] ?? 0) >= (values[`:m${at}`] ?? Infinity),
    );
    if (ConditionExpression && isFull) {
      const Item = Object.fromEntries(Object.entries(item).map(([name, N]) => [name, { N: String(N) }]));
      throw Object.assign(new Error("full"), { name: "ConditionalCheckFailedException", Item });
    }
    for (const name of counted) {
      const attribute = names[name] ?? "";
      item[attribute] = (item[attribute] ?? 0) + (values[":one"] ?? values[":less"] ?? 0);
    }
    return { Attributes: item };
  }) as never);
};

it("[SEC-011] of twenty thousand guesses in a day, by a thousand people, at most fifty in an hour are compared", async () => {
  Object.assign(process.env, { APP_SECRET: "a secret of this test", TABLE_NAME: "docent" });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 12) });
  countInMemory();
  const interview = { id: "kint_1", access_code: "K7QX2M9Z" };
  const outcomes = { forbidden: 0, rate_limited: 0, other: 0 };
  for (let guess = 0; guess < 20_000; guess++) {
    if (guess % 100 === 0) vi.setSystemTime(Date.UTC(2026, 10, 12) + guess * 4320);
    const error = await checkCode(interview, `usr_${guess % 1000}`, `A${guess}`).catch((one) => one);
    const code = error instanceof AppError ? error.code : "other";
    outcomes[code === "forbidden" || code === "rate_limited" ? code : "other"]++;
  }
  expect(outcomes).toEqual({ forbidden: 24 * 50, rate_limited: 20_000 - 24 * 50, other: 0 });
});
