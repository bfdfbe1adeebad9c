import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import type { Reranked } from "./rerank.ts";

/** From this answerability on a question counts as answered; at 0.3, 95 % of the answerable training questions do. */
export const leastAnswerability = 0.3;

/**
 * Coefficients of a logistic regression, fitted in 2026 to questions in four languages to chatbots of three to a
 * thousand passages that answer every second of them. `npm run bench -- retrieval` measures them on such questions.
 */
const coefficients: Record<keyof Evidence, number> = {
  closeness: 2.85,
  pairs: 2.23,
  rareCoverage: 1.73,
  inOneTitled: 3.68,
  inTwoTitled: 2.81,
  names: 0.82,
  hasNames: -1.21,
  ofOthers: -4.68,
  ofStrangers: -1.93,
  terms: 1.87,
  unspaced: -1.2,
};
const intercept = -9.58;

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
  pairs: number;
  rareCoverage: number;
  inOneTitled: number;
  inTwoTitled: number;
  names: number;
  /** 1 if the question has names or numbers. */
  hasNames: number;
  /** Average coverage of the passages from rank 6 on. */
  ofOthers: number;
  /** Highest `sameForm` of the passages from rank 10 on. */
  ofStrangers: number;
  /** Logarithm of one more than the number of terms. */
  terms: number;
  /** Share of the terms in scripts without spaces: their tokens are letters and pairs, which match by chance more often. */
  unspaced: number;
}

/** From these positions on passages are taken to share words with the question by chance. */
const others = 5;
const strangers = 9;

const evidence = (question: string, reranked: Reranked[]): Evidence | undefined => {
  const [best] = reranked;
  if (!best) return undefined;
  const { terms } = analyseForMatch(question);
  const ofOthers = reranked.slice(others).map(({ features }) => features.coverage);
  return {
    closeness: best.score,
    pairs: best.features.pairs,
    rareCoverage: best.features.rareCoverage,
    inOneTitled: best.features.inOneTitled,
    inTwoTitled: best.features.inTwoTitled,
    names: best.features.names,
    hasNames: terms.some(({ isName }) => isName) ? 1 : 0,
    ofOthers: ofOthers.reduce((sum, coverage) => sum + coverage, 0) / Math.max(1, ofOthers.length),
    ofStrangers: reranked
      .slice(strangers)
      .reduce((most, { features }) => Math.max(most, features.sameForm), 0),
    terms: Math.log(1 + terms.length),
    unspaced: terms.filter(({ token }) => unspaced.test(token)).length / Math.max(1, terms.length),
  };
};

const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
