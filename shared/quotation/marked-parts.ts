import { supportingSentences } from "./supporting-sentences.ts";

export interface MarkedPart {
  /** Offset in the passage. */
  start: number;
  text: string;
  isMarked: boolean;
}

/** Splits a passage into the sentences that support one of the claims and the text around them. */
export const markedParts = (passage: string, claims: string[]): MarkedPart[] => {
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean): void => {
    if (to > end) parts.push({ start: end, text: passage.slice(end, to), isMarked });
    end = Math.max(end, to);
  };
  const sentences = claims.flatMap((claim) => supportingSentences(passage, claim));
  for (const { start, text } of sentences.sort((one, other) => one.start - other.start)) {
    add(start, false);
    add(start + text.length, true);
  }
  add(passage.length, false);
  return parts;
};
