import type { Pieces, Token } from "../tokens.ts";
import { type DateLocale, dateLocale } from "./locale.ts";
import { hasEras } from "./names.ts";

/** What a section of a date format asks for, independent of the value. */
export interface DatePlan {
  /** The letter of a month is "M", of minutes "m"; digits of a second's fraction are left out. */
  tokens: Token[];
  locale: DateLocale;
  /** Only times of day, or durations. */
  isTime: boolean;
  hasDay: boolean;
  is12: boolean;
  /** Places of a second's fraction. */
  fraction: number;
  /** False for letters of another language, such as TT.MM.JJJJ, and calendars that are not known here. */
  isClear: boolean;
}

const plans = new WeakMap<Pieces, DatePlan>();

export const planOf = (pieces: Pieces): DatePlan => {
  const plan = plans.get(pieces) ?? planned(pieces);
  plans.set(pieces, plan);
  return plan;
};

const planned = ({ tokens: given, locale: name }: Pieces): DatePlan => {
  const locale = dateLocale(name);
  const tokens = withMonths(given);
  const dates = datesIn(tokens);
  const last = tokens.findLastIndex((token) => "letter" in token && token.letter === "s");
  const places = last < 0 ? 0 : placesAfter(tokens.slice(last + 1));
  return {
    tokens: tokens.filter(({ type }) => type !== "digit"),
    locale,
    isTime: dates.every(({ letter }) => "hms".includes(letter)),
    hasDay: dates.some(({ letter, length }) => letter === "d" && length < 3),
    is12: tokens.some(({ type }) => type === "half-day"),
    fraction: Math.min(3, places),
    isClear: isClear(tokens, locale),
  };
};

type DateToken = Extract<Token, { letter: string }>;

const datesIn = (tokens: Token[]): DateToken[] =>
  tokens.filter((token): token is DateToken => "letter" in token);

/** "m" is the minute behind hours and before seconds. */
const withMonths = (tokens: Token[]): Token[] => {
  const dates = datesIn(tokens);
  return tokens.map((token) => {
    if (token.type !== "date" || token.letter !== "m") return token;
    const at = dates.indexOf(token);
    const isMinute = dates[at - 1]?.letter === "h" || dates[at + 1]?.letter === "s";
    return isMinute && token.length < 3 ? token : { ...token, letter: "M" };
  });
};

const placesAfter = ([point, ...digits]: Token[]): number => {
  if (point?.type !== "point" && point?.type !== "comma") return 0;
  const end = digits.findIndex(({ type }) => type !== "digit");
  return end < 0 ? digits.length : end;
};

const isClear = (tokens: Token[], { language, calendar }: DateLocale): boolean => {
  const letters = datesIn(tokens).map(({ letter }) => letter);
  if (calendar === "other" || (letters.includes("g") && !hasEras(language))) return false;
  if (letters.includes("a") && !/^(ja|zh|ko)/.test(language)) return false;
  const bare = tokens.map((token) => (token.type === "literal" && token.isBare ? token.text : " ")).join("");
  const marks = tokens.map((token) => ("text" in token ? token.text : " ")).join("");
  return !/[a-z]{2}|[a-su-y]/i.test(bare) && !/b[12]/i.test(marks);
};
