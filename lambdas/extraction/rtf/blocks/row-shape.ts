/** How a row says its cells stand. */
export interface RowShape {
  /** In twentieths of a point, as are the edges. */
  left: number;
  isHeader: boolean;
  cells: CellShape[];
}

interface CellShape {
  /** Where the cell ends. */
  edge: number;
  /** Covered by the cell at its left, or continuing the one above. */
  isCovered: boolean;
  isContinued: boolean;
}

const widest = 500;
const sameEdge = 40;

export function addCell(shape: RowShape, cell: CellShape): void {
  if (shape.cells.length < widest) shape.cells.push(cell);
}

/** The columns at which the cells of a row begin and the last one ends; undefined where its edges make none. */
export type ColumnsOf = (shape: RowShape) => number[] | undefined;

/** Columns made by the edges of all rows of a table. */
export function columnsOf(shapes: Iterable<RowShape>): ColumnsOf {
  const all = new Set<number>();
  const own = new Map<RowShape, number[]>();
  for (const shape of shapes) if (shape.cells.length > 0) own.set(shape, edgesOf(shape));
  for (const edges of own.values()) for (const edge of edges) all.add(edge);
  const edges: number[] = [];
  for (const edge of [...all].sort((a, b) => a - b))
    if (edge - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > sameEdge) edges.push(edge);
  if (edges.length > widest) return () => undefined;
  const known = new Map<RowShape, number[] | undefined>();
  for (const [shape, mine] of own) {
    const columns = mine.map((edge) => lastUpTo(edges, edge));
    const isRising = columns.every((column, at) => at === 0 || column > (columns[at - 1] ?? 0));
    known.set(shape, isRising ? columns : undefined);
  }
  return (shape) => known.get(shape);
}

const edgesOf = ({ left, cells }: RowShape) => [
  Math.min(left, (cells[0]?.edge ?? 0) - 1),
  ...cells.map(({ edge }) => edge),
];

/** Where in a sorted list the last number stands that is not above the given one. */
function lastUpTo(sorted: number[], most: number): number {
  let from = 0;
  let to = sorted.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= most) from = middle;
    else to = middle;
  }
  return from;
}
