import type { Segment } from "../../text/segment.ts";
import { median, type Row } from "../row.ts";

export interface Column {
  left: number;
  right: number;
  segments: Segment[];
}

/** Columns between the gaps that rows leave; a cell that spans two columns, such as a group label, is ignored. */
export const columnsOf = (rows: Row[]): Column[] => {
  const most = Math.max(...rows.map(({ segments }) => segments.length));
  const telling = rows.filter(({ segments }) => segments.length >= Math.max(2, most * 0.6));
  const columns: Column[] = [];
  for (const segment of telling.flatMap((row) => row.segments).sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && segment.left < last.right + 0.1 * segment.size) {
      last.right = Math.max(last.right, segment.right);
      last.segments.push(segment);
    } else columns.push({ left: segment.left, right: segment.right, segments: [segment] });
  }
  return columns;
};

/** True for consecutive lines that fill the column. */
export const isProseColumn = ({ left, right, segments }: Column, rows: number): boolean => {
  const width = right - left || 1;
  const ems = segments.map((segment) => (segment.right - segment.left) / segment.size);
  return (
    segments.length >= Math.max(3, rows * 0.8) &&
    median(segments.map((segment) => (segment.right - segment.left) / width)) > 0.7 &&
    median(ems) > 12 &&
    median(segments.map(({ text }) => text.match(/\p{L}/gu)?.length ?? 0)) >= 18
  );
};
