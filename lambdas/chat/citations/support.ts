import type { Passage } from "#platform/search/port.ts";
import { type SpokenLanguage, spokenLanguage } from "../language/spoken-language.ts";
import { isAscii, keywordsOf, plainWord, wordsOf } from "../language/words.ts";
import { numbersHeld, numbersIn } from "./numbers.ts";
import { prefix, tokens } from "./word-forms.ts";

interface Read {
  words: Set<string>;
  /** Beginnings of its longer words, by which their other forms are known. */
  beginnings: Set<string>;
  numbers: Set<string>;
  language: SpokenLanguage | undefined;
  isLatin: boolean;
}

/**
 * Set on questions with their answers put behind them: 91 to 96 % keep the passage that answers, by language, and 3 %
 * another one of the same article.
 */
const leastShare = 0.4;
const otherForm = 0.8;
/**
 * Whether a passage, by its position, supports what is claimed: it holds every number of the claim and enough of its
 * telling words, rare ones counting more. In another language than the passage's, numbers and names have to do.
 */
export const supportBy = (passages: Passage[]): ((claim: string, at: number) => boolean) => {
  let read: Read[] | undefined;
  return (claim, at) => {
    // Not before the first mark: until then the visitor waits for the model
    read ??= passages.map(readPassage);
    const all = read;
    const passage = all[at];
    if (!passage || !numbersIn(claim).every((number) => passage.numbers.has(number))) return false;
    const language = spokenLanguage(claim);
    if (isForeign(claim, language, passage)) return holdsNames(claim, language, passage);
    const words = [
      ...new Set(
        keywordsOf(claim, language)
          .filter((word) => !/\p{N}/u.test(word))
          .flatMap(tokens),
      ),
    ];
    const total = sum(words, (word) => rarity(word, all));
    return (
      total === 0 || sum(words, (word) => rarity(word, all) * strengthIn(passage, word)) / total >= leastShare
    );
  };
};

const readPassage = ({ text, titlePath, filename }: Passage): Read =>
  readOf([filename, ...titlePath, text].join("\n"));

const readOf = (text: string): Read => {
  const words = new Set(wordsOf(text).flatMap(tokens));
  const beginnings = new Set([...words].flatMap((word) => prefix(word) ?? []));
  const language = spokenLanguage(text.slice(0, 1500));
  return { words, beginnings, numbers: numbersHeld(text), language, isLatin: isMostlyLatin(text) };
};

const isForeign = (claim: string, language: SpokenLanguage | undefined, passage: Read): boolean => {
  if (isMostlyLatin(claim) !== passage.isLatin) return true;
  return language !== undefined && passage.language !== undefined && language !== passage.language;
};

/** German writes every noun as names are written. */
const holdsNames = (claim: string, language: SpokenLanguage | undefined, passage: Read): boolean => {
  const names = language === "de" ? [] : [...claim.matchAll(/(?<=[\p{L},;] )\p{Lu}[\p{L}'-]+/gu)];
  const comparable = names.filter(([name]) => isLatin([name]) && isLatin([...passage.words]));
  return comparable.length === 0 || comparable.some(([name]) => strengthIn(passage, plainWord(name)) > 0);
};

/** A Chinese text may name things in Latin letters, each of which says less than one of its own. */
const isMostlyLatin = (text: string): boolean => {
  if (isAscii(text)) return /[A-Za-z]/.test(text);
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  const others = text.match(/(?!\p{sc=Latin})\p{L}/gu)?.length ?? 0;
  return latin > others * 3;
};

const isLatin = (words: string[]): boolean => words.some((word) => /^\p{sc=Latin}{3,}$/u.test(word));

const strengthIn = ({ words, beginnings }: Read, word: string): number => {
  if (words.has(word)) return 1;
  const beginning = prefix(word);
  return beginning && beginnings.has(beginning) ? otherForm : 0;
};

const rarity = (word: string, read: Read[]): number => {
  const holding = read.filter((passage) => strengthIn(passage, word) > 0).length;
  return Math.log(1 + (read.length + 1) / (holding + 1));
};

const sum = (words: string[], value: (word: string) => number): number =>
  words.reduce((total, word) => total + value(word), 0);
