const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The waits after each attempt of a delivery that failed; after the last one it is given up. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 14 * hour, 24 * hour];

/** So many failures in a row, and an endpoint is only tried with one delivery at a time, with growing rests. */
const failuresBeforeRest = 5;
const firstRestMs = 30 * second;
const maxRestMs = 30 * minute;

/** A receiver's wish to wait counts up to this. */
const maxWishMs = 24 * hour;

/** A fifth more or less, so that the deliveries of an outage do not come back all at once. */
const jittered = (milliseconds: number, random: () => number): number =>
  Math.round(milliseconds * (0.8 + 0.4 * random()));

/** Milliseconds until the next attempt after so many; undefined if there is none. */
export const waitAfter = (
  tries: number,
  { wishSeconds = 0, random = Math.random }: { wishSeconds?: number | undefined; random?: () => number } = {},
): number | undefined => {
  const wait = waits[tries - 1];
  return wait === undefined
    ? undefined
    : Math.max(jittered(wait, random), Math.min(wishSeconds * second, maxWishMs));
};

/** Whether an endpoint failed so often that one delivery is tried before the others. */
export const isFailing = (failedInRow: number): boolean => failedInRow >= failuresBeforeRest;

/** Milliseconds for which an endpoint is left alone after so many failures in a row. */
export const restAfter = (failedInRow: number, random: () => number = Math.random): number =>
  isFailing(failedInRow)
    ? jittered(Math.min(firstRestMs * 2 ** (failedInRow - failuresBeforeRest), maxRestMs), random)
    : 0;
