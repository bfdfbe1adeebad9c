import type { PlainDate } from "./plain-date.ts";

/** A span of days, open at an end without a date. */
export interface Period {
  from?: PlainDate;
  to?: PlainDate;
}

/** Whether two periods have a day in common. A year that one lacks is that of the other. */
export const overlap = (one: Period, other: Period): boolean => {
  const years = yearsOf(one);
  const others = yearsOf(other);
  const own = years.length > 0 ? years : others.length > 0 ? around(others) : [anyYear];
  const theirs = others.length > 0 ? others : years.length > 0 ? around(years) : [anyYear - 1, anyYear];
  return own.some((year) => theirs.some((theirYear) => meets(spanOf(one, year), spanOf(other, theirYear))));
};

const anyYear = 2000;

/** From November to March without a year begins in the year before, too. */
const around = (years: number[]): number[] => [...new Set(years.flatMap((year) => [year - 1, year]))];

const yearsOf = ({ from, to }: Period): number[] => {
  const year = from?.year ?? to?.year;
  return year === undefined ? [] : [year];
};

type Span = [first: number, last: number];

const meets = ([first, last]: Span, [otherFirst, otherLast]: Span): boolean =>
  first <= otherLast && otherFirst <= last;

/** First and last day, counted in months of 31 days; `year` is that of ends without one. */
const spanOf = ({ from, to }: Period, year: number): Span => {
  const first = from ? numberOf(from.year ?? year, from.month, from.day ?? 1) : Number.NEGATIVE_INFINITY;
  const last = to
    ? numberOf(to.year ?? year, to.lastMonth ?? to.month, to.day ?? 31)
    : Number.POSITIVE_INFINITY;
  const isOverNewYear = last < first && to?.year === undefined;
  return [first, isOverNewYear ? last + numberOf(1, 1, 1) - numberOf(0, 1, 1) : last];
};

const numberOf = (year: number, month: number, day: number): number => (year * 12 + month) * 31 + day;
