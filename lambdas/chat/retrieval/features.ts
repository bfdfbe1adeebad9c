import type { AnalysedQuestion } from "#platform/search/analysis/match/analyse-for-match.ts";
import type { PassageMatch, SentenceMatch } from "#platform/search/analysis/match/match.ts";
import { bm25, scorePairs, scoreSentence } from "#platform/search/analysis/match/score.ts";

/** How a passage matches a question; each a share (0 to 1) of the weight of all terms of the question unless noted. */
export interface Features {
  /** BM25 over all terms divided by their weight, up to 2.2. */
  keyword: number;
  /** The same of the best sentence alone. */
  sentence: number;
  /** Neighbouring words of the question that are neighbours in the passage. */
  pairs: number;
  /** Share of the question's words, stop words included, that the passage has in the same form. */
  sameForm: number;
  /** Share of these words that stand beside the same neighbour as in the question. */
  phrased: number;
  /** Terms that the passage has. */
  coverage: number;
  /** The same with each weight squared, which favours rare terms. */
  rareCoverage: number;
  /** Terms that one sentence has. */
  inOneSentence: number;
  /** Terms that one sentence, or two neighbouring ones, have together with the titles. */
  inOneTitled: number;
  inTwoTitled: number;
  /** Names and numbers of the question that the passage has; 0 if the question has none. */
  names: number;
  /** Terms that no candidate has. */
  absent: number;
  /** 1 if the question has a number that no candidate has, else 0. */
  absentNumber: number;
}

/** `weights` are those of the question's terms, by position; `matches` are those of all candidates. */
export const featuresOf = (
  question: AnalysedQuestion,
  weights: number[],
  matches: PassageMatch[],
): Features[] => {
  const averageLength = matches.reduce((sum, { length }) => sum + length, 0) / matches.length || 1;
  const isAbsent = question.terms.map((_, term) => matches.every(({ counts }) => !counts[term]));
  const ofAll = {
    absent: sumOf(weights.filter((_, term) => isAbsent[term])) / (sumOf(weights) || 1),
    absentNumber: question.terms.some(({ token }, term) => isAbsent[term] && /\p{N}/u.test(token)) ? 1 : 0,
  };
  return matches.map((match) => ({ ...ownFeatures(question, weights, match, averageLength), ...ofAll }));
};

/** `averageLength` is that of the candidates, in tokens. */
const ownFeatures = (
  question: AnalysedQuestion,
  weights: number[],
  match: PassageMatch,
  averageLength: number,
): Omit<Features, "absent" | "absentNumber"> => {
  const { counts, sentences, forms, phrased, titled } = match;
  const total = sumOf(weights) || 1;
  const squares = weights.map((weight) => weight * weight);
  const held = weights.map((_, term) => Math.min(1, counts[term]!));
  const alone = sentences.map((sentence) => heldBy(weights, [sentence]));
  const withTitles = sentences.map((sentence) => heldBy(weights, [sentence], titled));
  const inTwo = sentences.slice(1).map((sentence, at) => heldBy(weights, [sentences[at]!, sentence], titled));
  const named = weights.map((weight, term) => (question.terms[term]!.isName ? weight : 0));
  return {
    keyword: bm25(weights, counts, match.length / averageLength) / total,
    sentence: highest(sentences.map((sentence) => scoreSentence(weights, sentence))) / total,
    pairs: scorePairs(question, weights, sentences) / total,
    sameForm: forms.size / Math.max(1, question.forms.size),
    phrased: phrased.size / Math.max(1, question.forms.size),
    coverage: product(weights, held) / total,
    rareCoverage: product(squares, held) / (sumOf(squares) || 1),
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
