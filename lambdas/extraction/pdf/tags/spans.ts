import type { Glyph } from "../content/glyph.ts";
import { columnAt, type Edge, edgeOf } from "../layout/tables/continued/edges.ts";

export interface SpannedCell {
  text: string;
  glyphs: Glyph[];
}

type Extent = { left: number; right: number };

/**
 * Rows of equal width. pdf.js does not report column spans, so a cell of a shorter row is assigned the columns that
 * its text is above or below. A short label is repeated for each of its columns. `open`: columns of the table that
 * ends the page before; if the cells stand in them, they are this table's too.
 */
export const spannedRows = (rows: SpannedCell[][], open?: Edge[]): { rows: string[][]; edges: Edge[] } => {
  const widest = Math.max(...rows.map((row) => row.length));
  const own = columnsOf(rows.filter((row) => row.length === widest));
  const isWhole = (open?.length ?? 0) <= widest && own.every((column) => column !== undefined);
  const columns = open && !isWhole && open.length >= widest && standsIn(rows, open) ? open : own;
  const width = columns.length;
  const spanned = rows.map((row) => {
    if (row.length === width || columns.some((column) => !column)) return row.map(({ text }) => text);
    const cells = Array.from({ length: width }, () => "");
    const starts = startsOf(
      row,
      columns.filter((column) => column !== undefined),
    );
    for (const [index, { text }] of row.entries()) {
      const start = starts[index] ?? index;
      const end = starts[index + 1] ?? width;
      const isLabel = text.length < 40 && !/\p{Nd}/u.test(text) && row.length > 1;
      for (let column = start; column < (isLabel ? end : start + 1); column += 1) cells[column] = text;
    }
    return cells;
  });
  return { rows: spanned, edges: columns.every((column) => column !== undefined) ? columns : [] };
};

/** True if the cells stand in these columns. */
export const standsIn = (rows: Pick<SpannedCell, "glyphs">[][], open: Edge[]): boolean => {
  const extents = rows.flat().flatMap(({ glyphs }) => extentOf(glyphs) ?? []);
  const fitting = extents.filter((extent) => columnAt(open, extent) >= 0).length;
  return fitting > 0 && fitting >= extents.length * 0.8;
};

const columnsOf = (rows: SpannedCell[][]): (Edge | undefined)[] =>
  (rows[0] ?? []).map((_, column) => {
    const extents = rows.flatMap((row) => extentOf(row[column]?.glyphs ?? []) ?? []);
    return extents.length > 0 ? edgeOf(extents) : undefined;
  });

const extentOf = (glyphs: Glyph[]): Extent | undefined => {
  const inked = glyphs.filter(({ text }) => text.trim());
  if (inked.length === 0) return undefined;
  return {
    left: Math.min(...inked.map(({ x }) => x)),
    right: Math.max(...inked.map(({ x, width }) => x + width)),
  };
};

/** First column of each cell: the assignment of all columns that best aligns texts to an edge or the centre. */
const startsOf = (row: SpannedCell[], columns: Extent[]): number[] => {
  const extents = row.map(({ glyphs }) => extentOf(glyphs));
  type Way = { cost: number; starts: number[] };
  let ways = new Map<number, Way>(columns.map((_, start) => [start, { cost: 0, starts: [] }]));
  for (const [index, extent] of extents.entries()) {
    const next = new Map<number, Way>();
    const isLast = index === extents.length - 1;
    for (const [start, way] of ways)
      for (let end = isLast ? columns.length : start + 1; end <= columns.length; end += 1) {
        if (end <= start || columns.length - end < extents.length - index - 1) continue;
        const cost = way.cost + distance(extent, columns[start], columns[end - 1]);
        if (cost < (next.get(end)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(end, { cost, starts: [...way.starts, start] });
      }
    ways = next;
  }
  return ways.get(columns.length)?.starts ?? [];
};

const distance = (text: Extent | undefined, first: Extent | undefined, last: Extent | undefined): number => {
  if (!text || !first || !last) return first === last ? 0 : 1;
  const middle = (text.left + text.right - first.left - last.right) / 2;
  const edges = [text.left - first.left, text.right - last.right, middle].map(Math.abs);
  const outside = Math.max(0, first.left - text.right) + Math.max(0, text.left - last.right);
  return Math.min(...edges) + 2 * outside + 0.01 * Math.abs(text.left - first.left);
};
