import type { OfficeContentNode } from "officeparser";
import type { Row } from "../table-rows.ts";
import { inlineText, isBold } from "./inline-text.ts";

const widest = 1000;

/** Tables that only arrange a page: a single column or row, or cells that hold headings or tables. */
export function isLayout(rows: OfficeContentNode[]): boolean {
  if (rows.length < 2 || rows.every((row) => (row.children?.length ?? 0) < 2)) return true;
  return rows.some((row) => row.children?.some((cell) => cell.children?.some(isSection)));
}

const isSection = (node: OfficeContentNode) =>
  node.type === "heading" || (node.type === "table" && !isLayout(node.children ?? []));

/** Cells at their columns; a label that spans several columns stands over each of them. */
export const gridOf = (rows: OfficeContentNode[]): Row[] =>
  rows.map((row, index) => {
    const cells = row.children ?? [];
    const isHeader =
      cells.length > 1 && cells.every((cell) => isHeaderCell(cell) || (index === 0 && isBold(cell)));
    return { cells: rowCells(cells, isHeader), isHeader };
  });

function rowCells(cells: OfficeContentNode[], isHeader: boolean): string[] {
  const row: string[] = [];
  for (const cell of cells) {
    if (cell.type !== "cell") continue;
    const column = cell.metadata?.col ?? row.length;
    const span = isHeader ? Math.min(cell.metadata?.colSpan ?? 1, widest) : 1;
    for (let index = 0; index < span; index += 1) row[column + index] = inlineText(cell).trim();
  }
  return Array.from(row, (cell) => cell ?? "");
}

const isHeaderCell = (cell: OfficeContentNode) => cell.type === "cell" && cell.metadata?.style === "header";
