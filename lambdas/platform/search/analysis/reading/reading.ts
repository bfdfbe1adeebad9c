import { analyse } from "../../analysis.ts";
import type { Passage } from "../../port.ts";
import type { Asked } from "./asked.ts";

/** Where a question's terms stand in a passage. */
export interface Reading {
  /** How often each term occurs in it and its titles; kindred forms count less. */
  counts: Float32Array;
  /** Tokens of its text. */
  length: number;
  sentences: SentenceReading[];
  /** Which terms its titles hold. */
  titled: Set<number>;
}

export interface SentenceReading {
  length: number;
  hits: PlacedHit[];
}

interface PlacedHit {
  term: number;
  strength: number;
  /** Position of the token in its sentence. */
  at: number;
}

const sentenceEnds = /(?<=[.!?;][)"”»]?)\s+|(?<=[。！？؟।])|\n+/;

/** Reads a passage for what a question asks. */
export const readPassage = (asked: Asked, { text, titlePath, filename }: Passage): Reading => {
  const sentences = text.split(sentenceEnds).map((sentence) => readSentence(asked, sentence));
  const titles = readSentence(asked, [filename, ...titlePath].join("\n")).hits;
  const counts = new Float32Array(asked.terms.length);
  for (const { hits } of sentences) for (const { term, strength } of hits) counts[term]! += strength;
  for (const { term, strength } of titles) counts[term]! += strength;
  return {
    counts,
    length: sentences.reduce((sum, { length }) => sum + length, 0),
    sentences: sentences.filter(({ hits }) => hits.length > 0),
    titled: new Set(titles.map(({ term }) => term)),
  };
};

export const readSentence = (asked: Asked, sentence: string): SentenceReading => {
  const tokens = analyse(sentence);
  const hits: PlacedHit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const hit = asked.match(tokens[at]!);
    if (hit) hits.push({ ...hit, at });
  }
  return { length: tokens.length, hits };
};
