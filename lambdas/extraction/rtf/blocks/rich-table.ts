import type { Draft } from "../../blocks/block.ts";
import { type Cell, type GridRow, gridBlocks } from "../../office/grid/grid-blocks.ts";
import { type ColumnsOf, columnsOf, type RowShape } from "./row-shape.ts";

const widest = 500;
const noShape: RowShape = { left: 0, isHeader: false, cells: [] };

type Filled = { drafts: Draft[]; isBold: boolean };

/** Puts together the rows of a table, and of tables in its cells, as its paragraphs come. */
export class RichTable {
  private readonly rows: Array<{ cells: Filled[]; shape: RowShape }> = [];
  private readonly depth: number;
  private cells: Filled[] = [];
  private open: Filled = fresh();
  private inner: RichTable | undefined;

  constructor(depth = 1) {
    this.depth = depth;
  }

  /** The drafts of a paragraph that stands in so many tables. */
  add(depth: number, drafts: Draft[], isBold: boolean): void {
    const table = this.at(depth);
    for (const draft of drafts) table.open.drafts.push(draft);
    if (drafts[0]?.text.trim() && !isBold) table.open.isBold = false;
  }

  endCell(depth: number): void {
    const table = this.at(depth);
    table.cells.push(table.open);
    table.open = fresh();
    if (table.cells.length === widest) table.endRow(depth, noShape);
  }

  endRow(depth: number, shape: RowShape): void {
    const table = this.at(depth);
    if (isFilled(table.open)) table.endCell(depth);
    if (table.cells.length > 0) table.rows.push({ cells: table.cells, shape });
    table.cells = [];
  }

  blocks(): Draft[] {
    this.closeInner();
    this.endRow(this.depth, noShape);
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

/** Cells at their columns; a covered one widens the cell at its left. */
function placed(filled: Filled[], shape: RowShape, columnsOf: ColumnsOf): GridRow {
  const known = columnsOf(shape);
  const columns = known && filled.length < known.length ? known : undefined;
  const cells: Cell[] = [];
  for (const [at, cell] of filled.entries()) {
    const own = shape.cells[at];
    const column = columns?.[at] ?? at;
    const end = columns?.[at + 1] ?? column + 1;
    const before = cells.at(-1);
    if (own?.isCovered && before && !isFilled(cell)) before.span = end - before.column;
    else
      cells.push({
        ...cell,
        column,
        span: end - column,
        isContinued: own?.isContinued === true && !isFilled(cell),
      });
  }
  return { cells, isHeader: shape.isHeader };
}
