import type { Segment } from "../text/segment.ts";
import { endsInLeader } from "./lines/entries.ts";
import { median, rowsOf } from "./row.ts";

/** True for a column of an index or a table of contents, whose page numbers stand behind dots. */
export const isIndex = (segments: Segment[]): boolean => {
  const rows = rowsOf(segments);
  const entries = rows.filter((row) => endsInLeader(row.segments.map(({ text }) => text).join(" ")));
  return entries.length > 2 && entries.length >= rows.length * 0.5;
};

/** True for a table of contents whose entries start with rising page numbers. */
export const isContents = (segments: Segment[]): boolean => {
  const rows = rowsOf(segments);
  const starts = rows.flatMap(({ segments: [first, second] }) => {
    const number = /^(\p{Nd}{1,4})(?:\s|$)/u.exec(first?.text ?? "")?.[1];
    const title = number === first?.text ? second?.text : first?.text;
    return first && number && /\p{L}{3}/u.test(title ?? "") ? [{ number: Number(number), first }] : [];
  });
  if (starts.length < 3 || starts.length < rows.length * 0.4) return false;
  const edges = starts.map(
    ({ first }) => first.right - (first.text.length > 4 ? first.right - first.left : 0),
  );
  const isEven = edges.filter(
    (edge) => Math.abs(edge - median(edges)) < 2 * (starts[0]?.first.size ?? 1),
  ).length;
  const rising = starts.slice(1).filter(({ number }, index) => number > (starts[index]?.number ?? 0)).length;
  return rising >= (starts.length - 1) * 0.8 && isEven >= starts.length * 0.6;
};
