import type { AnalysedQuestion, Term } from "./analyse-for-match.ts";
import type { PassageMatch } from "./match.ts";

/** Assumed number of unrelated passages beside those found, because three passages say little about rarity. */
const background = 100;
/** Assumed ratio of all related passages to those found. */
const unseen = 2;
const nameWeight = 1.5;

/**
 * The weight of each term: its inverse document frequency (Lucene's form) among the passages found and an assumed
 * background, in which short words are more common than long ones. The range is the same for three passages and fifty
 * thousand.
 */
export const weighTerms = (asked: AnalysedQuestion, matches: PassageMatch[]): number[] => {
  const total = Math.max(3, matches.length * unseen) + background;
  return asked.terms.map((term, at) => {
    const holding = matches.filter(({ counts }) => counts[at]! >= 1).length + usualShare(term) * background;
    const rarity = Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
    return term.isName ? rarity * nameWeight : rarity;
  });
};

/** Assumed share of passages with the word, by its length instead of word lists of each language. */
const usualShare = ({ token }: Term): number => {
  if (/\p{N}/u.test(token)) return 0.002;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(token))
    return token.length === 1 ? 0.05 : 0.01;
  return 0.12 / Math.max(3, token.length) ** 1.5;
};
