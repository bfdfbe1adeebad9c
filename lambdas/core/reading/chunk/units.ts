import type { Block, ExtractedText, Kind } from "#extraction/blocks/block.ts";
import type { PageBreak } from "#shared/documents/text.ts";
import { cut } from "./cut.ts";
import { pageBreaksOfRow, placeOfPiece } from "./page-breaks.ts";
import { isHeading, openHeading, titlePath } from "./title-path.ts";
import { widthOf } from "./width.ts";

const maxRowLength = 6000;

/** The smallest piece of a document that stays whole: a block, or some sentences of a long one. */
export interface Unit {
  text: string;
  start: number;
  end: number;
  place?: string;
  /** The further places that begin within it; `at` counts in `text`. */
  pageBreaks?: PageBreak[];
  /** Headings above it, its own included, outermost first. */
  path: string[];
  /** Separator between it and the previous unit. */
  gap: string;
  isHeading: boolean;
  isRow: boolean;
  isRunning: boolean;
  /** Says little without what comes next: the labels of a table, a short line that ends in no full stop. */
  leads: boolean;
  /** Ends in the middle of a sentence; begins in the middle of one. */
  runsOn: boolean;
  continues: boolean;
}

/** `longest`: width (see `widthOf`) above which a paragraph is cut at its sentences. */
export function unitsOf({ kind, blocks }: ExtractedText, longest: number): Unit[] {
  let headings: Block[] = [];
  let path: string[] = [];
  let previous: Block | undefined;
  return blocks.flatMap((block) => {
    const isReset = block.type === "running" || (isPlaced(kind) && block.place !== previous?.place);
    if (isReset) headings = [];
    const { closes } = block;
    if (closes !== undefined) headings = headings.filter(({ level = 1 }) => level < closes);
    if (isHeading(block)) headings = openHeading(headings, block);
    if (isReset || closes !== undefined || isHeading(block)) path = titlePath(headings);
    const gap = previous?.type === block.type && isLine(block) ? "\n" : "\n\n";
    previous = block;
    return blockUnits(block, gap, path, longest);
  });
}

/** Slides and sheets stand for themselves: what one is called says nothing about the next. */
const isPlaced = (kind: Kind) => ["ppt", "pptx", "xls", "xlsx"].includes(kind);

function blockUnits(block: Block, gap: string, path: string[], longest: number): Unit[] {
  const isProse = block.type === "paragraph";
  const isRow = block.type === "table-row";
  const labels = isRow ? labelledCells(block) : undefined;
  const whole = {
    text: labels?.join("; ") ?? block.text,
    start: block.start,
    end: block.end,
    ...(block.place && { place: block.place }),
    ...(block.pageBreaks && { pageBreaks: labels ? pageBreaksOfRow(block, labels) : block.pageBreaks }),
    path,
    gap,
    isHeading: isHeading(block),
    isRow,
    isRunning: block.type === "running",
    leads: isLead(block),
    runsOn: isProse && /[\p{L}\p{N},-]$/u.test(block.text),
    continues: isProse && /^\p{Ll}/u.test(block.text),
  };
  const width = widthOf(whole.text);
  if (width <= (whole.isRow ? maxRowLength : longest)) return [whole];
  const pieces = cut(block.text, Math.round((longest * 0.75 * whole.text.length) / width));
  const { place: _, pageBreaks: __, ...rest } = whole;
  return pieces.map((piece, index) => ({
    ...rest,
    ...placeOfPiece(block, piece),
    text: piece.text,
    start: block.start + piece.start,
    end: block.start + piece.end,
    gap: index === 0 ? gap : block.text.slice(pieces[index - 1]?.end, piece.start),
  }));
}

/** "Item: Reminder", "Cost: 1.50 euros": each value with the label of its column; undefined for a table without labels. */
function labelledCells({ cells = [], header = [] }: Block): string[] | undefined {
  if (header.length === 0) return undefined;
  return cells.map((cell, index) => (header[index] ? `${header[index]}: ${cell}` : cell));
}

function isLead(block: Block): boolean {
  if (isHeading(block)) return true;
  if (block.type === "table-row") return block.isHeader === true;
  return block.type === "paragraph" && block.text.length < 80 && !/[.!?。！？]$/.test(block.text);
}

const isLine = (block: Block) => block.type === "table-row" || block.type === "list-item";
