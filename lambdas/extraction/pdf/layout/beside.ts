import type { Segment } from "../text/segment.ts";
import { boundsOf, type Row, rowsOf } from "./row.ts";

const widestBox = 0.6;

/** Keeps a text whole that goes on below a box beside it. */
export const aroundBoxes = (
  parts: Segment[][],
  sidesOf: (part: Segment[]) => [Segment[], Segment[]],
): Segment[][] => {
  const arranged: Segment[][] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const [part = [], next = []] = parts.slice(index, index + 2);
    const sides = sidesOf(part);
    const isSplit = sides[0].length + sides[1].length === part.length;
    const found = isSplit ? aroundBox(sides, next) : undefined;
    if (found) {
      arranged.push(found.text, found.box, found.rest);
      index += 1;
    } else arranged.push(part);
  }
  return arranged.filter(({ length }) => length > 0);
};

/**
 * Lines with a narrow box beside them and the lines below it, across both: the text that goes on past the box, the box,
 * and what follows that text. Undefined if the text ends beside the box.
 */
const aroundBox = (
  [left, right]: [Segment[], Segment[]],
  below: Segment[],
): { text: Segment[]; box: Segment[]; rest: Segment[] } | undefined => {
  const [box, text] = [left, right].sort((a, b) => widthOf(a) - widthOf(b));
  if (!box?.length || !text?.length || widthOf(box) > widestBox * widthOf(text)) return undefined;
  const rows = rowsOf(below);
  const last = rowsOf(text).at(-1);
  if (!last || !rows[0] || !goesOn(last, rows[0])) return undefined;
  const end = rows.findIndex((row, index) => !goesOn(rows[index - 1] ?? last, row));
  const flat = (part: Row[]) => part.flatMap((row) => row.segments);
  const own = end < 0 ? rows : rows.slice(0, end);
  return { text: [...text, ...flat(own)], box, rest: flat(rows.slice(own.length)) };
};

const widthOf = (segments: Segment[]): number => {
  const { left, right } = boundsOf(segments);
  return right - left;
};

/** True for the next line of a text. */
const goesOn = (row: Row, next: Row): boolean => {
  const [size, other] = [row.segments[0]?.size ?? 1, next.segments[0]?.size ?? 1];
  const isSame = Math.abs(size - other) < 0.08 * size;
  return isSame && next.top - row.bottom < 0.6 * size && next.segments.length === 1;
};
