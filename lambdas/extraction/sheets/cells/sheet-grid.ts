import type { Range } from "@e965/xlsx";
import { type Grid, leftOutCell } from "./regions.ts";

const maxRepeatedLength = 120;
const maxRepeated = 2000;
const rowsLookedAt = 10;

export const put = (grid: Grid, row: number, column: number, text: string): void => {
  const cells = grid.get(row) ?? new Map<number, string>();
  grid.set(row, cells.set(column, text));
};

/** Repeats a short merged cell in each field it covers, unless it is a title. */
export const repeatMerged = (grid: Grid, merges: Range[]): Grid => {
  for (const { s: from, e: to } of merges) {
    const text = grid.get(from.r)?.get(from.c);
    const isLarge = (to.r - from.r + 1) * (to.c - from.c + 1) > maxRepeated;
    if (
      !text ||
      text === leftOutCell ||
      isLarge ||
      text.length > maxRepeatedLength ||
      isAlone(grid, from, to)
    )
      continue;
    for (let row = from.r; row <= to.r; row += 1)
      for (let column = from.c; column <= to.c; column += 1)
        if ((column === from.c || hasBelow(grid, to.r, column)) && !grid.get(row)?.has(column))
          put(grid, row, column, text);
  }
  return grid;
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
