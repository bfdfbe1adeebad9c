import type { Segment } from "../../text/segment.ts";
import { boundsOf, type Row } from "../row.ts";

/** Rejoins the words of justified lines that were split at wide word spaces. */
export const withoutStretch = (rows: Row[]): Row[] => {
  if (rows.length < 3) return rows;
  const { left, right } = boundsOf(rows);
  const isFull = (row: Row | undefined) => row !== undefined && row.right - row.left > 0.93 * (right - left);
  const full = rows.filter((row) => row.segments.length === 1 && isFull(row));
  if (full.length < 2) return rows;
  const joined: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const isLine = isFull(row) && isWords(row, right - left);
    const hasLine = [joined[index - 1], rows[index + 1]].some(
      (other) => isFull(other) && isClose(row, other),
    );
    joined.push(isLine && row.segments.length > 1 && hasLine ? asOne(row) : row);
  }
  return joined;
};

const isWords = ({ segments }: Row, width: number): boolean => {
  const ink = segments.reduce((sum, segment) => sum + segment.right - segment.left, 0);
  return (
    ink > 0.5 * width && segments.every(({ text, table }) => !table && /\p{L}|^[\p{P}\p{Nd}]+$/u.test(text))
  );
};

const isClose = (row: Row, other: Row | undefined): boolean => {
  if (!other) return false;
  const size = row.segments[0]?.size ?? 1;
  const isSame = Math.abs((other.segments[0]?.size ?? 0) - size) < 0.1 * size;
  return isSame && Math.max(other.top - row.bottom, row.top - other.bottom) < 0.6 * size;
};

const asOne = (row: Row): Row => {
  const [first, ...others] = row.segments;
  if (!first) return row;
  const links = row.segments.flatMap((segment) => segment.links ?? []);
  const whole: Segment = {
    ...first,
    ...boundsOf(row.segments),
    text: [first, ...others].map(({ text }) => text).join(" "),
    glyphs: row.segments.flatMap(({ glyphs }) => glyphs),
    ...(links.length > 0 && { links }),
  };
  return { ...row, segments: [whole] };
};
