import { locale } from "./locale.ts";

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString();

const formatted = (at: string | Date, options: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString(locale(), options);

const date = { year: "numeric", month: "short", day: "numeric" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** All of these are in the account's language and the reader's time zone; the examples are those of American English. */

/** "Mar 4, 2026" */
export const day = (at: string): string => formatted(at, date);

/** "March 4, 2026" */
export const longDay = (at: string): string => formatted(at, { ...date, month: "long" });

/** "Mar 4" */
export const shortDay = (at: string): string => formatted(at, { month: "short", day: "numeric" });

/** "Wednesday, Mar 4" */
export const weekday = (at: string | Date, month: "short" | "long" = "short"): string =>
  formatted(at, { weekday: "long", month, day: "numeric" });

/** "14:05" */
export const time = (at: string): string => formatted(at, clock);

/** "14:05:09" */
export const exactTime = (at: string): string => formatted(at, { ...clock, second: "2-digit" });

/** "Mar 4, 2026, 14:05", today "14:05" */
export const moment = (at: string): string => (isToday(at) ? time(at) : formatted(at, { ...date, ...clock }));

/** "14:05" today, else "Mar 4" */
export const brief = (at: string): string => (isToday(at) ? time(at) : shortDay(at));

/** "Mar 4, 2026, 14:05:09" */
export const exact = (at: string): string => formatted(at, { ...date, ...clock, second: "2-digit" });

/** "14:05, Mar 4" */
export const stamp = (at: string): string => `${time(at)}, ${shortDay(at)}`;

/** "14:05:09, Mar 4" */
export const exactStamp = (at: string): string => `${exactTime(at)}, ${shortDay(at)}`;

/** "Mar 4, 2:05 PM", in the clock of the language */
export const clockStamp = (at: string): string =>
  formatted(at, { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });
