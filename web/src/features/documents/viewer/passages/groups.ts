import type { TextBlock, TextPart } from "#shared/documents/text.ts";

export type PassageSpan = TextPart["passages"][number];

/** A block, or the part of it within one passage. */
export interface Piece {
  block: TextBlock;
  start: number;
  text: string;
  /** False if the block begins in another passage or part. */
  isBeginning: boolean;
  isWhole: boolean;
  /** The page, slide or sheet that begins with it. */
  newPlace?: string;
}

/** Neighbouring pieces of one passage, or of text outside all passages. */
export interface Group {
  passage?: PassageSpan;
  /** The passage began in an earlier part. */
  isContinued: boolean;
  pieces: [Piece, ...Piece[]];
}

/** A part of the text cut along its blocks and passages, in reading order. */
export const groupsOf = (part: TextPart): Group[] => {
  const groups: Group[] = [];
  for (const piece of piecesOf(part)) {
    const passage = part.passages.find(
      ({ start, end }) => start <= piece.start && piece.start + piece.text.length <= end,
    );
    const last = groups.at(-1);
    if (last && last.passage === passage) last.pieces.push(piece);
    else groups.push({ passage, isContinued: isContinued(groups, part, passage), pieces: [piece] });
  }
  return groups;
};

const isContinued = (groups: Group[], part: TextPart, passage?: PassageSpan): boolean =>
  passage !== undefined && (passage.start < part.start || groups.some((group) => group.passage === passage));

const piecesOf = (part: TextPart): Piece[] => {
  let last: string | undefined;
  return part.blocks.flatMap((block) => {
    const place = block.type === "running" ? runningPlace : block.place;
    const newPlace = place === last ? undefined : place;
    last = place;
    return cutBlock(part, block).map((piece, index) => (index === 0 ? { ...piece, newPlace } : piece));
  });
};

/** Moves page headers and footers, which are stored once, to the end. */
const runningPlace = "Headers and footers";

const cutBlock = (part: TextPart, block: TextBlock): Piece[] => {
  const from = Math.max(block.start, part.start);
  const to = Math.min(block.end, part.end);
  const edges = part.passages
    .flatMap(({ start, end }) => [start, end])
    .filter((edge) => edge > from && edge < to);
  const cuts = [...new Set([from, ...edges, to])].sort((a, b) => a - b);
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? to;
    const text = part.text.slice(start - part.start, end - part.start);
    if (!text.trim()) return [];
    return [{ block, start, text, isBeginning: start === block.start, isWhole: cuts.length === 2 }];
  });
};
