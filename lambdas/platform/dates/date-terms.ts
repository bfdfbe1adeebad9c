import { type DateMention, datesIn, startWithWeekday } from "./dates-in.ts";
import type { PlainDate } from "./plain-date.ts";

/** A date of a question as search terms. */
export interface DateTerm {
  /** What texts with this very date have; several if the date may mean several. */
  exact: string[];
  /** What texts with a part of it have: its day in any year, its month, its year. */
  broad: string[];
}

/** The search terms of the dates of a text: the same ones however they are written, in every language. */
export const dateTokens = (text: string): string[] =>
  datesIn(text).flatMap(({ dates }) => [
    ...new Set(dates.flatMap(levelsOf).filter((level) => !isYear(level))),
  ]);

/** A question without its dates and their weekdays, and the dates as terms. */
export const splitDates = (question: string): { rest: string; terms: DateTerm[] } => {
  const mentions = datesIn(question);
  if (mentions.length === 0) return { rest: question, terms: [] };
  let rest = "";
  let end = 0;
  for (const mention of mentions) {
    rest += `${question.slice(end, Math.max(end, startWithWeekday(question, mention)))} `;
    end = mention.end;
  }
  return { rest: rest + question.slice(end), terms: mentions.map(termOf) };
};

const termOf = ({ dates }: DateMention): DateTerm => {
  const levels = dates.map(levelsOf);
  return {
    exact: [...new Set(levels.flatMap(([first]) => first ?? []))],
    broad: [...new Set(levels.flatMap(([, ...others]) => others))],
  };
};

/** From the whole date to its parts. A whole date is written like the code that "2026-03-05" is without its hyphens. */
const levelsOf = ({ year, month, day, lastMonth }: PlainDate): string[] => {
  const [ofMonth, ofDay] = [twoDigits(month), twoDigits(day ?? 0)];
  const years = year === undefined ? [] : [String(year)];
  if (lastMonth) return [`${year ?? ""}q${lastMonth / 3}`, ...years];
  return [
    ...(day && year !== undefined ? [`${year}${ofMonth}${ofDay}`] : []),
    ...(day ? [`${ofMonth}-${ofDay}`] : []),
    ...(year === undefined ? [] : [`${year}${ofMonth}`]),
    `${ofMonth}-`,
    ...years,
  ];
};

const isYear = (level: string): boolean => /^\d{4}$/.test(level);

const twoDigits = (number: number): string => String(number).padStart(2, "0");
