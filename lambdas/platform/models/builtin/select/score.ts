import { scorePairs, scoreSentence } from "#platform/search/analysis/match/score.ts";
import { findAnswers } from "../question-type/answers.ts";
import { type QuestionType, questionTypeOf, questionTypes } from "../question-type/question-type.ts";
import type { QuestionMatch, SegmentMatch } from "./match-segments.ts";
import { isRunOfTitles, newsIn } from "./news.ts";
import { pointsBack } from "./points-back.ts";

export interface ScoredSegment extends SegmentMatch {
  /** Position in reading order. */
  order: number;
  /** Probability that the segment is the answer; those of all segments add up to 1. */
  likelihood: number;
  /** Share of the weight of the question's terms that the segment itself has. */
  share: number;
  /** Whether it has an answer of the type that the question asks for; undefined for a question of no type. */
  isOfType: boolean | undefined;
  /** Words that the question does not have, stop words not counted. */
  news: number;
}

/**
 * Coefficients of the features in the logarithm of a segment's likelihood: a maximum likelihood fit of 2026 to every second
 * title of the question files of `npm run bench -- retrieval`, rounded; `first` is set by hand.
 */
const weights = [
  ["sentence", 2],
  ["pairs", 0.8],
  ["held", 3.3],
  ["titled", 2.2],
  ["before", 2.7],
  ["exact", 2.9],
  ["passage", 3.1],
  ["late", -0.6],
  ["first", 0.7],
] as const;
/** The weights of amounts, times, places and reasons are fitted; the others are set by hand: the files hardly ask for them. */
const typeWeights: Record<QuestionType, number> = {
  amount: 1.5,
  duration: 1.2,
  time: 1.6,
  person: 1,
  place: 0.4,
  reason: 0.5,
  price: 2,
  open: 1.5,
  hours: 2.5,
  phone: 3,
  email: 3,
  definition: 2.5,
  purpose: 2,
  role: 2.5,
  address: 2.5,
};

/** A list without a number does not answer a question for one, though its lead may share many terms. */
const listWithout = -1.5;
/** A sentence of the question's own words is a heading or a question. */
const nothingNew = -6;
const numbered = new Set<QuestionType | undefined>(["amount", "duration", "time", "price", "phone", "email"]);

/** Scores all segments, in reading order: softmax over the weighted sums of their features. */
export const scoreSegments = (match: QuestionMatch): ScoredSegment[] => {
  const type = questionTypeOf(match.question);
  const isNumbered = numbered.has(type);
  const features = featuresOf(match);
  const news = match.segments.map((_, at) => newsIn(match, at));
  const scores = features.map((own, at) => {
    const { form, text } = match.segments[at]!.segment;
    const saysNothing = isRunOfTitles(text) || (news[at] === 0 && (form === "sentence" || form === "item"));
    const isWithout =
      isNumbered && (form === "item" || form === "lead") && Object.keys(own.expected).length === 0;
    return addUp(own) + (isWithout ? listWithout : 0) + (saysNothing ? nothingNew : 0);
  });
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return match.segments.map((one, order) => ({
    ...one,
    order,
    likelihood: odds[order]! / all,
    share: features[order]!.held,
    isOfType: type && features[order]!.expected[type] === 1,
    news: news[order]!,
  }));
};

const addUp = (features: SegmentFeatures): number => {
  const expected = questionTypes.reduce(
    (sum, type) => sum + typeWeights[type] * (features.expected[type] ?? 0),
    0,
  );
  return weights.reduce((sum, [feature, value]) => sum + value * features[feature], expected);
};

/** Features of a segment as the answer, each 0 to about 1 unless noted. */
interface SegmentFeatures {
  /** BM25 of the segment alone, as a share of the weight of the terms. */
  sentence: number;
  /** Neighbouring words of the question that are neighbours in the segment. */
  pairs: number;
  /** Terms in the segment; terms only in its titles; terms only in the previous segment. */
  held: number;
  titled: number;
  before: number;
  /** Words in the same form as in the question. */
  exact: number;
  /** Coverage of its passage relative to the best passage; rank of the passage from 0, at most 5. */
  passage: number;
  late: number;
  /** Without a term of its own: 1 for the first segment of its passage, half for the second. */
  first: number;
  /** 1 for the type of the question if the segment has such an answer. */
  expected: Partial<Record<QuestionType, 1>>;
}

const featuresOf = (match: QuestionMatch): SegmentFeatures[] => {
  const type = questionTypeOf(match.question);
  const coverage = match.passages.map(({ counts }) =>
    sumOf(match.weights, (weight, term) => weight * Math.min(1, counts[term]!)),
  );
  const most = Math.max(...coverage, 0.01);
  const allWords = sumOf([...match.words.values()], (weight) => weight) || 1;
  const carried = carriedTerms(match.segments);
  const startOf = new Map<number, number>();
  for (const [at, { segment }] of match.segments.entries())
    if (!startOf.has(segment.passage)) startOf.set(segment.passage, at);
  return match.segments.map((one, at) => ({
    ...ownFeatures(match, one, carried[at]!),
    exact:
      one.held.size === 0
        ? 0
        : sumOf([...match.words], ([word, weight]) => (one.forms.has(word) ? weight : 0)) / allWords,
    first: one.held.size === 0 ? 1 / (1 + at - startOf.get(one.segment.passage)!) : 0,
    passage: coverage[one.segment.passage]! / most,
    late: Math.min(one.segment.passage, 5),
    expected: type && findAnswers(type, one.segment.source, match.question).length > 0 ? { [type]: 1 } : {},
  }));
};

/** How much of a term is left with each further sentence that refers to the one before it. */
const left = 0.8;

/** The terms of the sentence before each segment, and of those that this one refers to: "Ann moved. She sold it. She left." */
const carriedTerms = (segments: SegmentMatch[]): Map<number, number>[] => {
  const carried: Map<number, number>[] = [];
  for (const [at, { segment }] of segments.entries()) {
    const previous = segments[at - 1];
    const terms = new Map<number, number>();
    if (previous?.segment.passage === segment.passage) {
      for (const [term, strength] of previous.held) terms.set(term, strength);
      if (pointsBack(previous.segment.text))
        for (const [term, strength] of carried[at - 1]!)
          terms.set(term, Math.max(terms.get(term) ?? 0, left * strength));
    }
    carried.push(terms);
  }
  return carried;
};

const ownFeatures = (
  { asked, weights, total, passages }: QuestionMatch,
  one: SegmentMatch,
  carried: Map<number, number>,
) => {
  const { titled } = passages[one.segment.passage]!;
  const isMissing = (term: number) => !one.held.has(term);
  return {
    sentence: scoreSentence(weights, one.sentence) / total,
    pairs: scorePairs(asked, weights, [one.sentence]) / total,
    held: sumOf(weights, (weight, term) => weight * (one.held.get(term) ?? 0)) / total,
    titled: sumOf(weights, (weight, term) => (isMissing(term) && titled.has(term) ? weight : 0)) / total,
    before:
      sumOf(weights, (weight, term) =>
        isMissing(term) && !titled.has(term) ? weight * (carried.get(term) ?? 0) : 0,
      ) / total,
  };
};

const sumOf = <Entry>(entries: Entry[], value: (entry: Entry, at: number) => number): number =>
  entries.reduce((sum, entry, at) => sum + value(entry, at), 0);
