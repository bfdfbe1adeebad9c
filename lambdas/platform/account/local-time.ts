import { tzOffset } from "@date-fns/tz/tzOffset";

const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

/** The wall clock's reading in a time zone of the IANA database, in milliseconds as if it were UTC. */
export const localAsUtc = (at: Date, timeZone: string): number =>
  at.getTime() + tzOffset(timeZone, at) * minuteMs;

/** Midnight in UTC of the calendar day that a moment has in the time zone. */
export const localDate = (at: Date, timeZone: string): number => {
  const local = localAsUtc(at, timeZone);
  return local - (local % dayMs);
};

/** The moment when clocks of the zone show a reading. The second step corrects a change of summer time between. */
export const momentOf = (reading: number, timeZone: string): Date => {
  let at = reading;
  for (let step = 0; step < 2; step++) at += reading - localAsUtc(new Date(at), timeZone);
  return new Date(at);
};
