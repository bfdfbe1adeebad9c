import { questionTypeOf } from "#platform/models/builtin/question-type/question-type.ts";
import type { Background } from "#platform/search/port.ts";

/** Set by hand, so that "open an account" and "close an account" stay two questions with usual models. */
const leastCloseness = 0.8;
/** Fewer similarities do not tell what is usual for the embedding model; then this counts as usual. */
const enough = 8;
const assumedUsual = 0.5;

/**
 * Whether the cosine similarity of two questions is far enough above what is usual for the first one, on a scale from the
 * usual one (0) to that of equal texts (1). Never if they ask for different types of answers or have different numbers. Near questions may still differ in what they name: a model has to judge.
 */
export const isNearByVector = (
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
