import type { Rate } from "#shared/errors.ts";
import type { ApiKey } from "../access/key/api-key.ts";
import { limits } from "./limits.ts";

type Limited = Pick<ApiKey, "familyId" | "requestsPerMinute" | "dailyQuota">;

export interface KeyRates {
  minute: Rate;
  day: Rate;
}

/** The counter of a key's minute, and of those that it replaced; visitors have counters of their own. */
export const minuteOf = ({ familyId }: Pick<ApiKey, "familyId">): string => `${familyId}#KEY`;

/** Apart from the minutes: the item of the first minute of a day would expire with it. */
const dayOf = ({ familyId }: Pick<ApiKey, "familyId">): string => `${familyId}#KEYDAY`;

/**
 * Counts a request of a key. Throws AppError `rate_limited` above its limit in this minute or on this day (UTC). The
 * minute comes first, so that a request that it refuses does not count for the day.
 */
export const limitApiKey = async (key: Limited, now = Date.now()): Promise<KeyRates> => {
  const minute = await limits({
    subject: minuteOf(key),
    per: "minute",
    bounds: [
      {
        name: "all",
        most: key.requestsPerMinute,
        refusal: "This API key made too many requests in a minute.",
      },
    ],
  }).pass(now);
  const day = await limits({
    subject: dayOf(key),
    per: "day",
    bounds: [
      {
        name: "all",
        most: key.dailyQuota,
        refusal: "This API key has reached its limit of requests for today.",
      },
    ],
  }).pass(now);
  return { minute, day };
};

/** The limit that is closer, for the reply's headers. */
export const closerOf = ({ minute, day }: KeyRates): Rate =>
  day.remaining < minute.remaining ? day : minute;
