import { isNumeric } from "#extraction/blocks/header-row.ts";
import type { Segment } from "../../text/segment.ts";
import { isCentred } from "../centred.ts";
import { isContents as startsWithNumbers } from "../contents.ts";
import { endsInLeader } from "../lines/entries.ts";
import type { Direction, Region } from "../region.ts";
import { median, type Row, rowsOf } from "../row.ts";
import { type Column, columnsOf, isProseColumn } from "./column.ts";
import { edgeOf, ordered } from "./continued/edges.ts";
import { withoutStretch } from "./stretched.ts";
import { tableOf } from "./table-cells.ts";

export interface FoundTable {
  above: Segment[];
  region: Region;
  below: Segment[];
}

/** The first table without rules: consecutive rows with aligned cells. */
export const tableIn = (
  segments: Segment[],
  direction: Direction,
  { isStrong = false }: { isStrong?: boolean } = {},
): FoundTable | undefined => {
  const rows = withoutStretch(rowsOf(segments));
  let from = 0;
  while (from < rows.length) {
    const to = endOf(rows, from);
    from = firstOwn(rows, from, to);
    const inside = rows.slice(from, to);
    const region =
      to > from + 1 && !isJustified(inside, rows[from - 1], rows[to])
        ? regionOf(inside, direction, isStrong)
        : undefined;
    if (region)
      return {
        above: rows.slice(0, from).flatMap((row) => row.segments),
        region,
        below: rows.slice(to).flatMap((row) => row.segments),
      };
    from = Math.max(to, from + 1);
  }
  return undefined;
};

/** End of the rows that can form a table: small line gaps, and no row crosses the gaps of the others. */
const endOf = (rows: Row[], from: number): number => {
  const first = rows[from];
  if (!first || first.segments.length < 2 || hasTable(first)) return from;
  let end = from + 1;
  let columns = columnsOf([first]);
  for (let index = from + 1; index < rows.length; index += 1) {
    const [row, before] = [rows[index], rows[index - 1]];
    if (!row || !before || hasTable(row) || row.top - before.bottom > 2.5 * sizeOf(before)) break;
    if (isNewTable(row, rows.slice(from, index), columns)) break;
    const wider = columnsOf([...rows.slice(from, end), row]);
    if (row.segments.length > 1) {
      if (wider.length < Math.max(2, columns.length - 1)) break;
      columns = wider;
      end = index + 1;
    } else if (!fits(row, columns)) break;
  }
  return extended(rows, end, columns);
};

/** True for a row that is apart from a complete table and has other cell edges. */
const isNewTable = (row: Row, rows: Row[], columns: Column[]): boolean => {
  const last = rows.at(-1);
  if (!last || rows.length < 3 || row.segments.length < 2) return false;
  if (rows.some(({ segments }) => segments.length !== columns.length)) return false;
  const room = row.top - last.bottom;
  const usual = median(rows.slice(1).map(({ top }, index) => top - (rows[index]?.bottom ?? 0)));
  if (room < sizeOf(row) || room < 1.6 * usual) return false;
  const size = sizeOf(row) / 2;
  const isAligned = (segment: Segment) =>
    columns.some(
      ({ left, right }) => Math.abs(segment.left - left) < size || Math.abs(segment.right - right) < size,
    );
  return row.segments.filter(isAligned).length <= row.segments.length / 2;
};

/** Extends the table by continuation lines of the last row's cells. */
const extended = (rows: Row[], end: number, columns: Column[]): number => {
  const [last, next] = [rows[end - 1], rows[end]];
  if (!last || !next || !fits(next, columns) || next.left < (columns[1]?.left ?? 0) - 1) return end;
  return next.top - last.bottom < 0.4 * sizeOf(last) ? extended(rows, end + 1, columns) : end;
};

const fits = (row: Row, columns: Column[]) => {
  const touched = columns.filter(({ left, right }) => row.left < right && row.right > left).length;
  const isShort = row.segments.every(({ text }) => text.length < 60);
  return touched <= 1 || (isShort && row.left <= (columns[0]?.right ?? 0));
};

/** The first row whose segments align with the columns below. */
const firstOwn = (rows: Row[], from: number, to: number): number => {
  const columns = columnsOf(rows.slice(from, to));
  const isForeign = (row: Row | undefined) =>
    row?.segments.some((segment) => {
      const touched = columns.filter(
        ({ left, right }) => segment.left < right && segment.right > left,
      ).length;
      return touched > 1 && segment.right - segment.left > 12 * segment.size;
    });
  let first = from;
  while (first < to - 2 && (isForeign(rows[first]) || rows[first]?.segments.length === 1)) first += 1;
  return first;
};

