import type { AnalysedQuestion } from "#platform/search/analysis/match/asked.ts";
import type { PassageMatch, SentenceMatch } from "#platform/search/analysis/match/match.ts";
import { bm25, scorePairs, scoreSentence } from "#platform/search/analysis/match/score.ts";

/** What speaks for a passage as the answer, most of it as a part (0 to 1) of the weight of all that is asked about. */
export interface Features {
  /** BM25 over all terms, in parts of their weight: up to 2.2. */
  keyword: number;
  /** The same of its best sentence alone. */
  sentence: number;
  /** The question's neighbouring words that stand together in it. */
  pairs: number;
  /** The part of the question's words, small ones too, that it has in the very same form. */
  sameForm: number;
  /** What it holds. */
  coverage: number;
  /** What it holds, with telling words counted twice over. */
  telling: number;
  /** What one sentence holds. */
  inOneSentence: number;
  /** What one sentence, or two that follow one another, hold together with the titles. */
  inOneTitled: number;
  inTwoTitled: number;
  /** The part of the names and numbers asked about that it holds; 0 where there are none. */
  names: number;
}

export const featuresOf = (
  asked: AnalysedQuestion,
  weights: number[],
  reading: PassageMatch,
  averageLength: number,
): Features => {
  const { counts, sentences, forms, titled } = reading;
  const total = sumOf(weights) || 1;
  const squares = weights.map((weight) => weight * weight);
  const held = weights.map((_, term) => Math.min(1, counts[term]!));
  const alone = sentences.map((sentence) => heldBy(weights, [sentence]));
  const withTitles = sentences.map((sentence) => heldBy(weights, [sentence], titled));
  const inTwo = sentences.slice(1).map((sentence, at) => heldBy(weights, [sentences[at]!, sentence], titled));
  const named = weights.map((weight, term) => (asked.terms[term]!.isName ? weight : 0));
  return {
    keyword: bm25(weights, counts, reading.length / averageLength) / total,
    sentence: highest(sentences.map((sentence) => scoreSentence(weights, sentence))) / total,
    pairs: scorePairs(asked, weights, sentences) / total,
    sameForm: forms.size / Math.max(1, asked.forms.size),
    coverage: product(weights, held) / total,
    telling: product(squares, held) / (sumOf(squares) || 1),
    inOneSentence: highest(alone) / total,
    inOneTitled: highest(withTitles) / total,
    inTwoTitled: highest(inTwo.length > 0 ? inTwo : withTitles) / total,
    names: product(named, held) / (sumOf(named) || 1),
  };
};

const heldBy = (weights: number[], sentences: SentenceMatch[], also: Iterable<number> = []): number => {
  const strengths = new Float32Array(weights.length);
  for (const term of also) strengths[term] = 1;
  for (const { hits } of sentences)
    for (const { term, strength } of hits) strengths[term] = Math.max(strengths[term]!, strength);
  return product(weights, strengths);
};

const product = (ones: number[], others: ArrayLike<number>): number =>
  ones.reduce((sum, one, at) => sum + one * others[at]!, 0);

const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

const highest = (values: number[]): number => values.reduce((most, value) => Math.max(most, value), 0);
