import { hash } from "../analysis/hash.ts";
import { analyseQuestion } from "../analysis.ts";
import type { Background } from "../port.ts";
import { type Codes, emptyCodes, wordsOf } from "./codes.ts";
import { background, nearest, scanOf } from "./nearest.ts";
import { buildPostings, type Ranking, rank, rankingOf } from "./postings.ts";
import type { Terms } from "./segment.ts";
import type { Ranked } from "./top.ts";

/** The stored segments of a chatbot; both iterate the same documents in the same order. */
export interface StoredSegments {
  terms(): Iterable<Terms>;
  /** With the row of each document's first passage; the others follow without gaps. */
  codes(): Iterable<Codes & { firstRow: number }>;
}

export interface ScoredRow {
  row: number;
  score: number;
}

/** A chatbot's passages in memory, identified by rows; both queries return the best first. */
export interface ChatbotIndex {
  bytes: number;
  keyword(question: string, limit: number): ScoredRow[];
  nearest(vector: Float32Array, limit: number): ScoredRow[];
  background(vector: Float32Array, limit: number): Background;
}

export const indexChatbot = (stored: StoredSegments, dimension: number): ChatbotIndex => {
  const postings = buildPostings(stored.terms);
  const { rows, codes } = gather(stored.codes(), postings.lengths.length, dimension);
  const [ranking, scan] = [rankingOf([postings]), scanOf([codes])];
  const toRow = ({ position, score }: Ranked): ScoredRow => ({ row: rows[position]!, score });
  return {
    bytes: postings.entries.length * 6 + codes.signs.byteLength + codes.levels.byteLength + rows.length * 12,
    keyword: (question, limit) => rankByWords(ranking, question, limit).map(toRow),
    nearest: (vector, limit) => nearest(scan, vector, limit).map(toRow),
    background: (vector, limit) => background(scan, vector, limit),
  };
};

/** Ranks passages by BM25 for the terms of a question, best first. */
export const rankByWords = (ranking: Ranking, question: string, limit: number): Ranked[] =>
  rank(
    ranking,
    analyseQuestion(question).map((token) => hash(token)),
    limit,
  );

const gather = (documents: ReturnType<StoredSegments["codes"]>, passages: number, dimension: number) => {
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
