import type { HourFigures } from "#shared/analytics/shapes.ts";
import { counted, weekdayName } from "../words.ts";

/** The two hours of the week with most questions, in words. */
export const busiest = (hours: HourFigures[]): string => {
  const sums = new Map<number, number>();
  for (const { weekday, hour, questions } of hours) {
    const place = weekday * 12 + Math.floor(hour / 2);
    sums.set(place, (sums.get(place) ?? 0) + questions);
  }
  const [most] = [...sums].toSorted(([, one], [, other]) => other - one);
  if (!most || most[1] === 0) return "Questions by the hours of the week";
  const [place, questions] = most;
  const start = 2 * (place % 12);
  return `Most on ${weekdayName(Math.floor(place / 12), "long")} from ${start} to ${start + 2} o’clock, ${counted(questions, "question")}`;
};
