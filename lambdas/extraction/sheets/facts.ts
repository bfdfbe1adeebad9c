import type { MarkName } from "../marks/marks.ts";

/** What a file says of a cell beyond its value. */
export interface CellFacts {
  /** The number as the file writes it, if a binary number would change it. */
  figures?: string;
  /** An ISO date instead of a date number. */
  isoDate?: string;
  /** Format code; only where the workbook itself names none. */
  format?: string;
  /** The reason why people do not see the value, or should no longer. */
  mark?: MarkName;
  formula?: Formula;
}

export interface Formula {
  text: string;
  /** No program has calculated it: the stored result is missing or stands for nothing. */
  isUncalculated: boolean;
  /** An array formula, which has results in several cells. */
  isArray?: boolean;
}

/** Positions from 0; the ends are part of the area. */
export interface Area {
  fromRow: number;
  toRow: number;
  fromColumn: number;
  toColumn: number;
}

export interface SheetFacts {
  /** By address, only cells of which there is something to say. */
  cells: Map<string, CellFacts>;
  hiddenRows: Set<number>;
  hiddenColumns: Array<{ from: number; to: number }>;
  /** Areas that a filter is set for: rows hidden there were filtered. */
  filtered: Area[];
}

export const noFacts = (): SheetFacts => ({
  cells: new Map(),
  hiddenRows: new Set(),
  hiddenColumns: [],
  filtered: [],
});

export const isIn = (areas: Area[], row: number, column: number): boolean =>
  areas.some(
    ({ fromRow, toRow, fromColumn, toColumn }) =>
      row >= fromRow && row <= toRow && column >= fromColumn && column <= toColumn,
  );
