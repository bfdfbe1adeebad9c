import type { Background } from "#platform/search/port.ts";
import type { Reranked } from "./rerank.ts";

/**
 * Fitted in 2026 to the likelihood of the right passage, and to finding it at least as often as the better of keywords
 * and vectors alone: questions in the documents' language and in another, to vectors simulated with twelve usual
 * similarities, and to those of a small English model. `npm run bench -- with-model` measures it.
 */
const fitted = {
  /** Converts keyword scores to logarithms of odds. */
  sharpness: 4,
  /** By how many standard deviations of unrelated passages the right one exceeds their cosine similarity, at least. */
  excess: 1.5,
  /** The share of questions that are answered although keywords deny it, such as those in another language. */
  answeredWithoutKeywords: 0.3,
};

export interface Relevance {
  /** The probability that a passage answers the question, by passage id. */
  byPassage: Map<string, number>;
  /** The probability that any of them does, 0 to 1. */
  ofAny: number;
}

export interface Evidence {
  reranked: Reranked[];
  /** The probability that the documents answer the question, by keywords alone; see `answerability`. */
  answerability: number;
  /** By passage id; empty with hashed embeddings, whose cosine similarities mean nothing. */
  cosines: Map<string, number>;
  background: Background;
  dimension: number;
}

/**
 * The probability of each passage, by Bayes' rule: keywords give the prior, and the cosine similarity the likelihood
 * ratio of a passage that answers to an unrelated one. The question's own background is the unit of similarity, so no
 * embedding model's usual similarities are assumed, and where one of the two tells nothing the other decides.
 */
export const relevanceOf = (evidence: Evidence): Relevance => {
  const { reranked, answerability, cosines, background } = evidence;
  const shares = softmax(
    reranked.map(({ score, features }) => (features.coverage > 0 ? score : Number.NEGATIVE_INFINITY)),
  );
  const isHashed = cosines.size === 0;
  const unmatched = isHashed ? 0 : (1 - answerability) * fitted.answeredWithoutKeywords;
  const scale = scaleOf(evidence);
  const weights = reranked.map(({ passage }, at) => {
    const prior = answerability * shares[at]! + unmatched / Math.max(1, background.passages);
    const cosine = cosines.get(passage.id);
    return cosine === undefined ? prior : prior * likelihoodRatio((cosine - scale.middle) / scale.deviation);
  });
  const ofNone = isHashed ? 1 - answerability : (1 - answerability) * (1 - fitted.answeredWithoutKeywords);
  const all = weights.reduce((sum, weight) => sum + weight, ofNone) || 1;
  return {
    byPassage: new Map(reranked.map(({ passage }, at) => [passage.id, weights[at]! / all])),
    ofAny: 1 - ofNone / all,
  };
};

/** Of two normal distributions of unit variance whose means are `fitted.excess` apart. */
const likelihoodRatio = (excess: number): number => Math.exp(fitted.excess * (excess - fitted.excess / 2));

const softmax = (scores: number[]): number[] => {
  const highest = Math.max(...scores);
  if (!Number.isFinite(highest)) return scores.map(() => 0);
  const powers = scores.map((score) => Math.exp(fitted.sharpness * (score - highest)));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
};

/** A small sample counts as if it had this many more unrelated passages in random directions. */
const assumed = 8;

/**
 * Middle and standard deviation of the cosine similarity of unrelated passages: by the lower half of the background,
 * because the upper one has related passages in it. Random directions have a deviation of 1 ÷ √dimension.
 */
const scaleOf = ({ background: { similarities }, dimension }: Evidence) => {
  const sorted = similarities.toSorted((one, other) => one - other);
  const middle = quantile(sorted, 0.5);
  const lower = (middle - quantile(sorted, 0.1)) / normalTenth;
  const variance = (sorted.length * lower ** 2 + assumed / dimension) / (sorted.length + assumed);
  return { middle, deviation: Math.sqrt(variance) };
};

/** A tenth of a normal distribution lies so many standard deviations below its mean. */
const normalTenth = 1.2816;

const quantile = (sorted: number[], share: number): number => {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? 0;
  return below + (above - below) * (at - Math.floor(at));
};
