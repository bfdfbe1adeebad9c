import type { Draft } from "../../blocks/block.ts";
import { isNumeric } from "../../blocks/header-row.ts";
import { type Row, tableRows } from "../../blocks/table-rows.ts";
import { cellLines, cellText } from "./cell-text.ts";
import { rowsInCells } from "./rows-in-cells.ts";

const maxRepeatedLength = 120;

/** A cell of a table with its position and content. */
export interface Cell {
  column: number;
  /** Number of columns. */
  span: number;
  drafts: Draft[];
  /** Merged with the cell above. */
  isContinued: boolean;
  isBold: boolean;
}

export type GridRow = { cells: Cell[]; isHeader: boolean };

/** Blocks of a table: rows with their labels, or the cells' own blocks if the table is only for layout. */
export const gridBlocks = (rows: GridRow[]): Draft[] => {
  if (isLayout(rows)) return rows.flatMap(({ cells }) => cells.flatMap(({ drafts }) => drafts));
  const after = rows.flatMap(({ cells }) =>
    cells.flatMap(({ drafts }) => drafts.filter(({ type }) => type === "note")),
  );
  return [...tableRows(gridOf(rows), { hasTitles: false }), ...after];
};

/** True for a single column, one row of several paragraphs, or cells with sections or tables. */
const isLayout = (rows: GridRow[]): boolean => {
  if (rows.every(({ cells }) => cells.length < 2)) return true;
  const cells = rows.flatMap((row) => row.cells);
  if (rows.length === 1)
    return cells.some(({ drafts }) => cellLines(drafts).length > 1) && !rowsInCells(linesOf(cells));
  const isSection = ({ drafts }: Cell) =>
    drafts.filter(({ type }) => type === "table-row").length > 3 ||
    (drafts.some(({ type }) => type === "heading") && cellText(drafts).length > 400);
  return cells.some(isSection);
};

const linesOf = (cells: Cell[]) => cells.map(({ drafts }) => cellLines(drafts, { keepsEmpty: true }));

const gridOf = (rows: GridRow[]): Row[] => {
  const above: string[] = [];
  const labels = labelRows(rows);
  return rows.flatMap(({ cells }, index) => {
    const isHeader = index < labels;
    const parts = isHeader ? undefined : rowsInCells(linesOf(cells));
    if (parts) return parts.map((texts) => ({ cells: placed(cells, (_, at) => texts[at] ?? "") }));
    const shown = (cell: Cell) => {
      if (!cell.isContinued) above[cell.column] = cellText(cell.drafts);
      const text = above[cell.column] ?? "";
      return cell.isContinued && text.length > maxRepeatedLength ? "" : text;
    };
    return [{ cells: placed(cells, shown, { spreads: isHeader }), isHeader }];
  });
};

/** Number of label rows at the top. Some authors mark every row as a header. */
const labelRows = (rows: GridRow[]): number => {
  const marked = rows.findIndex((row) => !row.isHeader);
  const [first, second] = rows;
  if (marked > 0 && marked <= Math.max(1, rows.length / 2)) return marked;
  if (!first || first.cells.length < 2) return 0;
  if (marked === 0 && !first.cells.every(({ isBold }) => isBold) && !hasEmptyCorner(rows)) return 0;
  return first.cells.some(({ span }) => span > 1) && second && isSubheading(second) ? 2 : 1;
};

/** True if the cell above the row labels is empty. */
const hasEmptyCorner = ([first, ...others]: GridRow[]): boolean => {
  const [corner, ...labels] = (first?.cells ?? []).map(({ drafts }) => cellText(drafts).trim());
  if (corner !== "" || others.length === 0 || !labels.every((label) => label && label.length < 60))
    return false;
  return others.every(
    ({ cells: [name] }) => name && (name.isContinued || cellText(name.drafts).trim() !== ""),
  );
};

/** True for a row of words that can be the labels below spanning labels. */
const isSubheading = ({ cells }: GridRow) =>
  cells.length > 2 &&
  cells.every(({ drafts }) => !isNumeric(cellText(drafts)) && cellText(drafts).length < 40) &&
  cells.filter(({ drafts }) => cellText(drafts)).length > 1;

/** Texts by column. With `spreads`, a spanning text is repeated in each of its columns. */
const placed = (
  cells: Cell[],
  text: (cell: Cell, at: number) => string,
  { spreads = false } = {},
): string[] => {
  const row: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const shown = text(cell, at);
    for (let index = 0; index < cell.span; index += 1)
      row[cell.column + index] = index === 0 || spreads ? shown : "";
  }
  return Array.from(row, (cell) => cell ?? "");
};
