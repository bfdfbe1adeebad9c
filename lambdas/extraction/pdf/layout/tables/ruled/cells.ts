import type { Row as TableRow } from "#extraction/blocks/table-rows.ts";
import { type Segment, shownText } from "#extraction/pdf/text/segment.ts";
import { boundsOf, rowsOf } from "../../row.ts";
import { type Edge, edgeOf } from "../continued/edges.ts";
import { isLabelled } from "../labels.ts";
import type { Grid } from "./grid.ts";
import { mergeLabels } from "./merge-labels.ts";

/** A cell of a ruled table: the grid fields that no line divides. */
interface Cell {
  row: number;
  column: number;
  columns: number;
  segments: Segment[];
}

/** Rows of a ruled table; undefined if the rules only lay out a page. */
export const ruledTable = (grid: Grid, segments: Segment[], isRightToLeft: boolean): Segment["table"] => {
  const cells = cellsOf(grid, segments);
  const filled = cells.filter((cell) => cell.segments.length > 0);
  if (filled.length < 3 || isLayout(filled)) return undefined;
  const columns = new Set(filled.map(({ column }) => column));
  const rows = new Set(filled.map(({ row }) => row));
  if (columns.size < 2 || (rows.size < 2 && filled.every((cell) => rowsOf(cell.segments).length < 2)))
    return undefined;
  const byRow = [...Map.groupBy(filled, ({ row }) => row)].sort(([a], [b]) => a - b);
  const table = byRow.flatMap(([, own]) => rowsWithin(own, grid.xs.length - 1));
  if (table[0] && isLabelled(byRow.map(([, own]) => own.flatMap((cell) => cell.segments))))
    table[0].isHeader = true;
  const kept = table[0]?.cells.map((_, column) => table.some(({ cells: own }) => own[column]));
  const spans = filled.some(({ row, columns }) => columns > 1 && row === Math.min(...rows));
  const trimmed = mergeLabels(table, spans).map((row) => ({
    ...row,
    cells: row.cells.filter((_, column) => kept?.[column]),
  }));
  const edges = edgesOf(grid, filled).filter((_, column) => kept?.[column]);
  if (!isRightToLeft) return { rows: trimmed, edges };
  return {
    rows: trimmed.map((row) => ({ ...row, cells: row.cells.toReversed() })),
    edges: edges.toReversed(),
  };
};

/** Borders of each column, with the texts of the cells that lie in it alone. */
const edgesOf = ({ xs }: Grid, cells: Cell[]): Edge[] =>
  xs.slice(1).map((right, column) => {
    const own = cells.filter((cell) => cell.column === column && cell.columns === 1);
    const border: [number, number] = [xs[column] ?? 0, right];
    const texts = own.map(({ segments }) => boundsOf(segments));
    return edgeOf(texts.length > 0 ? texts : [{ left: border[0], right: border[1] }], border);
  });

/** True for boxes around sections of a page. */
const isLayout = (cells: Cell[]): boolean => {
  const lengths = cells.map(({ segments }) => segments.reduce((sum, { text }) => sum + text.length, 0));
  return Math.max(...lengths) > 1800 || (cells.length < 5 && Math.max(...lengths) > 600);
};

const cellsOf = ({ xs, ys, rules }: Grid, segments: Segment[]): Cell[] => {
  const standing = rules.filter(({ isVertical }) => isVertical);
  const level = rules.filter(({ isVertical }) => !isVertical);
  const [width, height] = [xs.length - 1, ys.length - 1];
  const middle = (positions: number[], index: number) =>
    ((positions[index] ?? 0) + (positions[index + 1] ?? 0)) / 2;
  const isParted = (lines: typeof rules, at: number, across: number) =>
    lines.some((line) => Math.abs(line.at - at) < 5 && line.from < across && line.to > across);
  const owner = Array.from({ length: width * height }, (_, index) => index);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const index = row * width + column;
      if (column > 0 && !isParted(standing, xs[column] ?? 0, middle(ys, row)))
        owner[index] = owner[index - 1] ?? index;
      else if (row > 0 && !isParted(level, ys[row] ?? 0, middle(xs, column)))
        owner[index] = owner[index - width] ?? index;
    }
  const cells = new Map<number, Cell>();
  for (const [at, index] of owner.entries()) {
    const row = Math.floor(index / width);
    const cell = cells.get(index) ?? { row, column: index % width, columns: 0, segments: [] };
    if (Math.floor(at / width) === row) cell.columns += 1;
    cells.set(index, cell);
  }
  for (const segment of segments) {
    const column = indexOf(xs, Math.min((segment.left + segment.right) / 2, segment.left + segment.size));
    const row = indexOf(ys, (segment.top + segment.bottom) / 2);
    cells.get(owner[row * width + column] ?? -1)?.segments.push(segment);
  }
  return [...cells.values()];
};

const indexOf = (positions: number[], at: number): number => {
  const after = positions.findIndex((position) => position > at);
  return after < 0 ? positions.length - 2 : Math.max(0, after - 1);
};

/** One row of the table, or several if rules divide columns only. */
const rowsWithin = (cells: Cell[], width: number): TableRow[] => {
  const lines = linesOf(cells);
  const depth = cells.map((cell) => rowsOf(cell.segments).length);
  const full = lines.filter((line) => line.length > 1 && line.length >= cells.length * 0.6).length;
  if (cells.length > 1 && full > 2 && full >= Math.max(...depth) * 0.8)
    return lines.map((line) => rowOf(line, width));
  return [rowOf(cells, width)];
};

/** Lines of text across the cells of a row, by baseline. */
const linesOf = (cells: Cell[]): Cell[][] => {
  const all = cells.flatMap((cell) => cell.segments.map((segment) => ({ cell, segment })));
  return rowsOf(all.map(({ segment }) => segment)).map(({ segments }) =>
    cells.flatMap((cell) => {
      const own = segments.filter((segment) => cell.segments.includes(segment));
      return own.length > 0 ? [{ ...cell, segments: own }] : [];
    }),
  );
};

/** Repeats a spanning label for each of its columns. */
const rowOf = (cells: Cell[], width: number): TableRow => {
  const texts = Array.from({ length: width }, () => "");
  const isLabels = cells.length > 1;
  for (const cell of cells) {
    const text = cellText(cell.segments);
    for (let index = 0; index < (isLabels && isShort(text) ? cell.columns : 1); index += 1)
      texts[cell.column + index] = text;
  }
  return { cells: texts };
};

const isShort = (text: string) => text.length < 40 && !/\p{Nd}/u.test(text);

export const cellText = (segments: Segment[]): string =>
  rowsOf(segments)
    .map((row) => row.segments.map(shownText).join(" "))
    .reduce(
      (text, line) =>
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) &&
        /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(line)
          ? text + line
          : `${text} ${line}`.trim(),
      "",
    );
