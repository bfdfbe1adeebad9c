import { type Range, utils } from "@e965/xlsx";
import type { LeftOut } from "../../marks/left-out.ts";
import { isIn, type SheetFacts } from "../facts.ts";
import { type Grid, leftOutCell } from "./regions.ts";

/** Rows and columns that people see, and their positions once the others are left out. */
export class VisibleParts {
  private readonly facts: SheetFacts;
  private readonly rows: number[];

  constructor(facts: SheetFacts) {
    this.facts = facts;
    this.rows = [...facts.hiddenRows].sort((a, b) => a - b);
  }

  hasRow(row: number): boolean {
    return !this.facts.hiddenRows.has(row);
  }

  hasColumn(column: number): boolean {
    return !this.facts.hiddenColumns.some(({ from, to }) => column >= from && column <= to);
  }

  has(row: number, column: number): boolean {
    return this.hasRow(row) && this.hasColumn(column);
  }

  /** Without the hidden rows and columns, so that what stands beside them is not torn apart. */
  closed(grid: Grid): Grid {
    if (this.isWhole()) return grid;
    const closed: Grid = new Map();
    for (const [row, cells] of grid) {
      if (!this.hasRow(row)) continue;
      const kept = [...cells].filter(([column]) => this.hasColumn(column));
      if (kept.length > 0)
        closed.set(this.rowAt(row), new Map(kept.map(([column, text]) => [this.columnAt(column), text])));
    }
    return closed;
  }

  /** A merged area as far as it is visible, at its position once the hidden parts are left out. */
  closedArea({ s: from, e: to }: Range): Range {
    return {
      s: { r: this.rowAt(from.r), c: this.columnAt(from.c) },
      e: { r: this.rowAt(to.r + 1) - 1, c: this.columnAt(to.c + 1) - 1 },
    };
  }

  isWhole(): boolean {
    return this.rows.length === 0 && this.facts.hiddenColumns.length === 0;
  }

  /** Number of visible rows above. */
  private rowAt(row: number): number {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.rows[middle] ?? 0) < row) low = middle + 1;
      else high = middle;
    }
    return row - low;
  }

  private columnAt(column: number): number {
    let before = 0;
    for (const { from, to } of this.facts.hiddenColumns)
      if (from < column) before += Math.min(to + 1, column) - from;
    return column - before;
  }
}

/** A merged cell keeps its text in the first field that people see. */
export const moveMerged = (grid: Grid, merges: Range[], visible: VisibleParts): void => {
  if (visible.isWhole()) return;
  for (const { s: from, e: to } of merges) {
    const text = grid.get(from.r)?.get(from.c);
    if (!text || visible.has(from.r, from.c)) continue;
    const row = firstOf(from.r, to.r, (one) => visible.hasRow(one));
    const column = firstOf(from.c, to.c, (one) => visible.hasColumn(one));
    if (row === undefined || column === undefined) continue;
    grid.get(from.r)?.delete(from.c);
    grid.set(row, (grid.get(row) ?? new Map<number, string>()).set(column, text));
  }
};

const firstOf = (from: number, to: number, isFit: (one: number) => boolean): number | undefined => {
  for (let one = from; one <= to; one += 1) if (isFit(one)) return one;
};

/** Names the hidden columns by their labels and the hidden rows by their first cells. */
export const nameHidden = (grid: Grid, facts: SheetFacts, visible: VisibleParts, leftOut: LeftOut): void => {
  if (visible.isWhole()) return;
  const columns = new Map<number, string>();
  for (const row of [...grid.keys()].sort((a, b) => a - b)) {
    const cells = [...(grid.get(row) ?? [])].sort(([a], [b]) => a - b);
    for (const [column, text] of cells)
      if (!visible.hasColumn(column) && !columns.has(column) && text !== leftOutCell)
        columns.set(column, text);
    const first = cells.find(([column, text]) => visible.hasColumn(column) && text !== leftOutCell);
    if (!first || visible.hasRow(row)) continue;
    leftOut.add(isIn(facts.filtered, row, first[0]) ? "filteredRow" : "hiddenRow", first[1]);
  }
  for (const [column, text] of [...columns].sort(([a], [b]) => a - b))
    leftOut.add("hiddenColumn", /\p{L}/u.test(text) ? text : utils.encode_col(column));
};
