import type { FigureTerm } from "#platform/numbers/figure-term.ts";
import { type DateMention, datesIn, withWeekday } from "./dates-in.ts";
import type { PlainDate } from "./plain-date.ts";

/** The search terms of the dates of a text: the same ones however they are written, in every language. */
export const dateTokens = (text: string): string[] =>
  datesIn(text).flatMap(({ dates }) => [
    ...new Set(dates.flatMap(levelsOf).filter((level) => !isYear(level))),
  ]);

/** A question without its dates and their weekdays, and the dates as terms. */
export const splitDates = (question: string): { rest: string; terms: FigureTerm[] } => {
  const mentions = datesIn(question);
  if (mentions.length === 0) return { rest: question, terms: [] };
  let rest = "";
  let end = 0;
  for (const mention of mentions) {
    const whole = withWeekday(question, mention);
    rest += `${question.slice(end, Math.max(end, whole.start))} `;
    end = whole.end;
  }
  return { rest: rest + question.slice(end), terms: mentions.map(termOf) };
};

const termOf = ({ dates }: DateMention): FigureTerm => {
  const levels = dates.map(levelsOf);
  return {
    exact: [...new Set(levels.flatMap(([first]) => first ?? []))],
    broad: [...new Set(levels.flatMap(([, ...others]) => others))],
    said: dates.map(say).join(" "),
  };
};

const say = ({ year, month, day, lastMonth }: PlainDate): string => {
  if (lastMonth) return `Q${lastMonth / 3} ${year ?? ""}`;
  return `${year === undefined ? "" : `${year}年`}${month}月${day === undefined ? "" : `${day}日`}`;
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
