import { withoutQuantities } from "#platform/questions/contradiction/without-quantities.ts";
import { analyseForMatch } from "#platform/search/analysis/match/analyse-for-match.ts";
import { answerability } from "./answerability.ts";
import { type Candidate, type Reranked, rerank } from "./rerank.ts";

export interface CloseReading {
  /** Best first. */
  reranked: Reranked[];
  /** The estimated probability that one of them answers the question, 0 to 1. */
  likelihood: number;
}

/** Other words that make a question without its quantities. */
const leastTerms = 2;

/**
 * Reranks candidates for a question and estimates whether they answer it. A quantity counts only where it helps: a text
 * about 10 items answers whether 12 may be borrowed.
 */
export const readClosely = (question: string, candidates: Candidate[]): CloseReading => {
  const whole = read(question, candidates);
  const plain = withoutQuantities(question);
  if (!plain || analyseForMatch(plain).terms.length < leastTerms) return whole;
  const other = read(plain, candidates);
  return other.likelihood > whole.likelihood ? other : whole;
};

const read = (question: string, candidates: Candidate[]): CloseReading => {
  const reranked = rerank(question, candidates);
  return { reranked, likelihood: answerability(question, reranked) };
};
