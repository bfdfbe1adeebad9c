import type { Segment } from "../text/segment.ts";

/** Segments on one baseline, from left to right. */
export interface Row {
  segments: Segment[];
  baseline: number;
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Rows from top to bottom. */
export const rowsOf = (segments: Segment[]): Row[] => {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    if (last && first && isLevel(first, segment)) last.push(segment);
    else rows.push([segment]);
  }
  return rows.map(rowOf);
};

export const rowOf = (segments: Segment[]): Row => {
  const sorted = segments.toSorted((a, b) => a.left - b.left);
  return {
    segments: sorted,
    baseline: sorted[0]?.baseline ?? 0,
    ...boundsOf(sorted),
  };
};

const isLevel = (a: Segment, b: Segment) =>
  Math.abs(a.baseline - b.baseline) < 0.3 * Math.min(a.size, b.size);

export interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const boundsOf = (boxes: Bounds[]): Bounds => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
