import type { Segment } from "../text/segment.ts";
import { guttersOf } from "./gutter.ts";
import { median, type Row, rowsOf } from "./row.ts";

/** Splits regions before a title below all columns, even if it is narrower than the columns. */
export const withTitlesBelow = (parts: Segment[][]): Segment[][] =>
  parts.flatMap((part, index) => {
    const rows = rowsOf(part);
    const usual = median(part.map(({ size }) => size));
    const at = rows.findIndex(
      ({ segments: [only, ...others] }, from) =>
        from > 2 &&
        only !== undefined &&
        others.length === 0 &&
        only.size > 1.15 * usual &&
        isTitle(only, rows, from, parts[index + 1] ?? []),
    );
    if (at < 0) return [part];
    return [rows.slice(0, at), rows.slice(at)].map((own) => own.flatMap((row) => row.segments));
  });

/** True if the text below crosses the gutter between the columns above. */
const isTitle = (title: Segment, rows: Row[], index: number, next: Segment[]): boolean => {
  const above = rows.slice(0, index).flatMap((row) => row.segments);
  if (title.top - Math.max(...above.map(({ bottom }) => bottom)) < 0.5 * title.size) return false;
  const below = [...rows.slice(index + 1, index + 6).flatMap((row) => row.segments), ...next.slice(0, 4)];
  return guttersOf(above).some(({ left, right }) =>
    below.some((segment) => segment.left < left && segment.right > right),
  );
};
