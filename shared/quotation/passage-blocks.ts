import { type MarkedPart, markedParts } from "./marked-parts.ts";
import { tablesIn } from "./tables/tables.ts";

export interface ProseBlock {
  parts: MarkedPart[];
}

export interface TableBlock {
  /** Empty for a column without a label. */
  labels: string[];
  /** Cells by column; one without parts is empty. */
  rows: MarkedPart[][][];
}

export type PassageBlock = ProseBlock | TableBlock;

/** A passage as prose and tables, with the sentences marked that support one of the claims. */
export const passageBlocks = (passage: string, claims: string[]): PassageBlock[] => {
  const parts = markedParts(passage, claims);
  const blocks: PassageBlock[] = [];
  let from = 0;
  const addProse = (to: number): void => {
    const text = passage.slice(from, to);
    const start = from + text.length - text.trimStart().length;
    if (text.trim()) blocks.push({ parts: within(parts, start, from + text.trimEnd().length) });
  };
  for (const { start, end, labels, rows } of tablesIn(passage)) {
    addProse(start);
    from = end;
    const cells = rows.map((row) =>
      row.map((cell) => (cell ? within(parts, cell.start, cell.start + cell.text.length) : [])),
    );
    blocks.push({ labels, rows: cells });
  }
  addProse(passage.length);
  return blocks;
};

const within = (parts: MarkedPart[], from: number, to: number): MarkedPart[] =>
  parts.flatMap(({ start, text, isMarked }) => {
    const begin = Math.max(start, from);
    const cut = text.slice(begin - start, Math.max(0, to - start));
    return begin < to && cut ? { start: begin, text: cut, isMarked } : [];
  });
