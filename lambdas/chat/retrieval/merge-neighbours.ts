import type { Passage } from "#platform/search/port.ts";
import type { FoundPassage } from "./rank.ts";

/** Joins passages that are neighbours in one section of a document, at the rank of the best of them. */
export const mergeNeighbours = (found: FoundPassage[]): FoundPassage[] => {
  const merged: FoundPassage[] = [];
  for (const next of found) {
    const at = merged.findIndex(({ passage }) => areNeighbours(passage, next.passage));
    const known = merged[at];
    if (known) merged[at] = together(known, next);
    else merged.push(next);
  }
  return merged;
};

/** The probability that one of the two answers is the sum. */
const together = (better: FoundPassage, other: FoundPassage): FoundPassage => ({
  ...better,
  passage: joined(better.passage, other.passage),
  similarity: Math.min(1, better.similarity + other.similarity),
});

const areNeighbours = (one: Passage, other: Passage): boolean => follows(one, other) || follows(other, one);

const follows = (one: Passage, other: Passage): boolean =>
  one.documentId === other.documentId &&
  other.ordinal === one.ordinal + 1 &&
  one.titlePath.join("\n") === other.titlePath.join("\n");

/** Keeps the id of the better passage; text and span are those of both. */
const joined = (better: Passage, other: Passage): Passage => {
  const [first, second] = better.ordinal < other.ordinal ? [better, other] : [other, better];
  return {
    ...better,
    text: `${first.text}\n\n${second.text}`,
    start: first.start,
    end: second.end,
    ...(first.place && { place: first.place }),
  };
};
