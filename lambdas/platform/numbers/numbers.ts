import { isAscii } from "#platform/search/analysis/fold.ts";
import { inFigures } from "./figures.ts";
import { arabicValues, powersOf, valueOfWord } from "./number-words.ts";
import { attachedPowers, numeralsIn } from "./numerals.ts";

const number = /\d{1,3}(?: \d{3})+(?!\d)|\d+(?:[.,’'\u00a0\u202f]\d+)*/g;
const rangeEnd = /(?<!\d)(\d\d)\d\d\s*[-–—/]\s*$/;
/** Years of other calendars: what precedes them and what to add for the common era. */
const eras: [before: RegExp, toCommonEra: number][] = [
  [/令和\s*$/, 2018],
  [/平成\s*$/, 1988],
  [/昭和\s*$/, 1925],
  [/民[國国]\s*$/, 1911],
];
const buddhistEra = 543;
/** Behind the 70 of 70年代, 70s or 70er. */
const decade = /^\s?(?:年代|['’]?s(?!\p{L})|er(?!\p{L}))/u;
const centuryAndDecade = /(\d\d)\s*世[紀纪]\s*(\d)0\s*年代/g;

/** The numbers of a text in digits, normalised: "1,50" and "1.5" are equal, "1,200" and "1 200" too. */
export const numbersIn = (text: string): string[] => readingsIn(text).flatMap(([first]) => first ?? []);

/** A number of a text in digits. */
export interface NumberMention {
  start: number;
  /** Behind a word that multiplies it. */
  end: number;
  /** Its possible values, the plainest first: "5 million" is 5 or 5000000. */
  readings: string[];
  /** The values that a word or letter behind it makes, such as 5000000 for "5 million". */
  multiplied: string[];
}

/** For each number of a text in digits its possible values; see `NumberMention`. */
export const readingsIn = (text: string): string[][] =>
  mentionsIn(plainFigures(text)).map(({ readings }) => readings);

/** A text in figures of which all numbers that are not in words can be found at their places. */
export const plainFigures = (text: string): string => inFigures(text).replace(centuryAndDecade, yearOf);

/** The numbers in digits of a text in plain figures. */
export const mentionsIn = (figures: string): NumberMention[] =>
  [...figures.matchAll(number)].flatMap(({ 0: written, index: start }) => {
    const plain = canonicalOf(written);
    if (plain === "0" && /^0+$/.test(written)) return [];
    const end = start + written.length;
    const before = figures.slice(Math.max(0, start - 12), start);
    const after = figures.slice(end, end + 16);
    const { values, length } = multiplied(plain, after);
    const sum = values.flatMap((value) => addedTo(value, after.slice(length)));
    const own = years(Number(plain), { before, after }, figures);
    const readings = [...new Set([plain, ...values, ...sum, ...own])];
    return [{ start, end: end + length, readings, multiplied: length > 0 ? [...values, ...sum] : [] }];
  });

/** All numbers of a text, also those in words, and afternoon hours in both clocks. */
export const numbersHeld = (text: string): Set<string> => {
  const figures = plainFigures(text);
  const held = new Set(readingsIn(text).flat());
  const add = (value: number) => held.add(String(value));
  for (const [run] of figures.matchAll(/\d+/g)) add(Number(run));
  for (const [, written = "", raised = ""] of figures.matchAll(powerOfTen))
    add(10 ** Number(written || raised.normalize("NFKC")));
  for (const value of valuesOfWords(figures)) add(value);
  for (const [roman] of figures.matchAll(/\b[IVXLC]{2,}\b|\b[VX]\b/g)) add(romanValue(roman));
  for (const value of [...arabicValues(text), ...numeralsIn(text)]) add(value);
  for (const [, hour] of figures.matchAll(/\b(1[3-9]|2[0-3])[:.h]\d\d/g)) add(Number(hour) - 12);
  for (const [, hour] of figures.matchAll(/\b(\d{1,2})(?:[:.]\d\d)?\s*p\.?m\b/gi)) add(Number(hour) + 12);
  return held;
};

/** Smaller exponents are more often numbers of notes. */
const powerOfTen = /(?<![\d.,])10(?:\^([4-9]|1\d)(?![\d)])|([⁴-⁹]|¹[⁰¹²³⁴-⁹]))/g;

const yearOf = (_: string, century: string, decade: string): string => `${Number(century) - 1}${decade}0`;

/** A number as digits with a point: without signs between its thousands and zeros at its end. */
export const canonicalOf = (written: string): string => {
  const whole = written.replace(/[.,’' \u00a0\u202f](?=\d{3}(?:\D|$))/g, "");
  const [units = "", decimals = ""] = whole.replace(",", ".").split(".");
  const rest = decimals.replace(/(?<!0)0+$/, "");
  return `${Number(units)}${rest && `.${rest}`}`;
};

/** The values of a number followed by "million", 万 or a letter such as that of 12k, and the length of what follows. */
const multiplied = (plain: string, after: string): { values: string[]; length: number } => {
  const [whole = "", word] = /^\s?(\p{L}+)/u.exec(after) ?? [];
  if (!word) return { values: [], length: 0 };
  const attached = isAscii(word) ? [] : Object.keys(attachedPowers).filter((power) => word.startsWith(power));
  const named = [...powersOf(word.toLowerCase()), ...(whole === word ? (shortPowers[word] ?? []) : [])];
  const powers = [...named, ...attached.flatMap((power) => attachedPowers[power] ?? [])];
  return {
    values: powers.map((power) => String(Math.round(Number(plain) * 10 ** power * 1000) / 1000)),
    // "5m" may be five metres
    length: named.length > 0 && word !== "m" ? whole.length : (attached[0]?.length ?? 0),
  };
};

/** 1万2000 is 12000. */
const addedTo = (value: string, after: string): string[] => {
  const [rest] = /^\d{1,4}(?![\d.,])/u.exec(after) ?? [];
  return rest ? [String(Number(value) + Number(rest))] : [];
};

/** Letters directly behind a number, such as that of 12k. */
const shortPowers: Record<string, number[]> = { k: [3], K: [3], m: [6], M: [6], mn: [6], bn: [9], B: [9] };

/** The years of the common era that a number may stand for: the end of "2001-02", a year of another calendar. */
const years = (
  value: number,
  { before, after }: { before: string; after: string },
  text: string,
): string[] => {
  const found: number[] = [];
  if (value < 100 && value % 10 === 0 && decade.test(after)) found.push(1900 + value);
  const [, century] = rangeEnd.exec(before) ?? [];
  if (century && value < 100) found.push(Number(century) * 100 + value);
  if (!isAscii(before)) for (const [era, added] of eras) if (era.test(before)) found.push(value + added);
  if (value > 2400 && value < 2650 && /\p{sc=Thai}/u.test(text)) found.push(value - buddhistEra);
  return found.map(String);
};

const valuesOfWords = (text: string): number[] => {
  const words = text.toLowerCase().match(isAscii(text) ? /[a-z]+/g : /\p{L}+/gu) ?? [];
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? "";
    const value = valueOfWord(word) ?? germanValue(word);
    if (value === undefined) return powersOf(word).map((power) => 10 ** power);
    const unit = valueOfWord(next);
    const isCompound = value >= 20 && value % 10 === 0 && unit !== undefined && unit > 0 && unit < 10;
    return [
      value,
      ...powersOf(next).map((power) => value * 10 ** power),
      ...(isCompound ? [value + unit] : []),
    ];
  });
};

/** The value of a word such as "fünfundzwanzig". */
export const germanValue = (word: string): number | undefined => {
  if (!word.includes("und")) return undefined;
  const [, unit = "", ten = ""] = /^(\p{L}{3,7})und(\p{L}{6,8})$/u.exec(word) ?? [];
  const [units, tens] = [unit === "ein" ? 1 : valueOfWord(unit), valueOfWord(ten)];
  return units !== undefined && tens !== undefined ? units + tens : undefined;
};

const romanDigits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

const romanValue = (roman: string): number => {
  const values = [...roman].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};
