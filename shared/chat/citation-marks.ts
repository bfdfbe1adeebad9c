export interface CitationMark {
  /** "[1, 3]" */
  mark: string;
  /** The offset of the mark in the text. */
  index: number;
  /** The passages that it names, from 1. */
  numbers: number[];
}

/** The citation marks of an answer: `[2]`, `[1, 3]`. */
export const citationMarksIn = (text: string): CitationMark[] =>
  [...text.matchAll(/\[(\d{1,2}(?:, ?\d{1,2})*)\]/g)].map(({ index, 0: mark, 1: numbers = "" }) => ({
    mark,
    index,
    numbers: numbers.split(",").map(Number),
  }));
