import { questionTypeOf, withoutTypeWords } from "#platform/models/builtin/question-type/question-type.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchSentence } from "#platform/search/analysis/match/match.ts";
import type { Background } from "#platform/search/port.ts";

/** Whether two questions ask the same, by their words or by the cosine similarity of their vectors, if there is one. */
export const isSameQuestion = (
  one: string,
  other: string,
  { cosine, background }: { cosine: number | undefined; background: Background },
): boolean =>
  isSameByWords(one, other) || (cosine !== undefined && isSameByVector(one, other, { cosine, background }));

/**
 * Whether two questions have the same keywords, in any form, and ask for the same type of answer. Names and numbers have to
 * come in the same order.
 */
export const isSameByWords = (one: string, other: string): boolean =>
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

/** Set by hand, so that "open an account" and "close an account" stay two questions with usual models. */
const leastCloseness = 0.8;
/** Fewer similarities do not tell what is usual for the embedding model; then this counts as usual. */
const enough = 8;
const assumedUsual = 0.5;

/**
 * Whether the cosine similarity of two questions is far enough above what is usual for the first one, on a scale from the
 * usual one (0) to that of equal texts (1). Never if they ask for different types of answers or have different numbers.
 */
export const isSameByVector = (
  one: string,
  other: string,
  { cosine, background }: { cosine: number; background: Background },
): boolean => {
  const [type, otherType] = [questionTypeOf(one), questionTypeOf(other)];
  if ((type && otherType && type !== otherType) || numbersOf(one) !== numbersOf(other)) return false;
  const usual = usualOf(background);
  return (cosine - usual) / (1 - usual) >= leastCloseness;
};

const numbersOf = (question: string): string => (question.match(/\p{N}+/gu) ?? []).sort().join();

const usualOf = ({ similarities }: Background): number => {
  const sorted = similarities.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return Math.min(0.99, sorted.length < enough ? Math.max(median, assumedUsual) : median);
};
