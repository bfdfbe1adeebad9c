import { ledger } from "#lambdas/core/ledger/store.ts";
import type { HourFigures } from "#shared/analytics/shapes.ts";
import { weekdayOf } from "./period.ts";
import { merged, type Sum } from "./sum.ts";

const nanoDollars = 1e9;

/** The figures of each hour of the week, by the clocks of the account's time zone; hours without any are left out. */
export const hourFigures = (days: [day: string, sum: Sum][]): HourFigures[] =>
  [...Map.groupBy(days, ([day]) => weekdayOf(day))]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([weekday, some]) => {
      const { counters } = merged(some.map(([, sum]) => sum));
      return ledger.hoursIn(counters).map(({ nano_dollars, ...sums }, hour) => ({
        weekday,
        hour,
        ...sums,
        cost: nano_dollars / nanoDollars,
      }));
    })
    .filter(({ conversations, questions, tokens }) => conversations + questions + tokens > 0);
