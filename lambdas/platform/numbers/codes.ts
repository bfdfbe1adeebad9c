import { monthOf } from "#platform/dates/calendar-names.ts";
import { inFigures } from "./figures.ts";
import { canonicalOf } from "./numbers.ts";

/** A code or a number with separators in a text, and the form that all its spellings share. */
export interface Code {
  start: number;
  end: number;
  /** "ab1234" for AB-1234 and AB 1234, "10250" for 10,250, 10.250 and 10 250. */
  value: string;
  /** The value with a sign for each number: "ab#"; "#" for a number. */
  shape: string;
}

const letter = "\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}";
const by = "(?:\\s?[x×]\\s?\\p{N}{1,6})?";
/** Letters and numbers as one: X-200, X200, AB-1234/7, M8 × 40. Scripts without spaces have none. */
const attached = new RegExp(
  `(?<![${letter}\\p{N}])[${letter}]{1,5}[-_/.]?\\p{N}{1,12}(?:[-_/.]?[${letter}\\p{N}]{1,12}){0,3}${by}(?![${letter}\\p{N}])`,
  "gu",
);
/** Capitals before a number that is no year: DN 50, X 200. */
const spaced = new RegExp(
  `(?<![${letter}\\p{N}-])(?!(?:EUR|USD|GBP|CHF|JPY|SEK|PLN|CZK|NO|NR|AM|PM|CA|A|I|O|Q|Y|E)\\s)\\p{Lu}{1,4}\\s(?!(?:19|20)\\p{N}{2}(?!\\p{N}))\\p{N}{1,6}${by}(?![${letter}\\p{N}]|[.,:]\\p{N})`,
  "gu",
);
/** Thousands with separators, and a number with a zero behind its decimal sign. */
const grouped =
  /(?<![\p{L}\p{N}])(?<!\p{N}[.,])(?:\p{N}{1,3}(?:(?:[ .'’\u00a0\u202f]\p{N}{3})+|(?:,\p{N}{3})+)(?:[.,]\p{N}{1,2})?|\p{N}{1,6}[.,]0{1,2})(?!\p{N}|[.,]\p{N})/gu;

/** The codes of a text and its numbers with separators, in reading order. */
export const codesIn = (text: string): Code[] => {
  if (!/\p{N}/u.test(text)) return [];
  const figures = inFigures(text);
  const found: Code[] = [];
  const add = (start: number, written: string, value: string) => {
    const end = start + written.length;
    if (found.every((other) => end <= other.start || start >= other.end))
      found.push({ start, end, value, shape: value.replace(/\p{N}+(?:\.\p{N}+)?/gu, "#") });
  };
  for (const pattern of [attached, spaced])
    for (const { 0: written, index } of figures.matchAll(pattern)) {
      const [word = ""] = /^\p{L}+/u.exec(written) ?? [];
      if (!monthOf(word)) add(index, written, plainCode(written));
    }
  for (const { 0: written, index } of figures.matchAll(grouped)) add(index, written, canonicalOf(written));
  return found.sort((one, other) => one.start - other.start);
};

const plainCode = (written: string): string =>
  written
    .toLowerCase()
    .replace(/×/g, "x")
    .replace(/[-_/.\s]/g, "");
