import type { AnalysedQuestion, Term } from "./analyse-for-match.ts";
import type { PassageMatch } from "./match.ts";

/** So many passages about anything are thought beside those that were found: three passages say little about words. */
const background = 100;
/** What was not found is thought to be as much again as what was. */
const unseen = 2;
const nameWeight = 1.5;

/**
 * How telling each term is: its inverse document frequency (Lucene's form) among the passages found and a
 * background of others, where a short word is thought to be more common than a long one. It stays in the same
 * range whether a chatbot has three passages or fifty thousand.
 */
export const weighTerms = (asked: AnalysedQuestion, readings: PassageMatch[]): number[] => {
  const total = Math.max(3, readings.length * unseen) + background;
  return asked.terms.map((term, at) => {
    const holding = readings.filter(({ counts }) => counts[at]! >= 1).length + usualShare(term) * background;
    const rarity = Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
    return term.isName ? rarity * nameWeight : rarity;
  });
};

/** The part of all passages that a word is thought to occur in, for want of a list of each language's words. */
const usualShare = ({ token }: Term): number => {
  if (/\p{N}/u.test(token)) return 0.002;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(token))
    return token.length === 1 ? 0.05 : 0.01;
  return 0.12 / Math.max(3, token.length) ** 1.5;
};
