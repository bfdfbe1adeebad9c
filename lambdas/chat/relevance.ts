import { type Asked, readQuestion } from "../platform/search/analysis/reading/asked.ts";
import { type Reading, readPassage } from "../platform/search/analysis/reading/reading.ts";
import { bm25, scorePairs, scoreSentence } from "../platform/search/analysis/reading/score.ts";
import { weigh } from "../platform/search/analysis/reading/weights.ts";
import type { Match, Passage } from "../platform/search/port.ts";

export interface Judged {
  passage: Passage;
  /** For ranking passages of one question only. */
  score: number;
  /** The part, 0 to 1, of what the question asks about that the passage holds, each word weighed by how telling it is. */
  coverage: number;
  /** Whether it bears on the question at all, 0 to 1: the coverage, by one sentence and by words that stand together too. */
  bearing: number;
}

const sentenceWeight = 0.7;
const pairWeight = 0.7;

/**
 * Reads candidate passages closely, best first: a passage's keyword score, its best sentence's own, and the
 * question's neighbouring words that stand together in it. Weights are set on the questions of `test/bench/retrieval.ts`.
 */
export const judge = (question: string, matches: Match[]): Judged[] => {
  const asked = readQuestion(question);
  const read = matches.map((match) => ({ ...match, reading: readPassage(asked, match.passage) }));
  const weights = weigh(
    asked,
    read.map(({ reading }) => reading),
  );
  const scale = scaleOf(read, weights);
  return read
    .map(({ passage, score, reading }) => ({
      passage,
      score: score * scale + closeness(asked, weights, reading),
      ...bearingOf(asked, weights, reading),
    }))
    .sort((one, other) => other.score - one.score);
};

const closeness = (asked: Asked, weights: number[], { sentences }: Reading): number =>
  sentenceWeight * Math.max(0, ...sentences.map((sentence) => scoreSentence(weights, sentence))) +
  pairWeight * scorePairs(asked, weights, sentences);

/** Adapters give BM25 in units of their own; these are brought to the unit of the scores given here. */
const scaleOf = (read: { score: number; reading: Reading }[], weights: number[]): number => {
  const average = sumOf(read, ({ reading }) => reading.length) / read.length;
  const own = sumOf(read, ({ reading }) => bm25(weights, reading.counts, reading.length / average));
  const given = sumOf(read, ({ score }) => score);
  return given > 0 ? own / given : 0;
};

const bearingOf = (asked: Asked, weights: number[], reading: Reading) => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return { coverage: 0, bearing: 0 };
  const coverage = sumOf(weights, (weight, term) => weight * Math.min(1, reading.counts[term]!)) / total;
  const sentence = Math.max(
    0,
    ...reading.sentences.map(({ hits }) => {
      const held = new Float32Array(weights.length);
      for (const term of reading.titled) held[term] = 1;
      for (const { term, strength } of hits) held[term] = Math.max(held[term]!, strength);
      return sumOf(weights, (weight, term) => weight * held[term]!);
    }),
  );
  const pairs = scorePairs(asked, weights, reading.sentences);
  return { coverage, bearing: (coverage + (0.7 * sentence) / total + (0.3 * pairs) / total) / 2 };
};

const sumOf = <Entry>(entries: Entry[], value: (entry: Entry, at: number) => number): number =>
  entries.reduce((sum, entry, at) => sum + value(entry, at), 0);
