import { mentionsIn } from "#platform/numbers/numbers.ts";
import { fractionsIn } from "./fractions.ts";
import { numberWordsIn } from "./number-words-in.ts";
import { plainText } from "./plain-unit.ts";
import type { Unit } from "./unit.ts";
import { type UnitNames, unitNamesIn } from "./unit-names.ts";

/** A number of a text, with its unit if it has one. */
export interface Quantity {
  start: number;
  /** Behind the unit. */
  end: number;
  /** The values that the number may have. */
  values: string[];
  /** The values that a word such as "million" makes. */
  multiplied: string[];
  /** The units that the word or sign beside it may mean; none without one. */
  units: Unit[];
  isInWords: boolean;
}

/** The languages that the names of units may be in, beside English. */
export type Languages = readonly (string | undefined)[];

/** The numbers of a text in plain figures, in digits and in words; the latter only with a unit. */
export const quantitiesIn = (figures: string, languages: Languages): Quantity[] => {
  const text = plainText(figures);
  const mentions = mentionsIn(figures);
  const words = [...numberWordsIn(text), ...fractionsIn(text)];
  if (mentions.length === 0 && words.length === 0 && !hasDual(languages)) return [];
  const names = unitNamesIn(languages);
  const found: Quantity[] = mentions.map(({ start, end, readings, multiplied }) => {
    const unit = unitBefore(text, start, names) ?? unitBehind(text, end, names);
    return {
      start: Math.min(start, unit?.start ?? start),
      end: Math.max(end, unit?.end ?? end),
      values: readings,
      multiplied,
      units: unit && !isYear(readings, unit) ? unit.units : [],
      isInWords: false,
    };
  });
  for (const { start, end, value } of words) {
    const unit = unitBehind(text, end, names);
    if (unit)
      found.push({
        start,
        end: unit.end,
        values: [String(value)],
        multiplied: [],
        units: unit.units,
        isInWords: true,
      });
  }
  found.push(...pairsIn(text, names));
  for (const quantity of found) addHalf(quantity, text);
  return found;
};

const hasDual = (languages: Languages): boolean => languages.includes("ar") || languages.includes("he");

/** "An hour and a half". */
const addHalf = (quantity: Quantity, text: string) => {
  const [all] =
    /^\s(?:and a half|et demie?|y medi[ao]|e mezz[ao]|e mei[ao]|und eine halbe)(?!\p{L})/u.exec(
      text.slice(quantity.end, quantity.end + 16),
    ) ?? [];
  if (!all || quantity.units.length === 0) return;
  quantity.values = quantity.values.map((value) => String(Number(value) + 0.5));
  quantity.end += all.length;
};

interface Found {
  start: number;
  end: number;
  units: Unit[];
}

/** 2004年 is no duration. */
const isYear = ([value]: string[], { units }: Found): boolean =>
  /^[12]\d{3}$/.test(value ?? "") && units.some(({ kind }) => kind === "months");

const isLetter = /[\p{L}\p{M}]/u;
const isSpaced = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Devanagari}]/u;

const isThai = /\p{sc=Thai}/u;

/** "5 working days" has a word between. */
const unitBehind = (text: string, end: number, names: UnitNames): Found | undefined => {
  const gap = /^[\s-]?/.exec(text.slice(end, end + 1))?.[0].length ?? 0;
  const direct = longestAt(text, end + gap, names);
  if (direct) return direct;
  const [between] = /^ \p{L}{3,12} /u.exec(text.slice(end, end + 15)) ?? [];
  const further = between === undefined ? undefined : longestAt(text, end + between.length, names);
  return further?.units.some(({ kind }) => kind === "time") ? further : undefined;
};

const longestAt = (text: string, start: number, { units, longest }: UnitNames): Found | undefined => {
  for (let length = Math.min(longest, text.length - start); length > 0; length--) {
    const name = text.slice(start, start + length);
    const own = units.get(name.replace(/[\u064b-\u0652]/g, ""));
    if (!own) continue;
    const last = name.at(-1) ?? "";
    const next = text.slice(start + length, start + length + 1);
    // Letters of Thai stand for a unit as "ม." does for metre
    if ((isSpaced.test(last) || (length < 3 && isThai.test(last))) && isLetter.test(next)) continue;
    return { start, end: start + length, units: own };
  }
  return undefined;
};

/** Signs and codes of currencies stand in front of the number too. */
const unitBefore = (text: string, start: number, { units }: UnitNames): Found | undefined => {
  const [all = "", name = ""] =
    /((?:us|[acr])?\p{Sc}|(?<!\p{L})\p{L}{2,3}\.?|百分之)\s?$/u.exec(
      text.slice(Math.max(0, start - 6), start),
    ) ?? [];
  if (name === "百分之")
    return { start: start - all.length, end: start, units: [{ kind: "percent", factor: 1 }] };
  const own = units.get(name.replace(/\.$/, ""))?.filter(({ currencies }) => currencies);
  return own && own.length > 0 ? { start: start - all.length, end: start, units: own } : undefined;
};

/** Two of a unit in one word. */
const pairsIn = (text: string, { pairs }: UnitNames): Quantity[] =>
  pairs.size === 0
    ? []
    : [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
        const units = pairs.get(word.replace(/[\u064b-\u0652]/g, ""));
        return units
          ? { start: index, end: index + word.length, values: ["2"], multiplied: [], units, isInWords: true }
          : [];
      });
