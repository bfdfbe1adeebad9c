import { type CellObject, type Range, utils, type WorkSheet } from "@e965/xlsx";
import { withLinks } from "../office/links.ts";
import type { Grid } from "./regions.ts";
import { richText } from "./rich-text.ts";

const maxRepeatedLength = 120;
const maxRepeated = 2000;
const rowsLookedAt = 10;

export type Located = { address: string; row: number; column: number; cell: CellObject };

/** Existing cells only, because a sheet may declare a million empty rows. */
export const cellsOf = (sheet: WorkSheet, most: number): { cells: Located[]; isWhole: boolean } => {
  const addresses = Object.keys(sheet).filter((key) => !key.startsWith("!"));
  const cells = addresses.slice(0, most).map((address) => {
    const { r: row, c: column } = utils.decode_cell(address);
    return { address, row, column, cell: sheet[address] };
  });
  return { cells, isWhole: addresses.length <= most };
};

/** Displayed text of cells. A short merged cell is repeated in each field it covers, unless it is a title. */
export const gridOf = (cells: Located[], merges: Range[]): Grid => {
  const grid: Grid = new Map();
  for (const { row, column, cell } of cells) {
    const text = shown(cell);
    if (text) put(grid, row, column, text);
  }
  for (const { s: from, e: to } of merges) {
    const text = grid.get(from.r)?.get(from.c);
    const isLarge = (to.r - from.r + 1) * (to.c - from.c + 1) > maxRepeated;
    if (!text || isLarge || text.length > maxRepeatedLength || isAlone(grid, from, to)) continue;
    for (let row = from.r; row <= to.r; row += 1)
      for (let column = from.c; column <= to.c; column += 1)
        if ((column === from.c || hasBelow(grid, to.r, column)) && !grid.get(row)?.has(column))
          put(grid, row, column, text);
  }
  return grid;
};

const put = (grid: Grid, row: number, column: number, text: string): void => {
  const cells = grid.get(row) ?? new Map<number, string>();
  grid.set(row, cells.set(column, text));
};

/** True if the merged cell's rows have no other cells. */
const isAlone = (grid: Grid, from: Range["s"], to: Range["e"]) => {
  for (let row = from.r; row <= to.r; row += 1)
    for (const column of grid.get(row)?.keys() ?? []) if (column < from.c || column > to.c) return false;
  return true;
};

const hasBelow = (grid: Grid, row: number, column: number): boolean => {
  for (let below = row + 1; below <= row + rowsLookedAt; below += 1)
    if (grid.get(below)?.has(column)) return true;
  return false;
};

const shown = (cell: CellObject): string => {
  if (cell.t === "z") return "";
  const text = (richText(cell) ?? utils.format_cell(cell)).trim();
  return cell.l?.Target ? withLinks(text, [cell.l.Target]) : text;
};
