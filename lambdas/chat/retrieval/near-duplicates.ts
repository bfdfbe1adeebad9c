import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import type { Found } from "./rank.ts";

/** Two passages that share so many of their words say the same. */
const sharedPart = 0.9;

/** The best so many; what repeats a better one nearly word for word, as copies of a document do, is left out. */
export const withoutNearDuplicates = (found: Found[], most: number): Found[] => {
  const kept: { words: Set<string>; one: Found }[] = [];
  for (const one of found) {
    if (kept.length === most) break;
    const words = new Set(wordsOf(one.passage.text).map(foldDiacritics));
    if (!kept.some((other) => isAlike(words, other.words))) kept.push({ words, one });
  }
  return kept.map(({ one }) => one);
};

/** A different number makes a different statement. */
const isAlike = (words: Set<string>, others: Set<string>): boolean => {
  const shared = [...words].filter((word) => others.has(word));
  const all = words.size + others.size - shared.length;
  if (shared.length < all * sharedPart) return false;
  return !holdsOwnNumber(words, others) && !holdsOwnNumber(others, words);
};

const holdsOwnNumber = (words: Set<string>, others: Set<string>): boolean =>
  [...words].some((word) => /\p{N}/u.test(word) && !others.has(word));
