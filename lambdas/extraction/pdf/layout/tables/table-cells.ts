import type { Row as TableRow } from "#extraction/blocks/table-rows.ts";
import { type Segment, shownText } from "../../text/segment.ts";
import type { Direction } from "../region.ts";
import { median, type Row } from "../row.ts";
import type { Column } from "./column.ts";
import { isLabelled } from "./labels.ts";

/** Rows of cells by column; continuation lines are joined to the cell above. */
export const tableOf = (rows: Row[], columns: Column[], { isRightToLeft }: Direction): TableRow[] => {
  const gaps = rows.slice(1).map((row, index) => row.baseline - (rows[index]?.baseline ?? 0));
  const leading = median(rows.flatMap(({ segments }) => segments.map(({ size }) => size))) * 1.45;
  const hasRoom = gaps.some((gap) => gap > leading * 1.15) && gaps.some((gap) => gap <= leading);
  const table: TableRow[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = cellsOf(row, columns);
    const last = table.at(-1);
    const isClose = index > 0 && (gaps[index - 1] ?? 0) <= leading;
    const filled = cells.filter(Boolean).length;
    const goesOn =
      isClose &&
      (hasRoom
        ? filled < columns.length || isWrapped(cells, last)
        : !cells[0] && filled < columns.length / 2 + 0.5);
    if (last && goesOn)
      last.cells = last.cells.map((cell, column) => [cell, cells[column]].filter(Boolean).join(" "));
    else table.push({ cells });
  }
  if (table[0] && isLabelled(rows.map(({ segments }) => segments))) table[0].isHeader = true;
  return isRightToLeft ? table.map((row) => ({ ...row, cells: row.cells.toReversed() })) : table;
};

const isWrapped = (cells: string[], last: TableRow | undefined) =>
  last !== undefined && cells.every((cell) => !cell || /^\p{Ll}/u.test(cell));

const cellsOf = (row: Row, columns: Column[]): string[] => {
  const cells = columns.map(() => "");
  for (const segment of row.segments) {
    const column = nearest(segment, columns);
    cells[column] = [cells[column], shownText(segment)].filter(Boolean).join(" ");
  }
  return cells;
};

const nearest = (segment: Segment, columns: Column[]): number => {
  const shares = columns.map(
    ({ left, right }) => Math.min(segment.right, right) - Math.max(segment.left, left),
  );
  return shares.indexOf(Math.max(...shares));
};
