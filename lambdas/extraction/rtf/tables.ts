import type { Draft } from "../blocks/block.ts";
import { type Cell, type GridRow, gridBlocks } from "../office/grid/grid-blocks.ts";
import { type CellShape, emptyRow, type RowShape } from "./state.ts";

const maxColumns = 500;
/** Edges closer than this many twips are one column border. */
const sameEdgeTwips = 40;

/** A cell's blocks; `isBold` is false once it has text of regular weight. */
type Filled = { drafts: Draft[]; isBold: boolean };

/** Builds a table, and tables nested in its cells, from consecutive paragraphs. */
export class RichTable {
  private readonly rows: Array<{ cells: Filled[]; shape: RowShape }> = [];
  private readonly depth: number;
  private cells: Filled[] = [];
  private open: Filled = fresh();
  private inner: RichTable | undefined;

  constructor(depth = 1) {
    this.depth = depth;
  }

  /** Adds a paragraph at a nesting depth, from 1. */
  add(depth: number, drafts: Draft[], isBold: boolean): void {
    const table = this.at(depth);
    for (const draft of drafts) table.open.drafts.push(draft);
    if (drafts[0]?.text.trim() && !isBold) table.open.isBold = false;
  }

  endCell(depth: number): void {
    const table = this.at(depth);
    table.cells.push(table.open);
    table.open = fresh();
    if (table.cells.length === maxColumns) table.endRow(depth, emptyRow());
  }

  endRow(depth: number, shape: RowShape): void {
    const table = this.at(depth);
    if (isFilled(table.open)) table.endCell(depth);
    if (table.cells.length > 0) table.rows.push({ cells: table.cells, shape });
    table.cells = [];
  }

  blocks(): Draft[] {
    this.closeInner();
    this.endRow(this.depth, emptyRow());
    const columns = columnsOf(this.rows.map(({ shape }) => shape));
    return gridBlocks(this.rows.map((row) => placed(row.cells, row.shape, columns)));
  }

  private at(depth: number): RichTable {
    if (depth <= this.depth) {
      this.closeInner();
      return this;
    }
    this.inner ??= new RichTable(this.depth + 1);
    return this.inner.at(depth);
  }

  private closeInner(): void {
    const drafts = this.inner?.blocks() ?? [];
    this.inner = undefined;
    for (const draft of drafts) this.open.drafts.push(draft);
  }
}

const fresh = (): Filled => ({ drafts: [], isBold: true });

const isFilled = ({ drafts }: Filled) => drafts.some(({ text }) => text.trim());

/** Cells with their columns; a covered cell extends the span of the cell to its left. */
const placed = (filled: Filled[], shape: RowShape, columnsOf: ColumnsOf): GridRow => {
  const known = columnsOf(shape);
  const columns = known && filled.length < known.length ? known : undefined;
  const cells: Cell[] = [];
  for (const [at, cell] of filled.entries()) {
    const own = shape.cells[at];
    const column = columns?.[at] ?? at;
    const end = columns?.[at + 1] ?? column + 1;
    const previous = cells.at(-1);
    if (own?.isCovered && previous && !isFilled(cell)) previous.span = end - previous.column;
    else
      cells.push({
        ...cell,
        column,
        span: end - column,
        isContinued: own?.isContinued === true && !isFilled(cell),
      });
  }
  return { cells, isHeader: shape.isHeader };
};

/** Adds a cell to the layout of a row, up to the widest table. */
export const addCell = (shape: RowShape, cell: CellShape): void => {
  if (shape.cells.length < maxColumns) shape.cells.push(cell);
};

/** Columns of a row's cell borders, left to right; undefined if its edges are inconsistent. */
type ColumnsOf = (shape: RowShape) => number[] | undefined;

/** Columns made from the cell edges of all rows of a table. */
const columnsOf = (shapes: Iterable<RowShape>): ColumnsOf => {
  const all = new Set<number>();
  const own = new Map<RowShape, number[]>();
  for (const shape of shapes) if (shape.cells.length > 0) own.set(shape, edgesOf(shape));
  for (const edges of own.values()) for (const edge of edges) all.add(edge);
  const edges: number[] = [];
  for (const edge of [...all].sort((a, b) => a - b))
    if (edge - (edges.at(-1) ?? Number.NEGATIVE_INFINITY) > sameEdgeTwips) edges.push(edge);
  if (edges.length > maxColumns) return () => undefined;
  const known = new Map<RowShape, number[] | undefined>();
  for (const [shape, mine] of own) {
    const columns = mine.map((edge) => lastUpTo(edges, edge));
    const isRising = columns.every((column, at) => at === 0 || column > (columns[at - 1] ?? 0));
    known.set(shape, isRising ? columns : undefined);
  }
  return (shape) => known.get(shape);
};

const edgesOf = ({ left, cells }: RowShape) => [
  Math.min(left, (cells[0]?.edge ?? 0) - 1),
  ...cells.map(({ edge }) => edge),
];

/** Index of the last number in a sorted list that is at most `limit`, by binary search. */
const lastUpTo = (sorted: number[], limit: number): number => {
  let from = 0;
  let to = sorted.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) <= limit) from = middle;
    else to = middle;
  }
  return from;
};
