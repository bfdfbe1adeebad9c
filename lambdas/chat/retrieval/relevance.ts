import type { Background } from "#platform/search/port.ts";
import type { Reranked } from "./rerank.ts";

/**
 * Fitted in 2026 to the likelihood of the right passage, or of none: questions in the documents' language and in
 * another, a fifth of them unanswered, to vectors simulated with sixteen usual similarities and to those of a small
 * English model. `npm run bench -- with-model` measures it.
 */
const fitted = {
  /** Converts keyword scores to logarithms of odds. */
  sharpness: 5.7,
  /** Corrects the log odds of `answerability` for questions that also have vectors: factor, then addend. */
  keywords: [0.53, -1.57],
  /** The share of questions that are answered although keywords deny it, such as those in another language. */
  answeredWithoutKeywords: 0.94,
  /** Logarithm of the likelihood ratio of a passage: addend, and by its lead; see `likelihoods`. */
  base: -1.49,
  lead: 0.8,
} as const;

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
  /** Cosine similarities by passage id; empty with hashed embeddings, where they mean nothing. */
  cosines: Map<string, number>;
  background: Background;
  dimension: number;
}

/**
 * The probability of each passage, by Bayes' rule: keywords give the prior, and the cosine similarity the likelihood
 * ratio of a passage that answers to another one. Similarities are measured against those of the same question to other
 * passages of the chatbot, so no embedding model's usual ones are assumed, and where keywords or vectors tell nothing
 * the other decides.
 */
export const relevanceOf = (evidence: Evidence): Relevance => {
  const { reranked, cosines, background } = evidence;
  const hasVectors = cosines.size > 0;
  const trust = hasVectors ? trustIn(background) : 0;
  const byKeywords = corrected(evidence.answerability, trust);
  const otherwise = trust * (1 - byKeywords) * fitted.answeredWithoutKeywords;
  const shares = softmax(reranked.map(keywordScore));
  const likelihood = likelihoods(evidence);
  const weights = reranked.map(({ passage }, at) => {
    const prior = byKeywords * shares[at]! + otherwise / Math.max(1, background.passages);
    return prior * (likelihood.get(passage.id) ?? 1);
  });
  const ofNone = 1 - byKeywords - otherwise;
  const all = weights.reduce((sum, weight) => sum + weight, ofNone) || 1;
  return {
    byPassage: new Map(reranked.map(({ passage }, at) => [passage.id, weights[at]! / all])),
    ofAny: 1 - ofNone / all,
  };
};

/** Passages without any of the question's words have no score. */
const keywordScore = ({ score, features }: Reranked): number =>
  features.coverage > 0 ? score : Number.NEGATIVE_INFINITY;

/** Keywords are never so sure that similarities could not contradict them. */
const surest = 0.999;

const corrected = (probability: number, trust: number): number => {
  if (trust === 0) return probability;
  const [factor, addend] = fitted.keywords;
  const likely = Math.min(surest, probability);
  const odds = (likely / (1 - likely)) ** (1 + trust * (factor - 1)) * Math.exp(trust * addend);
  return odds / (1 + odds);
};

/** From this number of passages on, similarities count in full: a handful has no background to stand out from. */
const enough = 16;
const leastTrust = 0.2;

/** How much the similarities of so many passages count, 0.2 to 1. */
const trustIn = ({ passages }: Background): number =>
  Math.min(1, Math.max(leastTrust, (passages - 1) / enough));

/** These ranks by similarity, from 0, tell how similar passages on the same subject are that do not answer. */
const nextRanks = [4, 12] as const;
const maxLogarithm = 30;

/**
 * Likelihood ratios by passage id. A passage's lead is by how many standard deviations of unrelated passages it is more
 * similar than the next ranks.
 */
const likelihoods = ({ cosines, background, dimension }: Evidence): Map<string, number> => {
  const sorted = [...cosines.values()].toSorted((one, other) => other - one);
  const next = mean(sorted.length > nextRanks[0] + 1 ? sorted.slice(...nextRanks) : sorted.slice(1));
  const deviation = deviationOf(background, dimension);
  const trust = trustIn(background);
  return new Map(
    [...cosines].map(([id, cosine]) => {
      const logarithm = fitted.base + (fitted.lead * (cosine - next)) / deviation;
      return [id, Math.exp(trust * Math.min(maxLogarithm, Math.max(-maxLogarithm, logarithm)))];
    }),
  );
};

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
 * Standard deviation of the cosine similarity of unrelated passages: by the lower half of the background, because the
 * upper one has related passages in it. Random directions have a deviation of 1 ÷ √dimension.
 */
const deviationOf = ({ similarities }: Background, dimension: number): number => {
  const sorted = similarities.toSorted((one, other) => one - other);
  const lower = (quantile(sorted, 0.5) - quantile(sorted, 0.1)) / normalTenth;
  return Math.sqrt((sorted.length * lower ** 2 + assumed / dimension) / (sorted.length + assumed));
};

/** A tenth of a normal distribution lies so many standard deviations below its mean. */
const normalTenth = 1.2816;

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const quantile = (sorted: number[], share: number): number => {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? 0;
  return below + (above - below) * (at - Math.floor(at));
};
