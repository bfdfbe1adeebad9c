import type { Draft } from "../blocks/block.ts";
import { tableRows } from "../blocks/table-rows.ts";

const widest = 400;

/** Several lines with tabs, or one that ends in a tab as rows of a Word table do. */
export function isTabTable(lines: string[]): boolean {
  const tabbed = lines.filter((line) => /\S\t\s*\S/.test(line)).length;
  return tabbed > lines.length / 2 && (lines.length > 2 || lines.every((line) => line.endsWith("\t")));
}

export const tabTable = (lines: string[]): Draft[] =>
  tableRows(lines.map((line) => ({ cells: line.trimEnd().split("\t") })));

/** Rows with cells between pipes; lines that only draw the table's frame fall away. */
export function pipeTable(lines: string[]): Draft[] | undefined {
  const rows = lines.filter((line) => !/^[|+:=\-─━┼├┤┌┐└┘┬┴╔╗╚╝╠╣╦╩╬═\s]+$/.test(line));
  if (rows.length < 2 || !rows.every((line) => /[|│║].*[|│║]/.test(line))) return;
  const cells = rows.map((line) =>
    line
      .trim()
      .replace(/^[|│║]|[|│║]$/g, "")
      .split(/[|│║]/)
      .map((cell) => cell.trim()),
  );
  const isFramed = rows.length < lines.length;
  return tableRows(
    cells.map((row, index) => ({ cells: row, isHeader: isFramed && index === 0 && cells.length > 1 })),
  );
}

/** Columns that stand under one another, parted by two spaces or more in nearly all lines. */
export function columnTable(lines: string[]): Draft[] | undefined {
  const rows = lines.filter((line) => !/^[\s=\-_+]+$/.test(line));
  if (rows.length < 3 || rows.some((line) => line.length > widest)) return;
  const gapped = rows.filter((line) => /\S {2,}\S/.test(line)).length;
  if (gapped < rows.length * 0.8) return;
  const starts = columnStarts(rows);
  if (starts.length < 2) return;
  const cells = rows.map((line) => starts.map((start, index) => line.slice(start, starts[index + 1]).trim()));
  const isRagged = cells.filter((row) => row.filter(Boolean).length > 1).length < cells.length * 0.7;
  return isRagged ? undefined : tableRows(cells.map((row) => ({ cells: row })));
}

/** Where a column begins: a character in some line after two columns that are blank in all lines. */
function columnStarts(rows: string[]): number[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isBlankAt = (column: number) => rows.every((row) => (row[column] ?? " ") === " ");
  const starts: number[] = [];
  for (let column = 0; column < width; column += 1) {
    if (isBlankAt(column)) continue;
    const isAfterGap =
      column === 0 || (isBlankAt(column - 1) && (starts.length === 0 || isBlankAt(column - 2)));
    if (isAfterGap || starts.length === 0) starts.push(column);
  }
  return starts;
}
