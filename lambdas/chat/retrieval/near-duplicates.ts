import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import type { FoundPassage } from "./rank.ts";

/** Jaccard similarity of their words from which on two passages are near duplicates. */
const sharedPart = 0.9;

/** The best `most` passages, without those that repeat a better one nearly word for word, as copies of a document do. */
export const withoutNearDuplicates = (found: FoundPassage[], most: number): FoundPassage[] => {
  const kept: { words: Set<string>; one: FoundPassage }[] = [];
  for (const one of found) {
    if (kept.length === most) break;
    const words = new Set(wordsOf(one.passage.text).map(foldDiacritics));
    if (!kept.some((other) => isAlike(words, other.words))) kept.push({ words, one });
  }
  return kept.map(({ one }) => one);
};

/** Passages with different numbers are no duplicates. */
const isAlike = (words: Set<string>, others: Set<string>): boolean => {
  const shared = [...words].filter((word) => others.has(word));
  const all = words.size + others.size - shared.length;
  if (shared.length < all * sharedPart) return false;
  return !holdsOwnNumber(words, others) && !holdsOwnNumber(others, words);
};

const holdsOwnNumber = (words: Set<string>, others: Set<string>): boolean =>
  [...words].some((word) => /\p{N}/u.test(word) && !others.has(word));
