import { compareCounts } from "#platform/table/compare-counts.ts";
import { type Counters, countersOf, formerCountersOf } from "./counts.ts";
import { type DayKey, dayItemsOf } from "./day.ts";
import { countsOf, entriesOf } from "./entry.ts";
import { allPacked } from "./packed.ts";

/** One sentence for each number of a day that differs from the sum of its entries. */
export const ledgerDifferences = async (accountId: string): Promise<string[]> => {
  const items = await dayItemsOf(accountId);
  const counted = new Map(
    items.map((item) => [nameOf(item), item.chatbotId ? item.counters : formerCountersOf(item.counters)]),
  );
  const facts = await recountDays(accountId);
  return [
    ...compareAll(accountId, counted, facts),
    ...compareAll(accountId, ...(await packedAndCounted(accountId, counted))),
  ];
};

const compareAll = (accountId: string, counted: Map<string, Counters>, facts: Map<string, Counters>) => {
  const names = new Set([...counted.values(), ...facts.values()].flatMap(Object.keys));
  return compareCounts(accountId, [...names].toSorted(), counted, facts);
};

/** The packed days, and the same days as they are counted. */
const packedAndCounted = async (accountId: string, counted: Map<string, Counters>) => {
  const days = await allPacked(accountId);
  const packed = [...days.values()].flat();
  const named = new Map(packed.map((item) => [`${nameOf(item)}, packed`, item.counters]));
  const same = [...counted]
    .filter(([name]) => days.has(name.slice(0, dayLength)))
    .map(([name, counters]): [string, Counters] => [`${name}, packed`, counters]);
  return [named, new Map(same)] as const;
};

const dayLength = "2026-11-22".length;

/** Adds up an account's ledger by the items of its days, as their attributes. */
const recountDays = async (accountId: string): Promise<Map<string, Counters>> => {
  const days = new Map<string, Counters>();
  for await (const entry of entriesOf(accountId)) {
    const { day, hour, rag_system_id: chatbotId, source } = entry;
    const counts = countsOf(entry);
    const isDivided = hour !== undefined;
    const name = nameOf(isDivided ? { day, chatbotId, source } : { day });
    const sum = days.get(name) ?? {};
    const added = isDivided ? countersOf(counts, hour) : formerCountersOf(counts);
    for (const [attribute, value] of Object.entries(added)) sum[attribute] = (sum[attribute] ?? 0) + value;
    days.set(name, sum);
  }
  return days;
};

/** "2026-11-22 of bot_a by widget" */
const nameOf = ({ day, chatbotId, source }: Omit<DayKey, "account_id">): string =>
  chatbotId ? `${day} of ${chatbotId} by ${source}` : day;
