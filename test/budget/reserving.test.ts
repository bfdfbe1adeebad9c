import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { itDrawn } from "../it-drawn.ts";
import { type Random, randomFrom } from "../random.ts";
import { uniqueId } from "../unique-id.ts";

const importing = async () => ({
  ...(await import("#lambdas/budget/periods.ts")),
  ...(await import("#lambdas/budget/reserve.ts")),
  ...(await import("#lambdas/budget/use.ts")),
  ...(await import("#lambdas/budget/notices.ts")),
  ...(await import("#platform/account/settings.ts")),
});

const cent = 10_000_000;
const dollar = 100 * cent;
const answer = { nanoDollars: cent, answers: 1 };
const noon = Date.parse("2026-11-22T12:00:00Z");

describeOnEachEngine("a budget", importing, (loaded) => {
  const dayOf = (most: { nanoDollars?: number; answers?: number }, chatbotId?: string) => ({
    accountId: uniqueId("usr"),
    ...(chatbotId && { chatbotId }),
    period: "day" as const,
    start: "2026-11-22",
    ...most,
  });
  type Limit = ReturnType<typeof dayOf>;

  const at = (now: number) => ({ patienceMs: 0, now: () => now });
  const granted = async (limits: Limit[], now = noon) => {
    const reserved = await loaded().reserve(limits, answer, at(now));
    if ("full" in reserved) throw new Error(`No room for ${reserved.full.period}.`);
    return reserved;
  };
  const refused = async (limits: Limit[], now = noon) => {
    const reserved = await loaded().reserve(limits, answer, at(now));
    return "full" in reserved ? reserved : undefined;
  };
  const found = async (limit: Limit) => (await loaded().findUse(limit)) ?? expect.unreachable();

  /** Reserves an answer of a cent, and settles it at a random part of that. Returns the cost; undefined if refused. */
  const ask = async (limits: Limit[], draw: Random) => {
    const reserved = await loaded().reserve(limits, answer, { patienceMs: 60_000 });
    if ("full" in reserved) return undefined;
    const nanoDollars = (cent / 10) * (1 + draw.below(10));
    await reserved.settle({ nanoDollars, answers: 1 });
    return nanoDollars;
  };

  itDrawn(
    "of 1.00 is never passed by 200 askers of 0.01 at once, and what is left is less than an answer",
    "askers at once",
    async (seed) => {
      const draw = randomFrom(seed);
      const limit = dayOf({ nanoDollars: dollar });
      const asked = Array.from({ length: 200 }, () => ask([limit], draw));
      const costs = (await Promise.all(asked)).filter((cost) => cost !== undefined);
      const spent = costs.reduce((sum, cost) => sum + cost, 0);
      expect(spent).toBeLessThanOrEqual(dollar);
      expect(costs.length === 200 || spent > dollar - cent).toBe(true);
      expect(await found(limit)).toMatchObject({
        spent_nano_dollars: spent,
        taken_nano_dollars: spent,
        spent_answers: costs.length,
        taken_answers: costs.length,
      });
    },
  );

  itDrawn(
    "of 5 answers lets 5 of 40 askers through at once, whatever they cost",
    "askers at once",
    async (seed) => {
      const limit = dayOf({ answers: 5 });
      const asked = await Promise.all(Array.from({ length: 40 }, () => ask([limit], randomFrom(seed))));
      expect(asked.filter((cost) => cost !== undefined)).toHaveLength(5);
      expect(await refused([limit])).toMatchObject({ isUsedUp: true });
    },
  );

  it("gets back within five minutes what a crash left reserved, and not before an answer can have ended", async () => {
    const limit = dayOf({ nanoDollars: cent });
    await granted([limit]);
    expect(await refused([limit], noon + 265_000)).toMatchObject({ isUsedUp: false });
    const late = await granted([limit], noon + 300_000);
    await late.settle(answer);
    expect(await found(limit)).toMatchObject({ spent_nano_dollars: cent, taken_nano_dollars: cent });
  });

  it("counts an answer whole that is settled after its reservation was given back", async () => {
    const limit = dayOf({ nanoDollars: dollar });
    const stalled = await granted([limit]);
    await (await granted([limit], noon + 301_000)).settle(answer);
    await stalled.settle(answer);
    const { spent_nano_dollars, taken_nano_dollars } = await found(limit);
    expect([spent_nano_dollars, taken_nano_dollars]).toEqual([2 * cent, 2 * cent]);
  });

  it("keeps one small row however long it is used", async () => {
    const limit = dayOf({ nanoDollars: dollar });
    for (let minute = 0; minute < 12; minute++)
      await (await granted([limit], noon + minute * 60_000)).settle(answer);
    expect(Object.keys(await found(limit)).filter((name) => name.startsWith("held_")).length).toBeLessThan(
      12,
    );
  });

  it("takes nothing from one limit for what another one refuses", async () => {
    const chatbot = dayOf({ answers: 10 }, "bot_a");
    const account = { ...dayOf({ answers: 1 }), accountId: chatbot.accountId };
    await (await granted([chatbot, account])).settle(answer);
    expect(await refused([chatbot, account])).toMatchObject({ full: { answers: 1 }, isUsedUp: true });
    expect(await found(chatbot)).toMatchObject({ taken_answers: 1, spent_answers: 1 });
  });

  it("has one notice at 80 and one at 100 percent, however many answers end at that moment", async () => {
    const limit = dayOf({ answers: 10 });
    const written = async () =>
      (await loaded().notices.ofAccount(limit.accountId)).map(({ percent }) => percent).toSorted();
    const asked = async (count: number) => {
      const held = await Promise.all(Array.from({ length: count }, () => granted([limit])));
      await Promise.all(held.map((one) => one.settle(answer)));
    };
    await asked(7);
    expect(await written()).toEqual([]);
    await asked(2);
    expect(await written()).toEqual([80]);
    await asked(1);
    await Promise.all([refused([limit]), refused([limit])]);
    expect(await written()).toEqual([100, 80]);
  });

  const limitsAt = async (budget: object, timeZone: string, moment: string) => {
    const account_id = newId("session");
    await loaded().accountSettingsEntity.save({ account_id, time_zone: timeZone, language: "en-US" });
    const budgets = { accountId: account_id, chatbotId: "bot_a", account: budget };
    const limits = await loaded().limitsAt(budgets, new Date(moment));
    return limits.map(({ start }) => start);
  };
  const both = { day_dollars: 1, month_answers: 5 };

  it("begins again at midnight and on the first of the month in the account's time zone", async () => {
    const of = (moment: string) => limitsAt(both, "Asia/Kolkata", moment);
    expect(await of("2026-11-30T18:29:59Z")).toEqual(["2026-11-30", "2026-11"]);
    expect(await of("2026-11-30T18:30:00Z")).toEqual(["2026-12-01", "2026-12"]);
  });

  it("has days of 23 and of 25 hours where clocks change", async () => {
    const of = async (moment: string) => (await limitsAt(both, "Europe/Berlin", moment))[0];
    expect([await of("2026-03-28T23:00:00Z"), await of("2026-03-29T21:59:59Z")]).toEqual([
      "2026-03-29",
      "2026-03-29",
    ]);
    expect(await of("2026-03-29T22:00:00Z")).toBe("2026-03-30");
    expect([await of("2026-10-24T22:00:00Z"), await of("2026-10-25T22:59:59Z")]).toEqual([
      "2026-10-25",
      "2026-10-25",
    ]);
    expect(await of("2026-10-25T23:00:00Z")).toBe("2026-10-26");
  });
});
