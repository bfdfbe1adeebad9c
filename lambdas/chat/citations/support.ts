import { numbersHeld, readingsIn } from "#platform/numbers/numbers.ts";
import { memoize } from "#platform/search/analysis/memoize.ts";
import type { Passage } from "#platform/search/port.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { keywordsOf, plainWord, wordsOf } from "../language/words.ts";
import { monthsIn } from "./months.ts";
import { isSameLanguage, type WrittenIn, writtenIn } from "./same-language.ts";
import { prefix, tokens } from "./word-forms.ts";

interface PassageWords {
  text: string;
  words: Set<string>;
  /** Prefixes of its longer words, which match other forms. */
  beginnings: Set<string>;
  numbers: Set<string>;
  writtenIn: WrittenIn;
  /** The numbers of the months that it names; read when a number is missing. */
  months?: number[];
}

interface ClaimWords {
  text: string;
  writtenIn: WrittenIn;
  /** Its numbers; see `readingsIn`. */
  readings: string[][];
  /** Weighted by rarity in the passages. */
  keywords: { word: string; weight: number }[];
}

/**
 * Tuned on questions followed by their answers (`npm run bench -- citations`): 89 to 98 %, by language, keep the passage
 * that answers, and 2 to 7 % another one of the same article, in Vietnamese 14 %.
 */
const leastShare = 0.4;
const otherForm = 0.8;

/**
 * Tests whether the passage at a position supports a claim: it has every number of the claim and enough of its keywords,
 * weighted by rarity. A claim in another language than the passage counts as supported, unless its numbers or names
 * contradict: words cannot be compared. A claim too short to tell its language is taken to be in the spoken one.
 */
export const supportBy = (
  passages: Passage[],
  spoken?: SpokenLanguage,
): ((claim: string, at: number) => boolean) => {
  let read: PassageWords[] | undefined;
  let last: ClaimWords | undefined;
  return (text, at) => {
    // Not before the first mark, because it would delay the first word
    read ??= passages.map(readPassage);
    const all = read;
    const passage = all[at];
    if (!passage) return false;
    // A claim is compared with one passage after the other
    const claim = last?.text === text ? last : readClaim(text, all, spoken);
    last = claim;
    if (!isSameLanguage(claim.writtenIn, passage.writtenIn))
      return claim.readings.every((each) => mayState(passage, each)) && !namesElsewhere(claim, passage, all);
    if (!claim.readings.every((each) => each.some((reading) => passage.numbers.has(reading)))) return false;
    const total = sum(claim.keywords, ({ weight }) => weight);
    const held = sum(claim.keywords, ({ word, weight }) => weight * strengthIn(passage, word));
    return total === 0 || held / total >= leastShare;
  };
};

const readClaim = (text: string, all: PassageWords[], spoken: SpokenLanguage | undefined): ClaimWords => {
  const language = writtenIn(text, spoken);
  const keywords = keywordTokens(text, language).map((word) => ({ word, weight: rarity(word, all) }));
  return { text, writtenIn: language, readings: readingsIn(text), keywords };
};

const readPassage = ({ text, titlePath, filename }: Passage): PassageWords =>
  passageWords([filename, ...titlePath, text].join("\u0000"));

/** The same passages answer many questions. */
const passageWords = memoize(300, (key): PassageWords => {
  const parts = key.split("\u0000");
  const text = parts.at(-1) ?? "";
  const whole = parts.join("\n");
  const words = new Set(wordsOf(whole).flatMap(tokens));
  const beginnings = new Set([...words].flatMap((word) => prefix(word) ?? []));
  const language = writtenIn(text.slice(0, 1500));
  return { text, words, beginnings, numbers: numbersHeld(whole), writtenIn: language };
});

const keywordTokens = (claim: string, { language }: WrittenIn): string[] => [
  ...new Set(
    keywordsOf(claim, language)
      .filter((word) => !/\p{N}/u.test(word))
      .flatMap(tokens),
  ),
];

/** Whether a passage in another language may state a number. */
const mayState = (passage: PassageWords, readings: string[]): boolean => {
  const { text, numbers, writtenIn } = passage;
  if (readings.some((reading) => numbers.has(reading))) return true;
  const value = Number(readings[0]);
  if (isOftenSpelled(value, writtenIn.language)) return true;
  if (decades(value).some((year) => numbers.has(String(year)))) return true;
  passage.months ??= value <= 12 ? monthsIn(text, writtenIn.language) : undefined;
  return passage.months?.includes(value) ?? false;
};

/** Languages whose words for small numbers are known. */
const spelled = new Set(["en", "es", "fr", "de", "it", "pt", "nl", "pl", "ru", "zh", "th", "vi"]);

/** "Two" is "both", "a pair" or a dual in another language. */
const isOftenSpelled = (value: number, language: string | undefined): boolean =>
  Number.isInteger(value) && value <= (language && spelled.has(language) ? 2 : 20);

/** "The 90s" for 1990, and the reverse. */
const decades = (value: number): number[] => {
  if (value % 10 !== 0) return [];
  if (value < 100) return [1800 + value, 1900 + value, 2000 + value];
  return value > 1000 && value < 2100 ? [value % 100] : [];
};

/**
 * Whether names of the claim are in another passage, but not in this one. Other scripts spell a name their own way, and
 * German capitalises every noun.
 */
const namesElsewhere = (
  { text, writtenIn: { language } }: ClaimWords,
  passage: PassageWords,
  all: PassageWords[],
): boolean => {
  if (language === "de" || passage.writtenIn.script !== "Latin") return false;
  const names = [...text.matchAll(nameInside)].map(([name]) => plainWord(name));
  return heldBy(passage, names) === 0 && all.some((other) => heldBy(other, names) > 0);
};

const nameInside = /(?<=[\p{L},;] )\p{Lu}[\p{L}'-]{2,}/gu;

const heldBy = (passage: PassageWords, names: string[]): number =>
  names.filter((name) => strengthIn(passage, name) > 0).length;

const strengthIn = ({ words, beginnings }: PassageWords, word: string): number => {
  if (words.has(word)) return 1;
  const beginning = prefix(word);
  return beginning && beginnings.has(beginning) ? otherForm : 0;
};

const rarity = (word: string, read: PassageWords[]): number => {
  const holding = read.filter((passage) => strengthIn(passage, word) > 0).length;
  return Math.log(1 + (read.length + 1) / (holding + 1));
};

const sum = <Item>(items: Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
