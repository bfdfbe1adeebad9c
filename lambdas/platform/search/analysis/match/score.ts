import type { AnalysedQuestion } from "./analyse-for-match.ts";
import type { SentenceMatch } from "./match.ts";

const saturation = 1.2;
const lengthEffect = 0.75;
/** Words of a pair may have one word between them. */
const pairReach = 2;
const usualSentence = 25;

/** BM25 (Robertson and Zaragoza 2009) of a text with these counts of each term. */
export const bm25 = (weights: number[], counts: Float32Array, relativeLength: number): number => {
  const damping = saturation * (1 - lengthEffect + lengthEffect * relativeLength);
  return weights.reduce((sum, weight, term) => {
    const count = counts[term]!;
    return count > 0 ? sum + (weight * (saturation + 1) * count) / (count + damping) : sum;
  }, 0);
};

export const scoreSentence = (weights: number[], { hits, length }: SentenceMatch): number => {
  const counts = new Float32Array(weights.length);
  for (const { term, strength } of hits) counts[term]! += strength;
  return bm25(weights, counts, length / usualSentence);
};

/** The weight of the question's neighbouring words that stand together in one of the sentences too. */
export const scorePairs = (
  { pairs, terms }: AnalysedQuestion,
  weights: number[],
  sentences: SentenceMatch[],
): number =>
  pairs.reduce((sum, [one, other]) => {
    if (isPairOfLetters(terms[one]!.token)) return sum;
    const isHeld = sentences.some((sentence) => standsTogether(sentence, one, other));
    return isHeld ? sum + (weights[one]! + weights[other]!) / 2 : sum;
  }, 0);

const standsTogether = ({ hits }: SentenceMatch, one: number, other: number): boolean =>
  hits.some(
    ({ term, at }) =>
      term === one && hits.some((next) => next.term === other && next.at > at && next.at - at <= pairReach),
  );

/** Letters of a script without spaces come in pairs anyway. */
const isPairOfLetters = (token: string): boolean => token.length <= 2 && token.charCodeAt(0) > 0x2e7f;
