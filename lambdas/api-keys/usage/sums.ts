import { bucketBounds, type UseDay } from "#platform/access/key/api-key-use.ts";
import type { EndpointUse, KeyUse } from "#shared/api-keys/shapes.ts";

const dayMilliseconds = 86_400_000;
const shownDays = 30;

/** Sums of stored days, as of a moment; days are those of UTC. */
export const sumsOf = (stored: UseDay[], now: Date): Omit<KeyUse, "thisMinute"> => {
  const byDay = new Map(stored.map((one) => [one.day, one]));
  const last = Array.from({ length: shownDays }, (_, at) => {
    const day = new Date(now.getTime() - (shownDays - 1 - at) * dayMilliseconds).toISOString().slice(0, 10);
    return byDay.get(day) ?? { family_id: "", day };
  });
  const callsIn = (days: UseDay[]) => sum(days, "calls ");
  const month = now.toISOString().slice(0, 7);
  const last30Days = callsIn(last);
  return {
    today: callsIn(last.slice(-1)),
    last7Days: callsIn(last.slice(-7)),
    last30Days,
    thisMonth: callsIn(stored.filter(({ day }) => day.startsWith(month))),
    average_ms: average(sum(last, "ms "), last30Days),
    days: last.map((one) => ({ day: one.day, calls: callsIn([one]) })),
    endpoints: pathsIn(last).map((path) => endpointOf(path, last)),
  };
};

const pathsIn = (days: UseDay[]): string[] => {
  const named = days.flatMap((day) => Object.keys(day).filter((name) => name.startsWith("calls ")));
  return [...new Set(named.map((name) => name.slice("calls ".length)))].toSorted();
};

const endpointOf = (path: string, days: UseDay[]): EndpointUse => {
  const callsIn = (some: UseDay[]) => total(some, `calls ${path}`);
  const calls = callsIn(days);
  return {
    path,
    today: callsIn(days.slice(-1)),
    last7Days: callsIn(days.slice(-7)),
    last30Days: calls,
    average_ms: average(total(days, `ms ${path}`), calls),
    p95_ms: boundOf(0.95, calls, (bound) => total(days, `to ${bound} ${path}`)),
  };
};

/** The least bucket bound that a share of the calls stayed below; null if they took longer than the last one. */
const boundOf = (share: number, calls: number, inBucket: (bound: number) => number): number | null => {
  let below = 0;
  for (const bound of bucketBounds) {
    below += inBucket(bound);
    if (calls > 0 && below >= share * calls) return bound;
  }
  return null;
};

const average = (milliseconds: number, calls: number): number | null =>
  calls > 0 ? Math.round(milliseconds / calls) : null;

const total = (days: UseDay[], name: string): number => days.reduce((so, day) => so + numberIn(day, name), 0);

const sum = (days: UseDay[], prefix: string): number =>
  days.reduce(
    (so, day) =>
      so +
      Object.keys(day)
        .filter((name) => name.startsWith(prefix))
        .reduce((inDay, name) => inDay + numberIn(day, name), 0),
    0,
  );

const numberIn = (day: UseDay, name: string): number => {
  const value = day[name];
  return typeof value === "number" ? value : 0;
};
