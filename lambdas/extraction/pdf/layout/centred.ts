import type { Segment } from "../text/segment.ts";
import { median, rowsOf } from "./row.ts";

/** True for lines of words centred on one axis, such as author names on a title page. */
export const isCentred = (segments: Segment[]): boolean => {
  const rows = rowsOf(segments);
  if (rows.length < 2 || rows.some(({ segments: own }) => own.length > 1)) return false;
  const spread = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers);
  const size = median(segments.map((segment) => segment.size));
  const isText = segments.every(({ text }) => /\p{L}{2}/u.test(text));
  const isEven = spread(rows.map(({ left, right }) => (left + right) / 2)) < size;
  return isText && isEven && spread(rows.map(({ left }) => left)) > 0.7 * size;
};
