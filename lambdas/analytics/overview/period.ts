import { ledger } from "#lambdas/core/ledger/store.ts";

/** Days, inclusive, as `2026-11-22`. */
export interface Span {
  first: string;
  last: string;
}

export interface Period {
  period: Span;
  /** The same number of days before it. */
  before: Span;
  length: number;
}

/** The last `length` days of a time zone with today, and those before them. */
export const periodOf = (now: Date, timeZone: string, length: number): Period => {
  const last = ledger.localDay(timeZone)(now.toISOString());
  const first = ledger.daysAfter(last, 1 - length);
  const before = { first: ledger.daysAfter(first, -length), last: ledger.daysAfter(first, -1) };
  return { period: { first, last }, before, length };
};

/** 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The moment when a day begins on the clocks of a time zone. The search is over the changes of summer time. */
export const startOf = (day: string, timeZone: string): Date => {
  const dayOf = ledger.localDay(timeZone);
  const hour = 3_600_000;
  // zones lie from 12 hours behind UTC to 14 hours before it
  let [before, at] = [Date.parse(day) - 15 * hour, Date.parse(day) + 13 * hour];
  while (at - before > 1) {
    const middle = Math.floor((before + at) / 2);
    if (dayOf(new Date(middle).toISOString()) < day) before = middle;
    else at = middle;
  }
  return new Date(at);
};
