import { masked } from "../mask.ts";
import { isSameByStems } from "./by-stems.ts";
import { type Named, namedIn } from "./named.ts";
import { joinAs, readWords } from "./read-words.ts";
import { languageOfPair } from "./vocabulary.ts";

/**
 * Whether two questions ask the same thing of the same object, so that the answer to one is the answer to the other.
 *
 * 1. Courtesy, function words, word order, inflection and spelling do not count; synonyms are one concept.
 * 2. Both ask for the same kind of answer: a price, a time, a place, a yes …
 * 3. Everything that one names, the other names: things, names, numbers, deeds, and "not", "without", "before".
 * 4. Weak concepts (to have or sell something, to allow it) may be missing in one, but must not be different ones.
 * 5. A way from one name to another is the same in both.
 *
 * In languages without a vocabulary of their own, stems and the type of the question have to agree. Personal details are
 * hidden in `asked` where they are in `written`, as in the wordings of a gap.
 */
export const agrees = (asked: string, written: string): boolean => {
  const [one, other] = hidesDetails.test(written) ? [masked(asked), written] : [asked, written];
  if (Math.max(one.length, other.length) > maxLetters) return false;
  const language = languageOfPair(one, other);
  if (!language) return isSameByStems(one, other);
  const [first, second] = [readWords(one, language), readWords(other, language)];
  const ofOne = namedIn(joinAs(first.words, second.words, language), first.kind, language);
  const ofOther = namedIn(joinAs(second.words, first.words, language), second.kind, language);
  if (ofOne.kind !== ofOther.kind || wayIn(one) !== wayIn(other)) return false;
  if (ofOne.strong.size + ofOther.strong.size === 0) return isEqual(ofOne.words, ofOther.words);
  return holdsAll(ofOne, ofOther) && holdsAll(ofOther, ofOne) && isWeaklySame(ofOne, ofOther);
};

const hidesDetails = /\[(?:e-mail|address|number|name|place)\]/;

/** A longer text asks more than one thing. */
const maxLetters = 600;

const holdsAll = ({ strong }: Named, other: Named): boolean =>
  strong.size > 0 && [...strong].every((one) => [...other.strong].some((next) => isSameName(one, next)));

const leastBeginning = 6;
const mostEnding = 2;

/** Stems of one word may differ in their last letters; those of numbers may not. */
const isSameName = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (!one.startsWith("=") || !other.startsWith("=") || /\p{N}/u.test(one + other)) return false;
  let same = 1;
  while (same < one.length && one[same] === other[same]) same++;
  return same > leastBeginning && Math.max(one.length, other.length) - same <= mostEnding;
};

const isWeaklySame = ({ weak }: Named, other: Named): boolean =>
  weak.size === 0 || other.weak.size === 0 || [...weak].some((one) => other.weak.has(one));

const isEqual = (words: string[], others: string[]): boolean =>
  words.length > 0 && words.toSorted().join(" ") === others.toSorted().join(" ");

const way =
  /(?<![\p{L}\p{N}])(?:from|von|de|da|desde)\s+(\p{Lu}[\p{L}-]*)\s+(?:to|nach|à|a|vers|hasta|bis)\s+(\p{Lu}[\p{L}-]*)/iu;

/** "from Bonn to Ulm" as "bonn>ulm". */
const wayIn = (question: string): string => {
  const [, from, to] = way.exec(question) ?? [];
  return from && to ? `${from}>${to}`.toLowerCase() : "";
};
