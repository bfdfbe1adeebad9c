import { tokenise } from "../platform/search/analysis/tokenise.ts";
import type { Found } from "./rank.ts";

/** Two passages that share so many of their words say the same. */
const sharedPart = 0.9;

/** Leaves out what repeats a better passage nearly word for word, as copies and versions of a document do. */
export const withoutNearDuplicates = (found: Found[]): Found[] => {
  const kept: Set<string>[] = [];
  return found.filter(({ passage }) => {
    const words = new Set(tokenise(passage.text, undefined));
    if (kept.some((other) => isAlike(words, other))) return false;
    kept.push(words);
    return true;
  });
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
