import type { Segment } from "#extraction/pdf/text/segment.ts";
import { endsInLeader } from "../../lines/entries.ts";
import type { Direction, Region } from "../../region.ts";
import { median, type Row, rowsOf } from "../../row.ts";
import { type Column, isProseColumn } from "../column.ts";
import { tableOf } from "../table-cells.ts";
import { columnAt, type Edge, edgeOf, ordered } from "./edges.ts";

/** Lines above the rows: a running header, or the title that says that the table continues. */
const mostAbove = 3;

/**
 * The rows at the top of a page that continue the table which ends the page before: their cells stand in its columns.
 * They may be too few, or leave too many columns empty, to be a table by themselves.
 */
export const continuedTable = (
  segments: Segment[],
  open: Edge[],
  direction: Direction & { marginBottom: number },
): { above: Segment[]; region: Region; below: Segment[] } | undefined => {
  const edges = ordered(open, direction);
  const rows = rowsOf(segments);
  const from = rows.slice(0, mostAbove + 1).findIndex((row) => isStart(row, edges));
  const isAbove = (row: Row) => row.segments.length === 1 || row.bottom < direction.marginBottom;
  if (from < 0 || !rows.slice(0, from).every(isAbove)) return undefined;
  const to = endOf(rows, from, edges);
  const inside = rows.slice(from, to);
  const columns = columnsIn(inside, edges);
  if (columns.filter((column) => isProseColumn(column, inside.length)).length > 1) return undefined;
  const size = median(inside.flatMap((row) => row.segments.map((segment) => segment.size)));
  const flat = (part: Row[]) => part.flatMap((row) => row.segments);
  return {
    above: flat(rows.slice(0, from)),
    region: {
      kind: "table",
      rows: tableOf(inside, columns, direction),
      size,
      edges: ordered(edgesIn(columns, edges), direction),
    },
    below: flat(rows.slice(to)),
  };
};

/** Two cells that stand in columns, or the rest of a long cell. */
const isStart = ({ segments }: Row, edges: Edge[]): boolean => {
  const found = segments.map((segment) => columnAt(edges, segment));
  const own = new Set(found.filter((column) => column >= 0)).size;
  const [first] = segments;
  if (!first || segments.some(({ table, text }) => table || endsInLeader(text))) return false;
  if (segments.length === 1) return (found[0] ?? -1) > 0 && /^\p{Ll}/u.test(first.text);
  return own >= 2 && own >= segments.length - (segments.length > 3 ? 1 : 0);
};

const endOf = (rows: Row[], from: number, edges: Edge[]): number => {
  let end = from + 1;
  for (let index = end; index < rows.length; index += 1) {
    const [row, before] = [rows[index], rows[index - 1]];
    if (!row || !before || row.top - before.bottom > 2.5 * sizeOf(before)) break;
    if (row.segments.length > 1 ? isStart(row, edges) : isLineOfCell(row, before, edges)) end = index + 1;
    else if (end < index || row.segments.length > 1) break;
  }
  return end;
};

const isLineOfCell = (row: Row, before: Row, edges: Edge[]): boolean => {
  const [only] = row.segments;
  if (!only || only.table) return false;
  const column = columnAt(edges, only);
  return column > 0 || (column === 0 && row.top - before.bottom < 0.6 * only.size);
};

const sizeOf = (row: Row) => row.segments[0]?.size ?? 1;

const columnsIn = (rows: Row[], edges: Edge[]): Column[] => {
  const columns = edges.map(({ left, right }): Column => ({ left, right, segments: [] }));
  for (const segment of rows.flatMap((row) => row.segments))
    columns[columnAt(edges, segment)]?.segments.push(segment);
  return columns;
};

const edgesIn = (columns: Column[], edges: Edge[]): Edge[] =>
  columns.map(({ segments }, index) => {
    const before = edges[index] ?? edgeOf(segments);
    if (segments.length === 0) return before;
    const own = edgeOf(segments);
    return { ...own, left: Math.min(before.left, own.left), right: Math.max(before.right, own.right) };
  });
