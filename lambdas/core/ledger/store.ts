import { timeZoneOf } from "#platform/account/settings.ts";
import { chargeOf } from "#platform/models/charge.ts";
import type { ModelChoice, Usage } from "#platform/models/port.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { groundIds, newId } from "#platform/table/new-id.ts";
import {
  addCounters,
  type Counters,
  countersOf,
  countsIn,
  type DayCounts,
  hoursIn,
  noCounts,
} from "./counts.ts";
import { type DayItem, dayEntity, dayItemsOf, daysAfter, daysOf, isVisit } from "./day.ts";
import type { divideDays } from "./divide.ts";
import { countsOf, entriesOf, type LedgerEntry, ledgerEntity } from "./entry.ts";
import { localDay, localTime } from "./local-day.ts";
import { noteChange, packedItemsOf } from "./packed.ts";

/*
 * Access patterns
 *   an account's entries by local day and time            LEDGER#{account} / {yyyy-mm-dd}#{id}
 *   those of some days                                    the same, between two days
 *   an account's local days, each chatbot and source by itself
 *                                                         AGGREGATES#{account} / DAY#{yyyy-mm-dd}#{chatbot}#{source}
 */

export type { Counters, DayCounts, DayItem, LedgerEntry };
export { isVisit };

export interface Booking {
  accountId: string;
  chatbotId: string;
  conversationId?: string;
  source: LedgerEntry["source"];
  counts?: Partial<DayCounts>;
  /** The tokens of a model; absent if none was called. */
  usage?: (Usage & ModelChoice) | undefined;
  /** Work that is priced by something else than tokens; its price is undefined if unknown. */
  priced?: { provider: string; model: string; nanoDollars: number | undefined; priceList: string };
  /** When the visitor asked last, an ISO time; the first question of a day counts the visitor. */
  lastAskedAt?: string | undefined;
  at?: Date;
  /** The moment whose day the numbers belong to, if it is another one. */
  countedAt?: Date;
}

/** The numbers of one conversation on one day before the ledger. */
export type FormerDay = Pick<
  LedgerEntry,
  "account_id" | "rag_system_id" | "source" | "at" | "day" | "hour"
> & {
  conversation_id: string;
  counts: DayCounts;
};

export const ledger = {
  /** Writes for the transaction that stores the facts: an entry, and its numbers in the item of its day. */
  writes: async (booking: Booking): Promise<Write[]> => {
    const entry = await entryOf(booking);
    const { account_id, day } = entry;
    return [
      ledgerEntity.put(entry as LedgerEntry),
      ...additionOf(entry as LedgerEntry),
      ...(booking.countedAt ? [noteChange(account_id, day)] : []),
    ];
  },

  none: noCounts,
  addCounters,
  countsIn,
  hoursIn,
  days: daysOf,
  /** The same by chatbot and source, with their hours. */
  dayItems: dayItemsOf,
  /** The same for many days. */
  packedItems: packedItemsOf,

  /** The moment of the first entry that was booked with its facts, as an ISO time; now without any. */
  beginning: async (accountId: string): Promise<string> => {
    const now = new Date().toISOString();
    for await (const entry of entriesOf(accountId)) if (!entry.is_former) return entry.at;
    return now;
  },

  /** Books what a conversation had on a day before the ledger; repeating it changes nothing. */
  recordFormer: async ({ counts, ...former }: FormerDay): Promise<void> => {
    const id = `${groundIds.ledger}_former_${former.conversation_id}`;
    const entry = { ...former, ...present(counts), id, is_former: true } as LedgerEntry;
    const { account_id, day } = entry;
    await transact([ledgerEntity.put(entry), ...additionOf(entry), noteChange(account_id, day)]).catch(
      (error) => {
        if (!failedCondition(error)) throw error;
      },
    );
  },

  /** The day of an ISO time in a time zone. */
  localDay: (timeZone: string) => (at: string) => localDay(new Date(at), timeZone),
  localTime,
  daysAfter,

  /** Stores an entry by itself. */
  record: async (booking: Booking): Promise<void> => transact(await ledger.writes(booking)),

  entries: entriesOf,

  /** Divides days of former releases; see `divide.ts`. */
  divide: async (...given: Parameters<typeof divideDays>) =>
    (await import("./divide.ts")).divideDays(...given),

  /** One sentence for each number of a day that differs from the sum of its entries. */
  differences: async (accountId: string): Promise<string[]> =>
    (await import("./differences.ts")).ledgerDifferences(accountId),
};

/** The write that adds an entry's numbers to the item of its day; none for an entry without any. */
const additionOf = (entry: LedgerEntry): Write[] => {
  const { account_id, day, rag_system_id: chatbotId, source, hour = 0 } = entry;
  const add = countersOf(countsOf(entry), hour);
  return Object.keys(add).length > 0
    ? [dayEntity.addTo({ account_id, day, chatbotId, source }, { add })]
    : [];
};

const entryOf = async (booking: Booking) => {
  const {
    accountId,
    chatbotId,
    conversationId,
    source,
    counts = {},
    usage,
    priced,
    at: time = new Date(),
  } = booking;
  const { countedAt = time, lastAskedAt } = booking;
  const [timeZone, charge] = await Promise.all([timeZoneOf(accountId), usage && chargeOf(usage, usage)]);
  const { day, hour } = localTime(countedAt, timeZone);
  const isFirst = !lastAskedAt || localDay(new Date(lastAskedAt), timeZone) !== day;
  return {
    id: newId("ledger"),
    account_id: accountId,
    rag_system_id: chatbotId,
    ...(conversationId && { conversation_id: conversationId }),
    source,
    at: time.toISOString(),
    day,
    hour,
    ...present({
      ...counts,
      visitors: isVisit(source) && conversationId && counts.messages && isFirst ? 1 : 0,
      prompt_tokens: usage?.promptTokens,
      completion_tokens: usage?.completionTokens,
      nano_dollars: charge?.nanoDollars ?? priced?.nanoDollars,
      unpriced: (usage && !charge) || (priced && priced.nanoDollars === undefined) ? 1 : 0,
    }),
    ...(usage && { provider: usage.provider, model: usage.model }),
    ...(priced && { provider: priced.provider, model: priced.model }),
    ...(usage?.isEstimated && { is_estimated: true }),
    ...(charge && { price_list: charge.priceList }),
    ...(priced?.nanoDollars !== undefined && { price_list: priced.priceList }),
  };
};

/** Without numbers that are 0 or undefined, which keeps an entry small. */
const present = (numbers: Record<string, number | undefined>): Partial<DayCounts> =>
  Object.fromEntries(Object.entries(numbers).filter(([, number]) => number));
