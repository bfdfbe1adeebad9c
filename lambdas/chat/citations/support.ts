import { readingsIn } from "#platform/numbers/numbers.ts";
import type { Languages } from "#platform/quantities/quantities-in.ts";
import type { Passage } from "#platform/search/port.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { keywordsOf } from "../language/words.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { type Figures, figuresIn, heldFigures } from "./figures.ts";
import { monthsIn } from "./months.ts";
import { lacksNames, namesElsewhere } from "./names.ts";
import { type PassageWords, readPassage, strengthIn } from "./passage-words.ts";
import { isSameLanguage, isSurelyIn, type WrittenIn, writtenIn } from "./same-language.ts";
import { tokens } from "./word-forms.ts";

interface ClaimWords {
  text: string;
  writtenIn: WrittenIn;
  /** Its numbers; see `readingsIn`. */
  readings: string[][];
  figures: Figures;
  /** Languages that its units may be in. */
  languages: Languages;
  /** Weighted by rarity in the passages. */
  keywords: { word: string; weight: number }[];
}

/**
 * Tuned on questions followed by their answers (`npm run bench -- citations`): 89 to 98 %, by language, keep the passage
 * that answers, and 2 to 7 % another one of the same article, in Vietnamese 14 %.
 */
const leastShare = 0.4;
/** For claims whose figures say little. */
const leastShareBesideYears = 0.25;

/**
 * Tests whether the passage at a position supports a claim: it has every figure of the claim, however it is written, and
 * enough of its keywords, weighted by rarity. If figures agree, other words may be all different, as long as no name is and
 * no other passage fits better. A claim in another language than the passage counts as supported, unless its numbers or names
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
    const agreement = agreementWith(passage, claim);
    const isContradicted = agreement?.isContradicted ?? false;
    // A few words of this language may look like another one
    if (isContradicted && !isSurelyIn(passage.writtenIn)) return false;
    if (!isSameLanguage(claim.writtenIn, passage.writtenIn))
      return (
        (agreement?.isHeld || claim.readings.every((each) => mayState(passage, each))) &&
        !namesElsewhere(claim, passage, all)
      );
    if (isContradicted || agreement?.isHeld === false) return false;
    const total = sum(claim.keywords, ({ weight }) => weight);
    const share = total === 0 ? 1 : heldWeight(claim, passage) / total;
    if (share >= leastShare) return true;
    if (!agreement || (agreement.isWeak && share < leastShareBesideYears)) return false;
    return isBestOf(all, passage, claim) && !lacksNames(claim, passage);
  };
};

/** How the claim's figures stand to the passage's; undefined for a claim without any. */
const agreementWith = (passage: PassageWords, { figures, languages }: ClaimWords): Agreement | undefined => {
  const { dates, times, quantities } = figures;
  if (dates.length === 0 && times.length === 0 && quantities.length === 0) return undefined;
  const all = [...languages, passage.writtenIn.language];
  const held = passage.figures.get(all.join()) ?? heldFigures(passage.whole, all);
  passage.figures.set(all.join(), held);
  const agreement = agreementOf(figures, held, passage.numbers);
  return agreement.count > 0 ? agreement : undefined;
};

const heldWeight = ({ keywords }: ClaimWords, passage: PassageWords): number =>
  sum(keywords, ({ word, weight }) => weight * strengthIn(passage, word));

/** Whether no other passage has the claim's figures and more of its words, or as many, if the figures say little. */
const isBestOf = (all: PassageWords[], passage: PassageWords, claim: ClaimWords): boolean => {
  const held = heldWeight(claim, passage);
  return all.every((other) => {
    if (other === passage) return true;
    const agreement = agreementWith(other, claim);
    if (!agreement?.isHeld || agreement.isContradicted) return true;
    return heldWeight(claim, other) < held + (agreement.isWeak ? 0 : 1e-9);
  });
};

const readClaim = (text: string, all: PassageWords[], spoken: SpokenLanguage | undefined): ClaimWords => {
  const language = writtenIn(text, spoken);
  const keywords = keywordTokens(text, language).map((word) => ({ word, weight: rarity(word, all) }));
  const languages = [spoken, language.language];
  const figures = figuresIn(text, languages);
  return { text, writtenIn: language, readings: readingsIn(text), figures, languages, keywords };
};

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

const rarity = (word: string, read: PassageWords[]): number => {
  const holding = read.filter((passage) => strengthIn(passage, word) > 0).length;
  return Math.log(1 + (read.length + 1) / (holding + 1));
};

const sum = <Item>(items: Item[], value: (item: Item) => number): number =>
  items.reduce((total, item) => total + value(item), 0);
