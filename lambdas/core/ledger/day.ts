import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { addCounts, type Counters, countsIn, type DayCounts, noCounts } from "./counts.ts";

/** Where an answer was asked for, the reading of a document, a program's errand about a chat, a job interview, or the transcription of a recording. */
export const Source = z.enum([
  "test",
  "widget",
  "page",
  "api",
  "telegram",
  "discord",
  "slack",
  "document",
  "errand",
  "interview",
  "recording",
]);
export type Source = z.infer<typeof Source>;

/** Sources of visitors. */
export const isVisit = (source: Source | undefined): boolean =>
  source !== undefined && visits.includes(source);
const visits: Source[] = ["widget", "page", "telegram", "discord", "slack"];

export interface DayKey {
  account_id: string;
  /** ISO date in the account's time zone. */
  day: string;
  /** Absent in items of releases that counted an account's days only; `split-former.ts` divides them. */
  chatbotId?: string | undefined;
  source?: Source | undefined;
}

const prefix = "DAY#";

const keyOf = ({ account_id, day, chatbotId, source }: DayKey) => ({
  pk: key("aggregates", account_id),
  sk: `${prefix}${[day, chatbotId, source].filter(Boolean).join("#")}`,
});

/** The numbers of a local day of one chatbot and source, as they are stored: see `countsIn` and `hoursIn`. */
export interface DayItem extends DayKey {
  counters: Counters;
}

type Stored = Record<string, unknown> & Record<"pk" | "sk", string>;

/** Thousands of items are read for a page, so they are not checked attribute by attribute. */
const shape = z.custom<Stored>(isStored).transform(({ pk, sk, ...attributes }): DayItem => {
  const [, day = "", chatbotId, source] = sk.split("#");
  const counters: Counters = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (typeof value === "number") counters[name] = value;
  }
  const item = { account_id: pk.slice(accountAt), day, counters };
  return chatbotId ? { ...item, chatbotId, source: Source.parse(source) } : item;
});

const accountAt = key("aggregates", "").length;

function isStored(value: unknown): boolean {
  return typeof value === "object" && value !== null && "pk" in value && "sk" in value;
}

/** An item has no attributes but its numbers, which keeps it small. */
export const dayEntity = entity({ name: "Day", shape, key: keyOf, keysOf: keyOf });

const rangeDays = 31;

/** The items of an account's days, oldest first, of all time or from one day to another. */
export const dayItemsOf = async (accountId: string, range?: Range): Promise<DayItem[]> => {
  const pk = key("aggregates", accountId);
  if (!range) return Array.fromAsync(dayEntity.all({ pk, prefix }));
  const parts = partsOf(range).map(({ first, last }) =>
    Array.fromAsync(dayEntity.all({ pk, prefix, from: prefix + first, to: `${prefix}${last}#~` })),
  );
  return (await Promise.all(parts)).flat();
};

/** The numbers of a local day; the part of visitors by itself, too. */
export interface Day extends DayCounts {
  day: string;
  visitor_conversations: number;
  visitor_questions: number;
}

/** The numbers of an account by day, oldest first; days without any are left out. */
export const daysOf = async (accountId: string, range?: Range): Promise<Day[]> => {
  const days = new Map<string, Day>();
  for (const { day, source, counters } of await dayItemsOf(accountId, range)) {
    const sum = days.get(day) ?? { ...noCounts(), day, visitor_conversations: 0, visitor_questions: 0 };
    const counts = countsIn(counters);
    // The result of an errand answers nobody.
    if (source === "errand") counts.answered = 0;
    addCounts(sum, counts);
    // Items that are not divided by source hold the visitors' part.
    const { visitor_conversations = 0, visitor_questions = 0 } = counters;
    sum.visitor_conversations += isVisit(source) ? counts.conversations : visitor_conversations;
    sum.visitor_questions += isVisit(source) ? counts.questions : visitor_questions;
    days.set(day, sum);
  }
  return [...days.values()];
};

/** Days, inclusive. */
export interface Range {
  first: string;
  last: string;
}

/** Parts of a range that are read at the same time. */
const partsOf = ({ first, last }: Range): Range[] => {
  const parts: Range[] = [];
  for (let from = first; from <= last; ) {
    const end = daysAfter(from, rangeDays - 1);
    parts.push({ first: from, last: end < last ? end : last });
    from = daysAfter(end, 1);
  }
  return parts;
};

/** The calendar day some days after another, or before it. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
