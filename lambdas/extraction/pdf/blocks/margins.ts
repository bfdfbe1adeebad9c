import { type Bounds, type Row, rowsOf } from "../layout/row.ts";
import type { Segment } from "../text/segment.ts";

const margin = 0.14;

export const bottomOfHeader = (pageHeight: number): number => margin * pageHeight;

/** True for areas that are not header or footer alone. */
export const outsideMargins =
  (pageHeight: number) =>
  ({ top, bottom }: Bounds): boolean =>
    pageHeight > 0 && bottom > margin * pageHeight && top < (1 - margin) * pageHeight;

/** Separates lines at the top (with `hasHeader`) and bottom edges of a page if a gap divides them from the rest. */
export const withoutMargins = (
  segments: Segment[],
  pageHeight: number,
  { hasHeader = true } = {},
): { above: Segment[][]; body: Segment[]; below: Segment[][] } => {
  const rows = pageHeight > 0 ? rowsOf(segments) : [];
  let first = 0;
  while (
    hasHeader &&
    first < Math.min(3, rows.length - 1) &&
    isApart(rows.slice(first, first + 4), (row) => row.bottom < margin * pageHeight)
  )
    first += 1;
  let last = rows.length;
  while (
    last > Math.max(first + 1, rows.length - 3) &&
    isApart(
      rows.slice(Math.max(0, last - 4), last).toReversed(),
      (row) => row.top > (1 - margin) * pageHeight,
    )
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

/** The rows come from the page's edge inwards. */
const isApart = ([row, next, ...inner]: (Row | undefined)[], isInMargin: (row: Row) => boolean): boolean => {
  if (!row || !next || !isInMargin(row)) return false;
  return roomBetween(row, next) > sizeOf(row) && !isRegular([row, next, ...inner]);
};

/** True for the rows of a table with wide gaps: cells below one another, all gaps alike. */
const isRegular = (rows: (Row | undefined)[]): boolean => {
  const [row, next, third] = rows;
  if (!row || !next || !third || rows.some((one) => !one || one.segments.length < 2)) return false;
  const rooms = rows.slice(1).map((one, index) => roomBetween(rows[index], one));
  const isEven = Math.max(...rooms) - Math.min(...rooms) < 0.3 * sizeOf(row);
  return isEven && row.segments.every((segment) => next.segments.some((other) => isBelow(segment, other)));
};

const isBelow = (one: Segment, other: Segment) =>
  Math.min(
    Math.abs(one.left - other.left),
    Math.abs(one.right - other.right),
    Math.abs(one.left + one.right - other.left - other.right) / 2,
  ) <
  0.3 * one.size;

const roomBetween = (one: Row | undefined, other: Row | undefined): number =>
  one && other ? Math.max(other.top - one.bottom, one.top - other.bottom) : 0;

const sizeOf = (row: Row) => row.segments[0]?.size ?? 1;
