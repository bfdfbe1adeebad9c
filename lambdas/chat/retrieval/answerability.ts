import { languageOf } from "#platform/search/analysis/languages.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import type { RefusalChoice } from "#shared/chatbots/answer-style.ts";
import type { Reranked } from "./rerank.ts";

/** From this answerability on a question counts as answered: 93 to 96 % of the answerable ones, 7 to 11 % of the others. */
export const leastAnswerability = 0.42;

/** The same by how much a chatbot refuses. */
export const thresholds: Record<RefusalChoice, number> = {
  strict: 0.65,
  balanced: leastAnswerability,
  helpful: 0.2,
};

/**
 * Coefficients of a logistic regression, fitted in 2026 to questions in six languages to chatbots of five to a thousand
 * passages that answer a part of them. Learnt from the titles at positions 1 and 2 of each four, tested on the others:
 * `npm run bench -- retrieval` measures the latter. Only `absentNumber` is set by hand: the fit gives -0.64, and -2.5
 * changes no share by more than a point.
 */
const coefficients: Record<keyof Evidence, number> = {
  closeness: 2.52,
  keyword: 6.5,
  sentence: 2.52,
  phrased: 2.3,
  absent: -2.29,
  absentNumber: -2.5,
  ofOthers: -2.34,
  nextScore: -2.42,
  terms: 1.35,
  segmented: -1.87,
  syllabic: -2.18,
};
const intercept = -8.6;

/**
 * How likely a chatbot's documents answer a question, 0 to 1: how well the best passage matches it, against what other
 * passages match by chance. `reranked` are all candidates, best first.
 */
export const answerability = (question: string, reranked: Reranked[]): number => {
  const found = evidence(question, reranked);
  if (!found) return 0;
  const names = Object.keys(coefficients) as (keyof Evidence)[];
  const sum = names.reduce((all, name) => all + coefficients[name] * found[name], intercept);
  return 1 / (1 + Math.exp(-sum));
};

interface Evidence {
  /** Score and features of the best passage; see `Features`. */
  closeness: number;
  keyword: number;
  sentence: number;
  phrased: number;
  absent: number;
  absentNumber: number;
  /** Average coverage of the passages from rank 6 on. */
  ofOthers: number;
  /** Score of the passage at rank 6. */
  nextScore: number;
  /** Logarithm of one more than the number of terms. */
  terms: number;
  /** Share of the terms in scripts that a dictionary cuts into words, which match by chance more often. */
  segmented: number;
  /** 1 if the best passage is Vietnamese, whose syllables match by chance more often than words. */
  syllabic: number;
}

/** From this position on passages are taken to share words with the question by chance. */
const others = 5;

const evidence = (question: string, reranked: Reranked[]): Evidence | undefined => {
  const [best] = reranked;
  if (!best) return undefined;
  const { terms } = analyseForMatch(question);
  const ofOthers = reranked.slice(others).map(({ features }) => features.coverage);
  const { keyword, sentence, phrased, absent, absentNumber } = best.features;
  return {
    closeness: best.score,
    keyword,
    sentence,
    phrased,
    absent,
    absentNumber,
    ofOthers: ofOthers.reduce((sum, coverage) => sum + coverage, 0) / Math.max(1, ofOthers.length),
    nextScore: reranked[others]?.score ?? 0,
    terms: Math.log(1 + terms.length),
    segmented: terms.filter(({ token }) => segmented.test(token)).length / Math.max(1, terms.length),
    syllabic: languageOf(best.passage.text) === "vi" ? 1 : 0,
  };
};

const segmented = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
