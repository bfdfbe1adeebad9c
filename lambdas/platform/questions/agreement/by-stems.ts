import { questionTypeOf, withoutTypeWords } from "#platform/models/builtin/question-type/question-type.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchSentence } from "#platform/search/analysis/match/match.ts";

/**
 * Whether two questions have the same keywords, in any form, and ask for the same type of answer. Names and numbers have to
 * come in the same order.
 */
export const isSameByStems = (one: string, other: string): boolean =>
  questionTypeOf(one) === questionTypeOf(other) && holdsAll(one, other) && holdsAll(other, one);

const holdsAll = (question: string, other: string): boolean => {
  const analysed = analyseForMatch(withoutTypeWords(question));
  const { hits } = matchSentence(analysed, withoutTypeWords(other));
  const held = [...new Set(hits.map(({ term }) => term))];
  const names = held.filter((term) => analysed.terms[term]?.isName);
  return held.length > 0 && held.length === analysed.terms.length && isAscending(names);
};

const isAscending = (numbers: number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
