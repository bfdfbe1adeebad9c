import {
  addresses,
  clockTimes,
  closedOrOpen,
  deadlines,
  money,
  names,
  numbers,
  phoneNumbers,
  places,
  purposes,
  reasons,
  streets,
  times,
  years,
} from "./answer-words.ts";
import { findDefinitions } from "./definitions.ts";
import { findHolders } from "./holders.ts";
import { definedBy, type QuestionType, roleIn } from "./question-type.ts";

/** Offsets at which a text has an answer of the type, without what the question itself says. */
export const findAnswers = (type: QuestionType, text: string, question: string): number[] => {
  if (type === "definition") return findDefinitions(definedBy(question) ?? question, text);
  if (type === "role") return findHolders(roleIn(question) ?? question, text);
  const asked = question.toLowerCase();
  return patternsOf(type).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      !isForm(type) && asked.includes(found.trim().toLowerCase()) ? [] : [index],
    ),
  );
};

/** These types are recognised by words that the question may have too. */
const isForm = (type: QuestionType): boolean => ["reason", "open", "purpose"].includes(type);

const patternsOf = (type: QuestionType): RegExp[] => {
  if (type === "amount") return [numbers];
  if (type === "duration") return [calendar().durations, times];
  if (type === "time") return [years, calendar().dates, deadlines];
  if (type === "address") return [streets];
  if (type === "reason") return [reasons];
  if (type === "purpose") return [purposes];
  if (type === "price") return [money];
  if (type === "open") return [closedOrOpen];
  if (type === "hours") return [clockTimes];
  if (type === "phone") return [phoneNumbers];
  if (type === "email") return [addresses];
  return type === "person" ? [names] : [names, places];
};

const locales =
  "en de fr es it pt nl sv da nb fi pl cs hu ro hr tr vi id ru uk bg sr el hi th ar fa he zh ja ko";

let known: { dates: RegExp; durations: RegExp } | undefined;

/** Names of months, weekdays and units of time in the commonest languages, from the Unicode CLDR data of the runtime. */
export const calendar = () => {
  known ??= { dates: wholeWords(dateNames()), durations: wholeWords(unitNames()) };
  return known;
};

const dateNames = (): string[] =>
  locales.split(" ").flatMap((locale) => {
    const month = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, at) => {
      const parts = month.formatToParts(Date.UTC(2024, at, 3));
      return parts.find(({ type }) => type === "month")?.value ?? "";
    });
    return [...months, ...Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2024, 0, 1 + at)))];
  });

const unitNames = (): string[] =>
  locales.split(" ").flatMap((locale) =>
    ["minute", "hour", "day", "week", "month", "year"].flatMap((unit) => {
      const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
      return [1, 2, 5].map((count) => {
        const parts = format.formatToParts(count);
        return parts.find(({ type }) => type === "unit")?.value ?? "";
      });
    }),
  );

/** Scripts without spaces have no word boundaries. */
const wholeWords = (names: string[]): RegExp => {
  const all = [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => /\p{L}/u.test(name));
  const isUnspaced = (name: string) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u.test(name);
  const spaced = all.filter((name) => !isUnspaced(name)).sort((one, other) => other.length - one.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${spaced.join("|")})(?![\\p{L}\\p{M}])|${all.filter(isUnspaced).join("|")}`,
    "giu",
  );
};
