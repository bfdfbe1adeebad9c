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
const together = (better: FoundPassage, other: FoundPassage): FoundPassage => {
  const isAhead = better.passage.ordinal < other.passage.ordinal;
  const [first, second] = isAhead ? [better, other] : [other, better];
  const behind = first.passage.text.length + gap.length;
  return {
    ...better,
    passage: { ...better.passage, ...joined(first.passage, second.passage) },
    joined: [...partsOf(first), ...partsOf(second).map((part) => ({ ...part, at: part.at + behind }))],
    similarity: Math.min(1, better.similarity + other.similarity),
  };
};

const partsOf = ({ passage: { id, ordinal }, joined }: FoundPassage): NonNullable<FoundPassage["joined"]> =>
  joined ?? [{ at: 0, id, ordinal }];

const areNeighbours = (one: Passage, other: Passage): boolean => follows(one, other) || follows(other, one);

const follows = (one: Passage, other: Passage): boolean =>
  one.documentId === other.documentId &&
  other.ordinal === one.ordinal + 1 &&
  one.titlePath.join("\n") === other.titlePath.join("\n");

const gap = "\n\n";

/** Text, span and pages of two neighbouring passages together. */
const joined = (first: Passage, second: Passage): Partial<Passage> => {
  const behind = first.text.length + gap.length;
  const last = first.pageBreaks?.at(-1)?.place ?? first.place;
  const pageBreaks = [
    ...(first.pageBreaks ?? []),
    ...(second.place && second.place !== last ? [{ at: behind, place: second.place }] : []),
    ...(second.pageBreaks ?? []).map((pageBreak) => ({ ...pageBreak, at: pageBreak.at + behind })),
  ];
  return {
    text: `${first.text}${gap}${second.text}`,
    start: first.start,
    end: second.end,
    ...(first.place && { place: first.place }),
    ...(pageBreaks.length > 0 && { pageBreaks }),
  };
};
