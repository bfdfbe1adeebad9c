import { type QuestionType, questionTypeOf } from "#platform/models/builtin/question-type/question-type.ts";
import { languagesFor } from "#platform/search/analysis/languages.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { matchPassage } from "#platform/search/analysis/match/match.ts";
import { weighTerms } from "#platform/search/analysis/match/weights.ts";
import { titledText } from "#platform/search/analysis/titled-text.ts";
import type { Match, Passage } from "#platform/search/port.ts";
import { type Features, featuresOf } from "./features.ts";

export interface Reranked {
  passage: Passage;
  /** Comparable among the passages of one question only. */
  score: number;
  features: Features;
}

/**
 * The weight of each feature beside BM25, fitted in 2026 by listwise logistic regression to the questions of
 * `npm run bench -- retrieval`, each half of the titles tested on the other.
 */
const featureWeights = {
  sentence: 0.38,
  pairs: 0.5,
  sameForm: 0.54,
  rareCoverage: 0.39,
  inOneSentence: 0.5,
  /** The passage has a number or a name if the question asks for one. */
  expected: 0.13,
};

/** A passage without a BM25 score was not found by the search. */
export type Candidate = Pick<Match, "passage"> & Partial<Match>;

/** Reranks candidate passages by how their sentences match the question, best first. */
export const rerank = (question: string, candidates: Candidate[]): Reranked[] => {
  const analysed = analyseForMatch(question);
  const languages = languagesFor(candidates.map(({ passage }) => titledText(passage)));
  const matches = candidates.map(({ passage }, at) => matchPassage(analysed, passage, languages[at]));
  const weights = weighTerms(analysed, matches);
  const hasExpected = expectation(question);
  const features = featuresOf(analysed, weights, matches);
  const scale = scaleOf(candidates, features);
  const reranked = candidates
    .map(({ passage, score }, at) => ({
      passage,
      score:
        (score === undefined ? features[at]!.keyword : score * scale) +
        closeness(features[at]!) +
        (hasExpected(passage.text) ? featureWeights.expected : 0),
      features: features[at]!,
    }))
    .sort((one, other) => other.score - one.score);
  return analysed.terms.length > 1 ? withWhole(reranked) : reranked;
};

/** The share of a question's terms, by weight, that counts as all of them. */
const whole = 0.98;

/** A passage with all terms in one sentence is as likely as the best one, if that has them in several. */
const withWhole = (reranked: Reranked[]): Reranked[] => {
  const [best] = reranked;
  if (!best || isWhole(best)) return reranked;
  return reranked
    .map((one) => (isWhole(one) ? { ...one, score: best.score } : one))
    .sort((one, other) => other.score - one.score);
};

const isWhole = ({ features }: Reranked): boolean => features.inOneSentence >= whole;

const closeness = (features: Features): number =>
  featureWeights.sentence * features.sentence +
  featureWeights.pairs * features.pairs +
  featureWeights.sameForm * features.sameForm +
  featureWeights.rareCoverage * features.rareCoverage +
  featureWeights.inOneSentence * features.inOneSentence;

/** Scales BM25 to the unit of the features, because each search adapter has a unit of its own. */
const scaleOf = (candidates: Candidate[], features: Features[]): number => {
  const scored = candidates.map(({ score }) => score !== undefined);
  const own = features.reduce((sum, { keyword }, at) => sum + (scored[at] ? keyword : 0), 0);
  const given = candidates.reduce((sum, { score = 0 }) => sum + score, 0);
  return given > 0 ? own / given : 0;
};

const numbers =
  /\p{N}+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|hundred|thousand|million|billion|free|daily|weekly|monthly|yearly|monday|sunday)\b|[一二三四五六七八九十百千万两]+/giu;
const names = /(?<=\p{L}[,;]?\s)\p{Lu}\p{L}+|^\p{Lu}\p{L}+(?=\s\p{Lu})/gu;

/** Tests for a number or a name that the question asks for and does not have itself; false for other questions. */
const expectation = (question: string): ((text: string) => boolean) => {
  const type = questionTypeOf(question);
  const pattern = type && expected[type];
  if (!pattern) return () => false;
  const lower = question.toLowerCase();
  return (text) => (text.match(pattern) ?? []).some((one) => !lower.includes(one.toLowerCase()));
};

const expected: Partial<Record<QuestionType, RegExp>> = {
  amount: numbers,
  duration: numbers,
  price: numbers,
  time: numbers,
  person: names,
  role: names,
};
