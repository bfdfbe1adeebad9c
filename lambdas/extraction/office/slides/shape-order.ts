/** Bounding box in any unit; y grows downwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Tolerated overlap, as a share of the total width. */
const slack = 0.02;

/**
 * Sorts items into reading order by recursive XY-cut: split at horizontal gaps from top to bottom, else at vertical
 * gaps from left to right. Overlapping items keep their order. Without a box for each item nothing is sorted.
 */
export const inReadingOrder = <T>(all: T[], boxOf: (one: T) => Box | undefined): T[] => {
  const placed = all.flatMap((one) => {
    const box = boxOf(one);
    return box ? [{ one, box }] : [];
  });
  if (placed.length < all.length) return all;
  const width = Math.max(1, ...placed.map(({ box }) => box.right)) * slack;
  return cut(placed, width, 0).map(({ one }) => one);
};

type Placed<T> = { one: T; box: Box };

const cut = <T>(placed: Placed<T>[], tolerance: number, depth: number): Placed<T>[] => {
  if (placed.length < 2 || depth > 50) return placed;
  const rows = split(placed, ({ box }) => [box.top, box.bottom], tolerance);
  if (rows.length > 1) return rows.flatMap((row) => cut(row, tolerance, depth + 1));
  const columns = split(placed, ({ box }) => [box.left, box.right], tolerance);
  if (columns.length > 1) return columns.flatMap((column) => cut(column, tolerance, depth + 1));
  return placed;
};

/** Groups of items whose intervals overlap by more than the tolerance, sorted. */
const split = <T>(
  placed: Placed<T>[],
  span: (one: Placed<T>) => [number, number],
  tolerance: number,
): Placed<T>[][] => {
  const sorted = placed.toSorted((a, b) => span(a)[0] - span(b)[0]);
  const groups: Placed<T>[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of sorted) {
    const [from, to] = span(one);
    const group = groups.at(-1);
    if (group && from < end - tolerance) group.push(one);
    else groups.push([one]);
    end = Math.max(end, to);
  }
  if (groups.length < 2) return [placed];
  const order = new Map(placed.map((one, index) => [one, index]));
  return groups.map((group) => group.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)));
};
