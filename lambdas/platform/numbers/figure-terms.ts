import { dateTokens, splitDates } from "#platform/dates/date-terms.ts";
import type { FigureTerm } from "./figure-term.ts";
import { numberTokens, splitNumbers } from "./number-terms.ts";

/** A question without its dates, codes and numbers with separators, and these as terms. */
export const splitFigures = (question: string): { rest: string; terms: FigureTerm[] } => {
  const dates = splitDates(question);
  const numbers = splitNumbers(dates.rest);
  return { rest: numbers.rest, terms: [...dates.terms, ...numbers.terms] };
};

/** The search terms of the dates and numbers of a text: the same ones however they are written, in every language. */
export const figureTokens = (text: string): string[] =>
  /\p{N}/u.test(text) ? [...dateTokens(text), ...numberTokens(text)] : [];
