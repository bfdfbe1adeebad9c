import { setTimeout as pause } from "node:timers/promises";
import type { Limit } from "#lambdas/budget/periods.ts";
import { reserve } from "#lambdas/budget/reserve.ts";
import { randomFrom } from "../random.ts";
import type { Report } from "./budget.ts";

const cent = 10_000_000;
const perClient = 2;
const measured = 50;
const [seed = 1, place = 0, clients = 100] = process.argv.slice(2).map(Number);
const draw = randomFrom(seed * 2 + place);
const limitOf = (accountId: string, cents: number): Limit => ({
  accountId,
  period: "day",
  start: "2026-11-22",
  nanoDollars: cents * cent,
});
const amount = { nanoDollars: cent, answers: 1 };
const report: Report = { spent: 0, answers: 0, refused: 0, failed: 0, alone: [] };

const ask = async (limit: Limit): Promise<void> => {
  const reserved = await reserve([limit], amount, { patienceMs: 60_000 });
  if ("full" in reserved) {
    report.refused += 1;
    return;
  }
  await pause(draw.below(50));
  const nanoDollars = (cent / 10) * (1 + draw.below(10));
  await reserved.settle({ nanoDollars, answers: 1 });
  report.spent += nanoDollars;
  report.answers += 1;
};

const client = async (): Promise<void> => {
  for (let question = 0; question < perClient; question++)
    await ask(limitOf(`usr_${seed}`, 100)).catch(() => {
      report.failed += 1;
    });
};

await Promise.all(Array.from({ length: clients }, client));
for (let at = 0; clients === 0 && at < measured; at++) {
  const startedAt = performance.now();
  const reserved = await reserve([limitOf(`usr_alone_${seed}_${place}`, 1000)], amount);
  if (!("full" in reserved)) await reserved.settle(amount);
  report.alone.push(performance.now() - startedAt);
}
console.log(JSON.stringify(report));
