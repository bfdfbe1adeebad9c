import { type CellObject, read, set_cptable, utils, type WorkSheet } from "@e965/xlsx";
import * as codePages from "@e965/xlsx/dist/cpexcel.full.mjs";
import type { Draft, Reading } from "../block.ts";
import { type Row, tableRows } from "../table-rows.ts";

const mostCells = 500_000;

set_cptable(codePages);

/** Sheets of an XLS or XLSX workbook, cells as they are shown (dates, percentages, currencies). */
export function readWorkbook(bytes: Uint8Array): Reading {
  const workbook = read(bytes, { type: "array", cellFormula: false, cellHTML: false, bookVBA: false });
  const drafts: Draft[] = [];
  const warnings: string[] = [];
  for (const [index, name] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[name];
    if (!sheet) continue;
    if (workbook.Workbook?.Sheets?.[index]?.Hidden) warnings.push(`The hidden sheet "${name}" was left out.`);
    else drafts.push(...sheetBlocks(sheet, name, warnings));
  }
  return { drafts, warnings };
}

function sheetBlocks(sheet: WorkSheet, name: string, warnings: string[]): Draft[] {
  const place = `Sheet ${name}`;
  const addresses = Object.keys(sheet).filter((key) => !key.startsWith("!"));
  if (addresses.length > mostCells)
    warnings.push(`Only the first ${mostCells} cells of sheet "${name}" were read.`);
  const cells = addresses.slice(0, mostCells).map((address) => locate(sheet, address));
  const comments = cells.flatMap(({ cell, address }) => commentBlocks(cell, address, place));
  const rows = tableRows(gridOf(cells), { place });
  if (rows.length + comments.length === 0) return [];
  return [{ type: "heading", level: 1, text: name, place }, ...rows, ...comments];
}

type Located = { address: string; row: number; column: number; cell: CellObject };

function locate(sheet: WorkSheet, address: string): Located {
  const { r: row, c: column } = utils.decode_cell(address);
  return { address, row, column, cell: sheet[address] };
}

/** Only cells that exist: a sheet may claim a million empty rows. */
function gridOf(cells: Located[]): Row[] {
  const byRow = Map.groupBy(cells, (cell) => cell.row);
  const numbers = [...byRow.keys()].sort((a, b) => a - b);
  const filled = numbers.filter((number) => byRow.get(number)?.some(({ cell }) => shown(cell)));
  return filled.map((number, index) => ({
    cells: rowCells(byRow.get(number) ?? []),
    isAfterGap: index > 0 && number - (filled[index - 1] ?? 0) > 1,
  }));
}

function rowCells(cells: Located[]): string[] {
  const row: string[] = [];
  for (const { column, cell } of cells) row[column] = shown(cell);
  return Array.from(row, (cell) => cell ?? "");
}

const shown = (cell: CellObject) => (cell.t === "z" ? "" : utils.format_cell(cell).trim());

function commentBlocks(cell: CellObject, address: string, place: string): Draft[] {
  return (cell.c ?? []).map((comment) => ({
    type: "note",
    text: `Comment on ${address}: ${comment.t ?? ""}`,
    place,
  }));
}
