import type { Piece } from "../passages/groups.ts";

/** Pieces that are rendered together: table rows, list items, or a single block. */
export interface Run {
  kind: "table" | "list" | "single";
  pieces: [Piece, ...Piece[]];
}

export const runsOf = (pieces: Piece[]): Run[] => {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const kind = kindOf(piece);
    const last = runs.at(-1);
    if (last && last.kind === kind && kind !== "single" && !piece.newPlace) last.pieces.push(piece);
    else runs.push({ kind, pieces: [piece] });
  }
  return runs;
};

const kindOf = ({ block, isWhole }: Piece): Run["kind"] => {
  if (block.type === "table-row" && isWhole && block.cells) return "table";
  return block.type === "list-item" ? "list" : "single";
};
