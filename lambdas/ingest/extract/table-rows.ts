import type { Draft } from "./block.ts";
import { isLabelRow, isNumeric } from "./header-row.ts";

export interface Row {
  /** By column; an empty string where a cell is empty or covered by a merged one. */
  cells: string[];
  /** Marked as a heading row by the document itself. */
  isHeader?: boolean;
  /** Follows an empty row: another table may begin here. */
  isAfterGap?: boolean;
}

/**
 * Rows of a table or sheet, each cell with the label of its column. Titles above a table become headings of
 * their own, and a sheet may hold several tables below one another.
 */
export function tableRows(rows: Row[], { place }: { place?: string } = {}): Draft[] {
  const filled = rows.filter((row) => row.cells.some((cell) => cell.trim()));
  const drafts: Draft[] = [];
  let header: string[] | undefined;
  let isOpen = true;
  for (const [index, row] of filled.entries()) {
    if (row.isAfterGap) isOpen = true;
    const next = filled[index + 1];
    if (isTitle(row, next)) {
      drafts.push({ type: "heading", level: 2, text: textOf(row), place });
      isOpen = true;
    } else if (row.isHeader || (isOpen && isLabelRow(row.cells, next?.cells))) {
      header = row.cells;
      isOpen = false;
      drafts.push({ ...draftOf(row), isHeader: true, place });
    } else {
      if (row.cells.some(isNumeric)) isOpen = false;
      drafts.push({ ...draftOf(row, header), place });
    }
  }
  return drafts;
}

/** A lone short cell above a row of labels. */
function isTitle(row: Row, next: Row | undefined): boolean {
  const [only, ...others] = row.cells.filter((cell) => cell.trim());
  if (!only || others.length > 0 || only.length > 80 || isNumeric(only) || !next) return false;
  return next.cells.filter((cell) => cell.trim()).length > 1 && !next.cells.every(isNumeric);
}

function draftOf(row: Row, labels?: string[]): Draft {
  const columns = row.cells.flatMap((cell, column) => (cell.trim() ? [column] : []));
  const cells = columns.map((column) => oneLine(row.cells[column]));
  const header = labels && columns.map((column) => oneLine(labels[column]));
  return { type: "table-row", text: cells.join(" | "), cells, ...(header && { header }) };
}

const textOf = (row: Row) => oneLine(row.cells.join(" "));

const oneLine = (cell = "") => cell.replace(/\s+/g, " ").trim();
