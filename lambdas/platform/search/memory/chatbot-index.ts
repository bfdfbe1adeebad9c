import { hash } from "../analysis/hash.ts";
import { analyseQuestion } from "../analysis.ts";
import { type Codes, emptyCodes, wordsOf } from "./codes.ts";
import { nearest } from "./nearest.ts";
import { buildPostings, rank } from "./postings.ts";
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
  const { rows, codes } = gather(stored.codes(), postings.dampings.length, dimension);
  const toRow = ({ position, score }: Ranked): ScoredRow => ({ row: rows[position]!, score });
  return {
    bytes: postings.entries.length * 6 + codes.signs.byteLength + codes.levels.byteLength + rows.length * 12,
    keyword: (question, limit) =>
      rank(
        postings,
        analyseQuestion(question).map((token) => hash(token)),
        limit,
      ).map(toRow),
    nearest: (vector, limit) => nearest(codes, vector, limit).map(toRow),
  };
};

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
