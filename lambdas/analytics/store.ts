import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { key } from "#platform/table/keys.ts";
import {
  aggregateEntity,
  type Counts,
  countedEntity,
  monthOf,
  type Period,
  periodPrefix,
} from "./aggregate.ts";
import { recount } from "./recount.ts";

/*
 * Access patterns
 *   an account's numbers by month              AGGREGATES#{account} / MONTH#{yyyy-mm}
 *   an account's numbers by local day          AGGREGATES#{account} / DAY#{yyyy-mm-dd}
 *   whether its earlier facts are counted      AGGREGATES#{account} / COUNTED
 */

export const aggregateStore = {
  /**
   * Writes for the transaction that stores the facts: adds to the account's numbers of the month of `at`, an ISO time.
   * Await it before the transaction, because it first counts the facts from before the aggregates.
   */
  addToMonth: async (accountId: string, at: string, counts: Partial<Counts>): Promise<Write[]> => {
    const add = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
    if (Object.keys(add).length === 0) return [];
    await countEarlier(accountId);
    const id = { account_id: accountId, ...monthOf(at) };
    return [aggregateEntity.addTo(id, { set: id, add })];
  },

  /** The account's numbers by month, oldest first. */
  months: async (accountId: string): Promise<(Counts & Period)[]> => {
    await countEarlier(accountId);
    return Array.fromAsync(
      aggregateEntity.all({ pk: key("aggregates", accountId), prefix: periodPrefix("month") }),
    );
  },
};

/** Accounts that this process knows to be counted; asking again costs one read. */
const counted = new Set<string>();
const mostRemembered = 10_000;

/**
 * Counts an account once, at the first change or reading of its numbers. Every writer awaits this before it changes a
 * fact, so no fact changes before the first count is stored; that count is complete, and later ones are refused.
 */
const countEarlier = async (accountId: string): Promise<void> => {
  if (counted.has(accountId)) return;
  const mark = await countedEntity.find(accountId);
  if (!mark) await storeCount(accountId);
  else if (!mark.visitors_counted_at) await storeVisitors(accountId);
  if (counted.size >= mostRemembered) counted.clear();
  counted.add(accountId);
};

/** One transaction holds the mark and 99 months, which is more than the product's age when aggregates were added. */
const storeCount = async (account_id: string): Promise<void> => {
  const months = await recount(account_id);
  const now = new Date().toISOString();
  const marked = { account_id, counted_at: now, visitors_counted_at: now };
  const items = [...months].map(([start, counts]) => ({
    ...counts,
    account_id,
    unit: "month" as const,
    start,
  }));
  await storeOnce([countedEntity.put(marked), ...items.map(aggregateEntity.place)]);
};

/** Adds the numbers of visitors to an account that was counted before they were kept by themselves. */
const storeVisitors = async (account_id: string): Promise<void> => {
  const months = await recount(account_id);
  const set = { visitors_counted_at: new Date().toISOString() };
  const mark = countedEntity.change(account_id, { set, condition: when.absent("visitors_counted_at") });
  const writes = [...months].map(([start, { visitor_conversations, visitor_questions }]) => {
    const id = { account_id, unit: "month" as const, start };
    return aggregateEntity.addTo(id, { set: { ...id, visitor_conversations, visitor_questions } });
  });
  await storeOnce([mark, ...writes]);
};

/** The first write's condition fails if another process has stored the same. */
const storeOnce = (writes: Write[]): Promise<void> =>
  transact(writes).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
