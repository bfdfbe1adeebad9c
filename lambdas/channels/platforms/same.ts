import { createHash, timingSafeEqual } from "node:crypto";

/** Compares secrets in a time that does not depend on where they differ, nor on their lengths. */
export const isSame = (given: string, expected: string): boolean =>
  expected !== "" && timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** How far the time in a signature may be from now. */
const toleranceSeconds = 5 * 60;

/** Whether a signature's time, in seconds since 1970, is about now, in milliseconds. */
export const isRecent = (timestamp: string, now: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds;
