import type { Period } from "#platform/dates/period.ts";
import { periodsIn } from "#platform/dates/periods-in.ts";
import type { PlainDate } from "#platform/dates/plain-date.ts";

/** The rule for a question about dates, which it repeats in one form; undefined for other questions. */
export const dateRule = (question: string): string | undefined => {
  const said = periodsIn(question).map(({ periods }) => periods.map(sayPeriod).join(" or "));
  if (said.length === 0) return undefined;
  return `The visitor asks about ${said.join(" and ")} (year-month-day). A row, sentence or section of another date is no answer, however near it is; one of a period that includes the date is, and so is one that holds on all days.`;
};

const sayPeriod = ({ from, to }: Period): string => {
  if (!from) return `the time until ${sayDate(to)}`;
  if (!to) return `the time from ${sayDate(from)}`;
  const [first, last] = [sayDate(from), sayDate(to)];
  return first === last ? first : `${first} to ${last}`;
};

const sayDate = ({ year, month = 0, day, lastMonth }: Partial<PlainDate> = {}): string => {
  const digits = (number: number) => String(number).padStart(2, "0");
  const months = lastMonth ? `${digits(month)} to ${digits(lastMonth)}` : digits(month);
  return `${year ?? "any year"}-${months}${day === undefined ? "" : `-${digits(day)}`}`;
};
