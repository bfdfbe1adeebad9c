import { analyseForMatch } from "#platform/search/analysis/match/asked.ts";
import type { Reranked } from "./rerank.ts";

/** Where 95 % of what can be answered is answered, on average over the questions that the weights were learnt on. */
export const leastAnswerability = 0.3;

/**
 * What each sign says, learnt by logistic regression on questions in four languages to chatbots of three to a thousand
 * passages that answer every second of them; see `test/bench/refusals.ts`.
 */
const learnt: Record<keyof Evidence, number> = {
  closeness: 2.85,
  pairs: 2.23,
  telling: 1.73,
  inOneTitled: 3.68,
  inTwoTitled: 2.81,
  names: 0.82,
  hasNames: -1.21,
  ofOthers: -4.68,
  ofStrangers: -1.93,
  terms: 1.87,
  unspaced: -1.2,
};
const withoutAny = -9.58;

/**
 * How likely a chatbot's documents answer a question, 0 to 1: what its best passage holds of it, against what others
 * hold by chance. `judged` are all candidates, best first.
 */
export const answerability = (question: string, judged: Reranked[]): number => {
  const found = evidence(question, judged);
  if (!found) return 0;
  const names = Object.keys(learnt) as (keyof Evidence)[];
  const sum = names.reduce((all, name) => all + learnt[name] * found[name], withoutAny);
  return 1 / (1 + Math.exp(-sum));
};

interface Evidence {
  /** The best passage's score, and what its signs say; see `Signs`. */
  closeness: number;
  pairs: number;
  telling: number;
  inOneTitled: number;
  inTwoTitled: number;
  names: number;
  /** 1 where names or numbers are asked about. */
  hasNames: number;
  /** What passages that are not among the best hold on average. */
  ofOthers: number;
  /** The most words in the same form that one of those far down has. */
  ofStrangers: number;
  /** Logarithm of how much is asked about. */
  terms: number;
  /** The part of it in scripts without spaces: their tokens are letters and pairs, which meet by chance more often. */
  unspaced: number;
}

/** From these ranks on passages are thought to share words with the question by chance. */
const others = 5;
const strangers = 9;

const evidence = (question: string, judged: Reranked[]): Evidence | undefined => {
  const [best] = judged;
  if (!best) return undefined;
  const { terms } = analyseForMatch(question);
  const ofOthers = judged.slice(others).map(({ signs }) => signs.coverage);
  return {
    closeness: best.score,
    pairs: best.signs.pairs,
    telling: best.signs.telling,
    inOneTitled: best.signs.inOneTitled,
    inTwoTitled: best.signs.inTwoTitled,
    names: best.signs.names,
    hasNames: terms.some(({ isName }) => isName) ? 1 : 0,
    ofOthers: ofOthers.reduce((sum, coverage) => sum + coverage, 0) / Math.max(1, ofOthers.length),
    ofStrangers: judged.slice(strangers).reduce((most, { signs }) => Math.max(most, signs.sameForm), 0),
    terms: Math.log(1 + terms.length),
    unspaced: terms.filter(({ token }) => unspaced.test(token)).length / Math.max(1, terms.length),
  };
};

const unspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
