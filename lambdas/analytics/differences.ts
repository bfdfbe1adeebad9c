import { budgetStore } from "#lambdas/budget/store.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { Counts } from "#lambdas/core/counters/aggregate.ts";
import { recount } from "#lambdas/core/counters/recount.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { compareCounts } from "#platform/table/compare-counts.ts";

/** One sentence for each counter of an account that differs from a recount of the stored facts. */
export const differencesOf = async (accountId: string): Promise<string[]> => [
  ...(await monthDifferences(accountId)),
  ...(await ledger.differences(accountId)),
  ...(await (await conversationStore.history()).differences(accountId)),
  ...(await budgetStore.differences(accountId)),
];

/** Bytes are left out: accounts from before they were counted get them with their next file. */
const monthDifferences = async (accountId: string): Promise<string[]> => {
  const { bytes, ...shape } = Counts.shape;
  const names = Object.keys(shape) as (keyof typeof shape)[];
  const months = new Map((await aggregateStore.months(accountId)).map((month) => [month.start, month]));
  return compareCounts(accountId, names, months, await recount(accountId));
};
