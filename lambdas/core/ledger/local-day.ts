import { localAsUtc } from "#platform/account/local-time.ts";

/** The calendar day of a moment in a time zone of the IANA database, as `2026-11-22`. */
export const localDay = (at: Date, timeZone: string): string => localTime(at, timeZone).day;

/** The calendar day, and the hour that the zone's clocks show, from 0 to 23. */
export const localTime = (at: Date, timeZone: string): { day: string; hour: number } => {
  const local = new Date(localAsUtc(at, timeZone)).toISOString();
  return { day: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
};
