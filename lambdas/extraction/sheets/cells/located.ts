import { type CellObject, utils, type WorkSheet } from "@e965/xlsx";
import type { SheetFacts } from "../facts.ts";

export interface Located {
  row: number;
  column: number;
  cell: CellObject;
}

type Rows = Array<Array<CellObject | undefined> | undefined>;

export const rowsIn = (sheet: WorkSheet | undefined): Rows => sheet?.["!data"] ?? [];

export const cellAt = (sheet: WorkSheet | undefined, address: string): CellObject | undefined => {
  const { r, c } = utils.decode_cell(address);
  return rowsIn(sheet)[r]?.[c];
};

/** Of a list with gaps, which may be far wider than what is in it. */
const positions = (list: unknown[]): number[] => Object.keys(list).map(Number);

/** Existing cells only, because a sheet may declare a million empty rows. */
export const cellsOf = (
  sheet: WorkSheet,
  { cells: facts }: SheetFacts,
  most: number,
): { cells: Located[]; isWhole: boolean } => {
  const cells: Located[] = [];
  const rows = rowsIn(sheet);
  for (const row of positions(rows))
    for (const column of positions(rows[row] ?? [])) {
      const cell = rows[row]?.[column];
      if (cell && cells.length <= most) cells.push({ row, column, cell });
    }
  // the library skips formulas without a result
  for (const [address, { formula }] of facts) {
    if (!formula || cellAt(sheet, address)) continue;
    const { r: row, c: column } = utils.decode_cell(address);
    cells.push({ row, column, cell: { t: "z" } });
  }
  return { cells: cells.slice(0, most), isWhole: cells.length <= most };
};
