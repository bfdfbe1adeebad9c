import { isNumeric } from "../../blocks/header-row.ts";
import type { Row } from "../../blocks/table-rows.ts";

/** Cells of a sheet by row and column; empty rows and columns are missing. */
export type Grid = Map<number, Map<number, string>>;

/** Stands in a grid for a value that is left out. */
export const leftOutCell = "\u0000";

/** Tables of a sheet. Tables below one another share a list with gaps; those side by side have their own. */
export const regionsOf = (grid: Grid): Row[][] => {
  const numbers = [...grid.keys()].sort((a, b) => a - b);
  const bands: number[][] = [];
  for (const number of numbers) {
    const band = bands.at(-1);
    if (band && number - (band.at(-1) ?? 0) === 1) band.push(number);
    else bands.push([number]);
  }
  const regions: Row[][] = [];
  for (const band of bands) {
    const tables = sideBySide(band, grid).map((columns) => rowsOf(band, columns, grid));
    const [only] = tables;
    const last = regions.at(-1);
    if (tables.length > 1) regions.push(...tables, []);
    else if (only && last) last.push(...only);
    else if (only) regions.push(only);
  }
  return regions.filter((region) => region.length > 0);
};

const rowsOf = (band: number[], { from, to }: Columns, grid: Grid): Row[] =>
  band.map((number, index) => {
    const cells: string[] = [];
    let isIncomplete = false;
    for (const [column, text] of grid.get(number) ?? [])
      if (column < from || column > to) continue;
      else if (text === leftOutCell) isIncomplete = true;
      else cells[column] = text;
    const row = { cells: Array.from(cells, (cell) => cell ?? ""), isAfterGap: index === 0 };
    return isIncomplete ? { ...row, isIncomplete } : row;
  });

type Columns = { from: number; to: number };

/** Column ranges between empty columns, if each range is a table whose first column has names. */
const sideBySide = (band: number[], grid: Grid): Columns[] => {
  const used = [...new Set(band.flatMap((number) => [...(grid.get(number)?.keys() ?? [])]))].sort(
    (a, b) => a - b,
  );
  const spans: Columns[] = [];
  for (const column of used) {
    const span = spans.at(-1);
    if (span && column - span.to === 1) span.to = column;
    else spans.push({ from: column, to: column });
  }
  const whole = [{ from: used[0] ?? 0, to: used.at(-1) ?? 0 }];
  const isTable = ({ from, to }: Columns) => to > from && startsWithNames(band, from, to, grid);
  return band.length > 2 && spans.length > 1 && spans.every(isTable) ? spans : whole;
};

const startsWithNames = (band: number[], from: number, to: number, grid: Grid): boolean => {
  const rows = band.map((number) => grid.get(number));
  const names = rows.map((row) => row?.get(from) ?? "").filter(Boolean);
  const widest = rows.some(
    (row) => [...(row?.keys() ?? [])].filter((at) => at >= from && at <= to).length > 1,
  );
  return widest && names.length > rows.length / 2 && names.filter(isNumeric).length < names.length / 2;
};
