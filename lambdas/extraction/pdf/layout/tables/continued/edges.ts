interface Span {
  left: number;
  right: number;
}

/** Extent of a table's column, and the usual edges of the texts in it, in points. */
export interface Edge {
  left: number;
  right: number;
  textLeft: number;
  textRight: number;
  textMiddle: number;
}

/** A table without rules is as wide as its texts; a ruled one has the borders of its columns. */
export const edgeOf = (segments: Span[], border?: [number, number]): Edge => ({
  left: border?.[0] ?? Math.min(...segments.map(({ left }) => left)),
  right: border?.[1] ?? Math.max(...segments.map(({ right }) => right)),
  textLeft: median(segments.map(({ left }) => left)),
  textRight: median(segments.map(({ right }) => right)),
  textMiddle: median(segments.map(({ left, right }) => (left + right) / 2)),
});

/** In the order in which the table's cells are read. */
export const ordered = (edges: Edge[], { isRightToLeft }: { isRightToLeft: boolean }): Edge[] =>
  isRightToLeft ? edges.toReversed() : edges;

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const tolerance = 4;
const widestShift = 60;

/**
 * For each column of a table on a later page the column of the table before it that it continues; undefined if it
 * is another table. Columns without text may be missing; pages with mirrored margins shift all columns alike.
 */
export const continuedColumns = (before: Edge[], after: Edge[]): number[] | undefined => {
  if (after.length > before.length || after.length === 0) return undefined;
  const isComplete = after.length === before.length;
  const shift = (after[0]?.textLeft ?? 0) - (before[0]?.textLeft ?? 0);
  const shifts = isComplete && Math.abs(shift) < widestShift ? [0, shift] : [0];
  return shifts.map((by) => matched(before, after, by)).find((found) => found !== undefined);
};

const matched = (before: Edge[], after: Edge[], shift: number): number[] | undefined => {
  const columns: number[] = [];
  for (const edge of after) {
    const from = (columns.at(-1) ?? -1) + 1;
    const own = before.findIndex((other, index) => index >= from && isSame(other, edge, shift));
    if (own < 0) return undefined;
    columns.push(own);
  }
  return columns;
};

const isSame = (before: Edge, after: Edge, shift: number): boolean => {
  if (after.left - shift > before.right || after.right - shift < before.left) return false;
  const isNear = (one: number, other: number) => Math.abs(other - shift - one) < tolerance;
  if (isNear(before.left, after.left) && isNear(before.right, after.right)) return true;
  return (
    isNear(before.textLeft, after.textLeft) ||
    isNear(before.textRight, after.textRight) ||
    isNear(before.textMiddle, after.textMiddle)
  );
};

/** The column of a text, if it starts, ends or is centred like the texts of that column. */
export const columnAt = (edges: Edge[], { left, right }: Span): number =>
  edges.findIndex((edge, index) => {
    const [before, next] = [edges[index - 1], edges[index + 1]];
    if ((before && left < before.right - tolerance) || (next && right > next.left + tolerance)) return false;
    const middle = (left + right) / 2;
    return (
      Math.abs(left - edge.textLeft) < tolerance ||
      Math.abs(right - edge.textRight) < tolerance ||
      Math.abs(middle - edge.textMiddle) < tolerance
    );
  });
