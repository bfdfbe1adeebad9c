import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { key } from "#platform/table/keys.ts";
import {
  aggregateEntity,
  bytesOf,
  Counts,
  countedEntity,
  monthOf,
  type Period,
  periodPrefix,
} from "./aggregate.ts";
import { recount, recountBytes } from "./recount.ts";

/*
 * Access patterns
 *   an account's numbers by month              AGGREGATES#{account} / MONTH#{yyyy-mm}
 *   whether its earlier facts are counted      AGGREGATES#{account} / COUNTED
 *   the numbers of one of its chatbots         AGGREGATES#{account} / BOT#{chatbot}
 */

export const aggregateStore = {
  bytesOf,

  /** The numbers of single chatbots; loaded when they change, as every cold start of the chat reads this file. */
  ofChatbots: async () => (await import("./chatbot-counts.ts")).chatbotCounts,

  /**
   * Writes for the transaction that stores the facts: adds to the account's numbers of the month of `at`, an ISO time.
   * Await it before the transaction, because it first counts the facts from before the aggregates.
   */
  addToMonth: async (accountId: string, at: string, counts: Partial<Counts>): Promise<Write[]> => {
    const add = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
    if (Object.keys(add).length === 0) return [];
    await countEarlier(accountId);
    if (add.bytes) await countEarlierBytes(accountId);
    const id = { account_id: accountId, ...monthOf(at) };
    return [aggregateEntity.addTo(id, { set: id, add })];
  },

  /** The account's numbers of all months together. */
  totals: async (accountId: string): Promise<Counts> => {
    await countEarlier(accountId);
    await countEarlierBytes(accountId);
    const months = await aggregateStore.months(accountId);
    const total = Counts.parse({});
    for (const month of months) for (const name of Counts.keyof().options) total[name] += month[name];
    return total;
  },

  /** The account's numbers by month, oldest first; bytes may be missing. */
  months: async (accountId: string): Promise<(Counts & Period)[]> => {
    await countEarlier(accountId);
    return Array.fromAsync(
      aggregateEntity.all({ pk: key("aggregates", accountId), prefix: periodPrefix("month") }),
    );
  },
};

/** Accounts that this process knows to be counted; asking again costs one read. */
const counted = new Set<string>();
const maxRemembered = 10_000;

/**
 * Counts an account once, at the first change or reading of its numbers. Every writer awaits this before it changes a
 * fact, so no fact changes before the first count is stored; that count is complete, and later ones are refused.
 */
const countEarlier = async (accountId: string): Promise<void> => {
  if (counted.has(accountId)) return;
  const mark = await countedEntity.find(accountId);
  if (!mark) await storeCount(accountId);
  else if (!mark.has_visitors) await storeVisitors(accountId);
  remember(counted, accountId);
};

const remember = (accounts: Set<string>, accountId: string): void => {
  if (accounts.size >= maxRemembered) accounts.clear();
  accounts.add(accountId);
};

const bytesCounted = new Set<string>();

/** The same for bytes, of accounts that were counted before their bytes were. */
const countEarlierBytes = async (accountId: string): Promise<void> => {
  if (bytesCounted.has(accountId)) return;
  if (!(await countedEntity.get(accountId)).has_bytes) await storeBytes(accountId);
  remember(bytesCounted, accountId);
};

const storeBytes = async (account_id: string): Promise<void> => {
  const months = await recountBytes(account_id);
  await transact([
    countedEntity.change(account_id, { set: { has_bytes: true }, condition: when.absent("has_bytes") }),
    ...[...months].map(([start, bytes]) => {
      const id = { account_id, unit: "month" as const, start };
      return aggregateEntity.addTo(id, { set: id, add: { bytes } });
    }),
  ]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
};

/** One transaction holds the mark and 99 months, which is more than the product's age when aggregates were added. */
const storeCount = async (account_id: string): Promise<void> => {
  const months = await recount(account_id);
  const marked = { account_id, counted_at: new Date().toISOString(), has_bytes: true, has_visitors: true };
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
  const condition = when.absent("has_visitors");
  const mark = countedEntity.change(account_id, { set: { has_visitors: true }, condition });
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
