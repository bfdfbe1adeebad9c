export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const slack = 0.02;

/**
 * Things in the order one reads them: cut apart where a gap runs across, the upper part first; else where a gap
 * runs down, the left part first; what overlaps stays in the order given. Things without a place keep theirs.
 */
export function inReadingOrder<T>(all: T[], boxOf: (one: T) => Box | undefined): T[] {
  const placed = all.flatMap((one) => {
    const box = boxOf(one);
    return box ? [{ one, box }] : [];
  });
  if (placed.length < all.length) return all;
  const width = Math.max(1, ...placed.map(({ box }) => box.right)) * slack;
  return cut(placed, width, 0).map(({ one }) => one);
}

type Placed<T> = { one: T; box: Box };

function cut<T>(placed: Placed<T>[], tolerance: number, depth: number): Placed<T>[] {
  if (placed.length < 2 || depth > 50) return placed;
  const rows = split(placed, ({ box }) => [box.top, box.bottom], tolerance);
  if (rows.length > 1) return rows.flatMap((row) => cut(row, tolerance, depth + 1));
  const columns = split(placed, ({ box }) => [box.left, box.right], tolerance);
  if (columns.length > 1) return columns.flatMap((column) => cut(column, tolerance, depth + 1));
  return placed;
}

/** Groups of things whose spans overlap by more than the tolerance, in order. */
function split<T>(
  placed: Placed<T>[],
  span: (one: Placed<T>) => [number, number],
  tolerance: number,
): Placed<T>[][] {
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
}
