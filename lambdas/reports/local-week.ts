import { localDate, momentOf } from "#platform/account/local-time.ts";

const dayMs = 24 * 3_600_000;
const reportHour = 8;

/** The first Monday at 08:00 in the time zone after `after`, as an ISO time. */
export const nextReportAt = (after: Date, timeZone: string): string => {
  const today = localDate(after, timeZone);
  const toMonday = (8 - new Date(today).getUTCDay()) % 7;
  const at = atHour(today + toMonday * dayMs, timeZone);
  return (at > after ? at : atHour(today + (toMonday + 7) * dayMs, timeZone)).toISOString();
};

/** The seven days before the Monday that a report was due on, as `2026-11-16`, Monday first. */
export const weekBefore = (reportAt: string, timeZone: string): string[] => {
  const monday = localDate(new Date(reportAt), timeZone);
  return Array.from({ length: 7 }, (_, day) => dayOf(monday - (7 - day) * dayMs));
};

export const daysEarlier = (day: string, count: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) - count * dayMs);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The moment when clocks of the zone show 08:00 on a day. */
const atHour = (date: number, timeZone: string): Date => momentOf(date + reportHour * 3_600_000, timeZone);
