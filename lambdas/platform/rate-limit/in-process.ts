import { tooMany, windowSeconds } from "./limits.ts";

const minuteMs = windowSeconds.minute * 1000;

let minute = 0;
let counts = new Map<string, number>();

/**
 * Counts a request in the present minute of this process alone. Throws AppError `rate_limited` above `most`. Where
 * several processes answer, each counts its own.
 */
export const passInProcess = (
  subject: string,
  { most, refusal }: { most: number; refusal: string },
  now = Date.now(),
): void => {
  const present = Math.floor(now / minuteMs);
  if (present !== minute) counts = new Map();
  minute = present;
  const count = (counts.get(subject) ?? 0) + 1;
  if (count > most)
    throw tooMany(refusal, { limit: most, resetSeconds: Math.ceil(((present + 1) * minuteMs - now) / 1000) });
  counts.set(subject, count);
};
