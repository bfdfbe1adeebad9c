import { AppError, type Rate } from "../../../shared/errors.ts";
import { count } from "./counters.ts";

export interface Limit {
  /** Who is counted, within the subject; never an address as it is. */
  name: string;
  /** Requests in a minute. */
  most: number;
  /** Said to whoever is refused, before when to try again. */
  refusal: string;
}

const windowSeconds = 60;

/**
 * Lets a request pass that all limits of the subject leave room for, and counts it; one write, whatever their number.
 * Minutes are those of the clock, so around a full one twice as many may pass. Returns what is left of the first limit.
 * Throws AppError `rate_limited` with its rate, and then counts nothing.
 */
export const limit = async (
  subject: string,
  limits: [Limit, ...Limit[]],
  now = Date.now(),
): Promise<Rate> => {
  const startsAt = now - (now % (windowSeconds * 1000));
  const endsAt = startsAt + windowSeconds * 1000;
  const resetSeconds = Math.ceil((endsAt - now) / 1000);
  const window = { subject, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const { isWithin, counts } = await count(window, limits);
  const [first] = limits;
  const full = isWithin ? undefined : (limits.find(({ most }, at) => (counts[at] ?? 0) >= most) ?? first);
  if (!full) return { limit: first.most, remaining: first.most - (counts[0] ?? 0), resetSeconds };
  const rate = { limit: full.most, remaining: 0, resetSeconds };
  throw new AppError("rate_limited", `${full.refusal} ${again(resetSeconds)}`, undefined, { rate });
};

const again = (seconds: number): string =>
  `Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
