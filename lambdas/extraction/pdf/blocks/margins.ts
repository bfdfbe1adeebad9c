import { type Row, rowsOf } from "../layout/row.ts";
import type { Segment } from "../text/segment.ts";

const margin = 0.14;

/** Separates lines at the top and bottom edges of a page if a gap divides them from the rest. */
export const withoutMargins = (
  segments: Segment[],
  pageHeight: number,
): { above: Segment[][]; body: Segment[]; below: Segment[][] } => {
  const rows = pageHeight > 0 ? rowsOf(segments) : [];
  let first = 0;
  while (
    first < Math.min(3, rows.length - 1) &&
    isApart(rows[first], rows[first + 1], (row) => row.bottom < margin * pageHeight)
  )
    first += 1;
  let last = rows.length;
  while (
    last > Math.max(first + 1, rows.length - 3) &&
    isApart(rows[last - 1], rows[last - 2], (row) => row.top > (1 - margin) * pageHeight)
  )
    last -= 1;
  const [above, below] = [rows.slice(0, first), rows.slice(last)];
  const taken = new Set([...above, ...below].flatMap((row) => row.segments));
  return {
    above: above.map((row) => row.segments),
    body: segments.filter((segment) => !taken.has(segment)),
    below: below.map((row) => row.segments),
  };
};

const isApart = (row: Row | undefined, next: Row | undefined, isInMargin: (row: Row) => boolean): boolean => {
  if (!row || !next || !isInMargin(row)) return false;
  const room = Math.max(next.top - row.bottom, row.top - next.bottom);
  return room > (row.segments[0]?.size ?? 1);
};
