import { AppError, type Rate } from "#shared/errors.ts";
import { count, countOneLess, type Window } from "./counters.ts";

export interface Limit {
  /** Who is counted, within the subject; never an address as it is. */
  name: string;
  /** Requests in the window. */
  most: number;
  /** Said to whoever is refused, before when to try again. */
  refusal: string;
}

export const minuteOf = (subject: string, now = Date.now()): Window => windowOf(subject, 60, now);
/** From midnight to midnight in UTC. */
export const dayOf = (subject: string, now = Date.now()): Window => windowOf(subject, 86_400, now);

const windowOf = (subject: string, lengthSeconds: number, now: number): Window => {
  const length = lengthSeconds * 1000;
  const startsAt = now - (now % length);
  return { subject, startsAt: new Date(startsAt), endsAt: new Date(startsAt + length) };
};

/**
 * Lets a request pass that all limits of the window's subject leave room for, and counts it; one write, whatever their
 * number. Windows are those of the clock, so around the change twice as many may pass. Returns what is left of the first
 * limit. Throws AppError `rate_limited` with its rate, and then counts nothing.
 */
export const limit = async (window: Window, limits: [Limit, ...Limit[]], now = Date.now()): Promise<Rate> => {
  const resetSeconds = Math.ceil((window.endsAt.getTime() - now) / 1000);
  const { isWithin, counts } = await count(window, limits);
  const [first] = limits;
  const full = isWithin ? undefined : (limits.find(({ most }, at) => (counts[at] ?? 0) >= most) ?? first);
  if (!full) return { limit: first.most, remaining: first.most - (counts[0] ?? 0), resetSeconds };
  const rate = { limit: full.most, remaining: 0, resetSeconds };
  throw new AppError("rate_limited", `${full.refusal} ${again(resetSeconds)}`, undefined, { rate });
};

/** Takes back a request that passed this limit, and was refused for another reason. */
export const giveBack = (window: Window, name: string): Promise<void> => countOneLess(window, name);

const again = (seconds: number): string => {
  const [amount, unit] = seconds < 7200 ? [seconds, "second"] : [Math.ceil(seconds / 3600), "hour"];
  return `Please try again in ${amount} ${amount === 1 ? unit : `${unit}s`}.`;
};
