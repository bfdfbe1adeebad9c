import type { HourFigures } from "#shared/contract/analytics-shapes.ts";
import { counted, weekdayName } from "../words.ts";

/** The hour of the week with most questions, in words. */
export const busiest = (hours: HourFigures[]): string => {
  const [most] = hours.toSorted((one, other) => other.questions - one.questions);
  if (!most || most.questions === 0) return "Questions by the hour of the week";
  const { weekday, hour, questions } = most;
  return `Most on ${weekdayName(weekday, "long")} from ${hour} to ${hour + 1} o’clock, ${counted(questions, "question")}`;
};