const hasTable = (row: Row) => row.segments.some(({ table }) => table);

const sizeOf = (row: Row) => row.segments[0]?.size ?? 1;

/** True for justified lines between lines of full width. */
const isJustified = (rows: Row[], above: Row | undefined, below: Row | undefined): boolean => {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return false;
  const isSame = (row: Row, other: Row | undefined) =>
    other !== undefined &&
    other.segments.length === 1 &&
    Math.abs(sizeOf(other) - sizeOf(row)) < 0.1 * sizeOf(row) &&
    Math.max(other.top - row.bottom, row.top - other.bottom) < 0.6 * sizeOf(row) &&
    Math.abs(other.left - row.left) < 1.5 * sizeOf(row) &&
    (other === below || Math.abs(other.right - row.right) < sizeOf(row));
  return (
    isSame(first, above) || (isSame(last, below) && rows.every((row) => Math.abs(row.right - last.right) < 2))
  );
};

const regionOf = (rows: Row[], direction: Direction, isStrong: boolean): Region | undefined => {
  const full = rows.filter(({ segments }) => segments.length > 1);
  const columns = columnsOf(full);
  if (columns.length < 2 || full.length < (columns.length > 2 ? 2 : 3)) return undefined;
  const cells = full.flatMap((row) => row.segments);
  if (cells.length < full.length * Math.min(columns.length, 3) * 0.6) return undefined;
  const numbers = cells.filter(({ text }) => isNumeric(text)).length;
  if (isStrong && (columns.length < 3 || full.length < 3 || numbers < cells.length * 0.3)) return undefined;
  if (cells.filter(({ text }) => endsInLeader(text)).length > full.length) return undefined;
  if (isContents(full, columns) || (columns.length === 2 && startsWithNumbers(cells)))
    return { kind: "entries", segments: rows.flatMap((row) => row.segments) };
  if (full.length < 7 && columns.every((column) => isCentred(column.segments))) return undefined;
  const prose = columns.filter((column) => isProseColumn(column, full.length)).length;
  if (prose > 1 || (prose === 1 && columns.length === 2 && !isLabels(columns[0]))) return undefined;
  if (columns.length === 2 && !isPairs(full, columns)) return undefined;
  if (full.length === 2 && !cells.some(({ text }) => isNumeric(text))) return undefined;
  return {
    kind: "table",
    rows: tableOf(rows, columns, direction),
    size: median(cells.map(({ size }) => size)),
    edges: ordered(
      columns.map(({ segments }) => edgeOf(segments)),
      direction,
    ),
  };
};

/** True for a table of contents. */
const isContents = (rows: Row[], columns: Column[]): boolean => {
  const last = columns.at(-1);
  if (!last || columns.length > 3) return false;
  const numbers = last.segments.filter(({ text }) => /^(?:\p{Nd}{1,4}|[ivxlc]+|[A-Z]-?\p{Nd}+)$/u.test(text));
  const others = columns.slice(0, -1).flatMap((column) => column.segments);
  const isWords = others.filter(({ text }) => /\p{L}{3}/u.test(text)).length >= rows.length * 0.7;
  const values = numbers.map(({ text }) => Number(text)).filter((value) => !Number.isNaN(value));
  const rises = values.slice(1).filter((value, index) => value >= (values[index] ?? 0)).length;
  return (
    isWords &&
    rows.length > 2 &&
    numbers.length === last.segments.length &&
    rises >= (values.length - 1) * 0.9
  );
};

const isLabels = (column: Column | undefined) =>
  column !== undefined && median(column.segments.map(({ text }) => text.length)) <= 30;

/** Two columns are a table if both are aligned and neither consists of whole sentences. */
const isPairs = (rows: Row[], columns: Column[]): boolean => {
  const isEven = (column: Column) => {
    const size = median(column.segments.map((segment) => segment.size));
    const edges = [column.segments.map(({ left }) => left), column.segments.map(({ right }) => right)];
    return edges.some(
      (edge) => edge.filter((at) => Math.abs(at - median(edge)) < size / 2).length >= edge.length * 0.7,
    );
  };
  return columns.every((column) => isEven(column) && column.segments.length >= rows.length * 0.6);
};
