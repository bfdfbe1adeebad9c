import { hash } from "../analysis/hash.ts";
import { analyseQuestion } from "../analysis.ts";
import { type Codes, emptyCodes, wordsOf } from "./codes.ts";
import { nearest, scanOf } from "./nearest.ts";
import { buildPostings, type Ranking, rank, rankingOf } from "./postings.ts";
import type { Terms } from "./segment.ts";
import type { Ranked } from "./top.ts";

/** What is stored of a chatbot's documents; both go through the same documents in the same order. */
export interface Stored {
  terms(): Iterable<Terms>;
  /** The row of each document's first passage, which those of the others follow without a gap. */
  codes(): Iterable<Codes & { firstRow: number }>;
}

export interface ScoredRow {
  row: number;
  score: number;
}

/** One chatbot's passages as its questions see them, known by their rows; both queries give the best first. */
export interface ChatbotIndex {
  bytes: number;
  keyword(question: string, limit: number): ScoredRow[];
  nearest(vector: Float32Array, limit: number): ScoredRow[];
}

export const indexChatbot = (stored: Stored, dimension: number): ChatbotIndex => {
  const postings = buildPostings(stored.terms);
  const { rows, codes } = gather(stored.codes(), postings.lengths.length, dimension);
  const [ranking, scan] = [rankingOf([postings]), scanOf([codes])];
  const toRow = ({ position, score }: Ranked): ScoredRow => ({ row: rows[position]!, score });
  return {
    bytes: postings.entries.length * 6 + codes.signs.byteLength + codes.levels.byteLength + rows.length * 12,
    keyword: (question, limit) => rankByWords(ranking, question, limit).map(toRow),
    nearest: (vector, limit) => nearest(scan, vector, limit).map(toRow),
  };
};

/** The passages that the words of a question are in, best first. */
export const rankByWords = (ranking: Ranking, question: string, limit: number): Ranked[] =>
  rank(
    ranking,
    analyseQuestion(question).map((token) => hash(token)),
    limit,
  );

const gather = (documents: ReturnType<Stored["codes"]>, passages: number, dimension: number) => {
  const rows = new Uint32Array(passages);
  const codes = emptyCodes(passages, dimension);
  let position = 0;
  for (const { firstRow, signs, levels, scales } of documents) {
    codes.signs.set(signs, position * wordsOf(dimension));
    codes.levels.set(levels, position * dimension);
    codes.scales.set(scales, position);
    for (let at = 0; at < scales.length; at++) rows[position++] = firstRow + at;
  }
  return { rows, codes };
};
