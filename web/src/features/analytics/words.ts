import { whole } from "#web/lib/format/numbers.ts";
import { locale } from "../../lib/format/locale.ts";

/** "1,180 ms"; a dash without an answer. */
export const milliseconds = (number: number | null): string =>
  number === null ? "–" : `${whole(number)} ms`;

/** "$4.20"; smaller amounts with as many digits as tell something. */
export const money = (dollars: number): string =>
  dollars.toLocaleString(locale(), {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: 2,
    maximumFractionDigits: dollars > 0 && dollars < 0.1 ? 4 : 2,
  });

/** "93%" of a whole; a dash of nothing. */
export const share = (part: number, of: number): string =>
  of === 0 ? "–" : (part / of).toLocaleString(locale(), { style: "percent" });

/** Days come as `2026-11-22`, of the account's time zone: the reader's own zone must not move them. */
const formatted = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale(), { ...options, timeZone: "UTC" });

/** "Nov 22" */
export const shortDay = (day: string): string => formatted(day, { month: "short", day: "numeric" });

/** "Nov 22, 2026" */
export const longDay = (day: string): string =>
  formatted(day, { year: "numeric", month: "short", day: "numeric" });

/** "Sun, Nov 22" */
export const namedDay = (day: string): string =>
  formatted(day, { weekday: "short", month: "short", day: "numeric" });

/** "Nov 2026" of `2026-11` */
export const monthName = (month: string): string =>
  formatted(`${month}-01`, { year: "numeric", month: "short" });

/** "Mon" of 1 */
export const weekdayName = (weekday: number, length: "short" | "long" = "short"): string =>
  formatted(`2026-06-0${weekday}`, { weekday: length });

/** "Oct 23 to Nov 21" */
export const spanOf = ({ first, last }: { first: string; last: string }): string =>
  `${shortDay(first)} to ${shortDay(last)}`;

/** "1 answer", "2 answers" */
export const counted = (number: number, noun: string): string =>
  `${whole(number)} ${noun}${number === 1 ? "" : "s"}`;

/** "12.5%" */
export const rateOf = (rate: number | null | undefined): string =>
  rate === null || rate === undefined
    ? "–"
    : (rate / 100).toLocaleString(locale(), {
        style: "percent",
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      });
