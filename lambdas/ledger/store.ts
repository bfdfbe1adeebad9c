import * as z from "zod";
import { timeZoneOf } from "#platform/account/settings.ts";
import { chargeOf } from "#platform/models/charge.ts";
import type { ModelChoice, Usage } from "#platform/models/port.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { newId } from "#platform/table/new-id.ts";
import { at } from "#shared/contract/fields.ts";
import { idPrefixes } from "#shared/ids.ts";
import { DayCounts, dayCountNames, dayEntity, daysOf } from "./day.ts";
import { localDay } from "./local-day.ts";

/*
 * Access patterns
 *   an account's entries by local day and time   LEDGER#{account} / {yyyy-mm-dd}#{id}
 *   those of some days                           the same, between two days
 *   the counters of an account's local days      AGGREGATES#{account} / DAY#{yyyy-mm-dd}
 */

/** Where an answer was asked for, or the reading of a document. */
const Source = z.enum(["test", "widget", "page", "api", "document"]);

/**
 * One entry for each answer and each embedding of a document: what the day's counters add up, kept when conversation and
 * document are deleted. Numbers that are 0 are left out.
 */
const LedgerEntry = DayCounts.extend({
  id: z.string(),
  account_id: z.string(),
  rag_system_id: z.string(),
  conversation_id: z.string().optional(),
  source: Source,
  at,
  day: z.string(),
  provider: z.string().optional(),
  model: z.string().optional(),
  /** The provider reported no usage: the tokens are estimated. */
  is_estimated: z.boolean().optional(),
  /** Booked later for messages from before the ledger, of which neither tokens nor price are known. */
  is_former: z.boolean().optional(),
  /** The version of the price list; absent if the model's price is unknown. */
  price_list: z.string().optional(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

const keyOf = ({ account_id, day, id }: Pick<LedgerEntry, "account_id" | "day" | "id">) => ({
  pk: key("ledger", account_id),
  sk: `${day}#${id}`,
});

const ledgerEntity = entity({ name: "Ledger entry", shape: LedgerEntry, key: keyOf, keysOf: keyOf });

/** The numbers of a day. */
export type DayNumbers = DayCounts;

export interface Booking {
  accountId: string;
  chatbotId: string;
  conversationId?: string;
  source: LedgerEntry["source"];
  counts?: Partial<Pick<DayCounts, "conversations" | "messages" | "questions">>;
  /** The tokens of a model; absent if none was called. */
  usage?: (Usage & ModelChoice) | undefined;
  at?: Date;
}

/** The numbers of one conversation on one day before the ledger. */
export type FormerDay = Pick<
  LedgerEntry,
  "account_id" | "rag_system_id" | "source" | "at" | "day" | "conversations" | "messages" | "questions"
> & { conversation_id: string };

export const ledger = {
  /** Writes for the transaction that stores the facts: an entry, and its numbers in the counters of the account's day. */
  writes: async (booking: Booking): Promise<Write[]> => {
    const entry = await entryOf(booking);
    const id = { account_id: entry.account_id, day: entry.day };
    const add = Object.fromEntries(
      dayCountNames.flatMap((name) => (entry[name] ? [[name, entry[name]]] : [])),
    );
    return [ledgerEntity.put(entry as LedgerEntry), dayEntity.addTo(id, { set: id, add })];
  },

  names: dayCountNames,
  none: (): DayNumbers => DayCounts.parse({}),
  days: daysOf,

  /** The moment of the first entry that was booked with its facts, as an ISO time; now without any. */
  beginning: async (accountId: string): Promise<string> => {
    const now = new Date().toISOString();
    for await (const entry of ledger.entries(accountId)) if (!entry.is_former) return entry.at;
    return now;
  },

  /** Books what a conversation had on a day before the ledger; repeating it changes nothing. */
  recordFormer: async (former: FormerDay): Promise<void> => {
    const { account_id, day, conversation_id, source, conversations, questions } = former;
    const visits = source === "widget" && {
      visitor_conversations: conversations,
      visitor_questions: questions,
    };
    const id = `${idPrefixes.ledger}_former_${conversation_id}`;
    const entry = DayCounts.parse({ ...former, ...visits });
    const add = Object.fromEntries(Object.entries(entry).filter(([, number]) => number));
    await transact([
      ledgerEntity.put({ ...former, ...entry, id, is_former: true }),
      dayEntity.addTo({ account_id, day }, { set: { account_id, day }, add }),
    ]).catch((error) => {
      if (!failedCondition(error)) throw error;
    });
  },

  /** The day of an ISO time in a time zone. */
  localDay: (timeZone: string) => (at: string) => localDay(new Date(at), timeZone),

  /** Stores an entry by itself. */
  record: async (booking: Booking): Promise<void> => transact(await ledger.writes(booking)),

  /** The account's entries, oldest first, of all days or from one day to another. */
  entries: (accountId: string, days?: { first: string; last: string }) =>
    ledgerEntity.all({
      pk: key("ledger", accountId),
      prefix: "",
      ...(days && { from: days.first, to: `${days.last}#~` }),
    }),
};

const entryOf = async (booking: Booking) => {
  const { accountId, chatbotId, conversationId, source, counts = {}, usage, at: time = new Date() } = booking;
  const [timeZone, charge] = await Promise.all([timeZoneOf(accountId), usage && chargeOf(usage, usage)]);
  const isVisit = source === "widget" || source === "page";
  return {
    id: newId("ledger"),
    account_id: accountId,
    rag_system_id: chatbotId,
    ...(conversationId && { conversation_id: conversationId }),
    source,
    at: time.toISOString(),
    day: localDay(time, timeZone),
    ...present({
      ...counts,
      ...(isVisit && {
        visitor_conversations: counts.conversations,
        visitor_questions: counts.questions,
      }),
      prompt_tokens: usage?.promptTokens,
      completion_tokens: usage?.completionTokens,
      nano_dollars: charge?.nanoDollars,
      unpriced: usage && !charge ? 1 : 0,
    }),
    ...(usage && { provider: usage.provider, model: usage.model }),
    ...(usage?.isEstimated && { is_estimated: true }),
    ...(charge && { price_list: charge.priceList }),
  };
};

/** Without numbers that are 0 or undefined, which keeps an entry small. */
const present = (numbers: Partial<DayCounts> | Record<string, number | undefined>): Partial<DayCounts> =>
  Object.fromEntries(Object.entries(numbers).filter(([, number]) => number));
