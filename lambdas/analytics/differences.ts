import { budgetStore } from "#lambdas/budget/store.ts";
import { conversationStore } from "#lambdas/conversations/store.ts";
import { type DayNumbers, ledger } from "#lambdas/ledger/store.ts";
import { Counts } from "./aggregate.ts";
import { recount } from "./recount.ts";
import { aggregateStore } from "./store.ts";

/** One sentence for each counter of an account that differs from a recount of the stored facts. */
export const differencesOf = async (accountId: string): Promise<string[]> => [
  ...(await monthDifferences(accountId)),
  ...(await dayDifferences(accountId)),
  ...(await (await conversationStore.history()).differences(accountId)),
  ...(await budgetStore.differences(accountId)),
];

/** Bytes are left out: accounts from before they were counted get them with their next file. */
const monthDifferences = async (accountId: string): Promise<string[]> => {
  const { bytes, ...shape } = Counts.shape;
  const names = Object.keys(shape) as (keyof typeof shape)[];
  const months = new Map((await aggregateStore.months(accountId)).map((month) => [month.start, month]));
  return compare(accountId, names, months, await recount(accountId));
};

const dayDifferences = async (accountId: string): Promise<string[]> => {
  const days = new Map((await ledger.days(accountId)).map((day) => [day.day, day]));
  return compare(accountId, ledger.names, days, await recountDays(accountId));
};

/** Adds up an account's ledger by day. */
export const recountDays = async (accountId: string): Promise<Map<string, DayNumbers>> => {
  const days = new Map<string, DayNumbers>();
  for await (const entry of ledger.entries(accountId)) {
    const day = days.get(entry.day) ?? ledger.none();
    for (const name of ledger.names) day[name] += entry[name];
    days.set(entry.day, day);
  }
  return days;
};

const compare = <Name extends string>(
  accountId: string,
  names: readonly Name[],
  counted: Map<string, Record<Name, number>>,
  facts: Map<string, Record<Name, number>>,
): string[] =>
  [...new Set([...counted.keys(), ...facts.keys()])].toSorted().flatMap((period) =>
    names.flatMap((name) => {
      const [count, fact] = [counted, facts].map((one) => one.get(period)?.[name] ?? 0);
      return count === fact ? [] : [`${accountId}, ${period}: ${name} is ${count} and should be ${fact}.`];
    }),
  );
