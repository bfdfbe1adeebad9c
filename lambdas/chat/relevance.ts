import { holdsExpected } from "../platform/models/builtin/expected.ts";
import { languagesFor } from "../platform/search/analysis/languages.ts";
import { type Asked, readQuestion } from "../platform/search/analysis/reading/asked.ts";
import {
  type Reading,
  readPassage,
  type SentenceReading,
} from "../platform/search/analysis/reading/reading.ts";
import { bm25, scorePairs, scoreSentence } from "../platform/search/analysis/reading/score.ts";
import { weigh } from "../platform/search/analysis/reading/weights.ts";
import { titledText } from "../platform/search/analysis/titled-text.ts";
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

/**
 * How much each sign counts beside a passage's BM25, learnt on the questions of `test/bench/retrieval.ts` (listwise
 * logistic regression, each half of the titles tried on the other).
 */
const weightOf = {
  /** BM25 of its best sentence alone. */
  sentence: 0.38,
  /** The question's neighbouring words that stand together in it. */
  pairs: 0.5,
  /** The part of the question's words, small ones too, that it has in the very same form. */
  sameForm: 0.54,
  /** What the question asks about that it holds, with telling words counted twice over. */
  telling: 0.39,
  /** What one sentence holds of it. */
  inOneSentence: 0.5,
  /** Whether it has what the question's form asks for: a number, a time, a name. */
  expected: 0.13,
};

/** Reads candidate passages closely, best first. */
export const judge = (question: string, matches: Match[]): Judged[] => {
  const asked = readQuestion(question);
  const languages = languagesFor(matches.map(({ passage }) => titledText(passage)));
  const read = matches.map((match, at) => ({
    ...match,
    reading: readPassage(asked, match.passage, languages[at]),
  }));
  const weights = weigh(
    asked,
    read.map(({ reading }) => reading),
  );
  const scale = scaleOf(read, weights);
  const holds = holdsExpected(question);
  return read
    .map(({ passage, score, reading }) => ({
      passage,
      score: score * scale + closeness(asked, weights, reading, holds(passage.text)),
      ...bearingOf(asked, weights, reading),
    }))
    .sort((one, other) => other.score - one.score);
};

const closeness = (asked: Asked, weights: number[], reading: Reading, isExpected: boolean): number => {
  const { sentences, counts, forms } = reading;
  const total = sumOf(weights, (weight) => weight);
  const squares = sumOf(weights, (weight) => weight * weight) || 1;
  const telling = sumOf(weights, (weight, term) => weight * weight * Math.min(1, counts[term]!)) / squares;
  const share =
    weightOf.sameForm * (forms.size / Math.max(1, asked.forms.size)) +
    weightOf.telling * telling +
    weightOf.inOneSentence * (best(sentences, ({ hits }) => held(weights, hits)) / (total || 1)) +
    (isExpected ? weightOf.expected : 0);
  return (
    weightOf.sentence * best(sentences, (sentence) => scoreSentence(weights, sentence)) +
    weightOf.pairs * scorePairs(asked, weights, sentences) +
    total * share
  );
};

const best = <Entry>(entries: Entry[], value: (entry: Entry) => number): number =>
  entries.reduce((highest, entry) => Math.max(highest, value(entry)), 0);

/** The weight of the terms that a sentence holds. */
const held = (weights: number[], hits: SentenceReading["hits"], also: Iterable<number> = []): number => {
  const strengths = new Float32Array(weights.length);
  for (const term of also) strengths[term] = 1;
  for (const { term, strength } of hits) strengths[term] = Math.max(strengths[term]!, strength);
  return sumOf(weights, (weight, term) => weight * strengths[term]!);
};

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
  const sentence = best(reading.sentences, ({ hits }) => held(weights, hits, reading.titled));
  const pairs = scorePairs(asked, weights, reading.sentences);
  return { coverage, bearing: (coverage + (0.7 * sentence) / total + (0.3 * pairs) / total) / 2 };
};

const sumOf = <Entry>(entries: Entry[], value: (entry: Entry, at: number) => number): number =>
  entries.reduce((sum, entry, at) => sum + value(entry, at), 0);
