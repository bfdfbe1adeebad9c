import type { Draft } from "../blocks/block.ts";
import { type Cell, type GridRow, gridBlocks } from "../office/grid/grid-blocks.ts";
import type { WordParagraph } from "./format/word-paragraphs.ts";

/** Edges closer than this many twips are one column border. */
const sameEdge = 40;

type Open = { cells: Array<{ drafts: Draft[]; isBold: boolean }>; drafts: Draft[]; isBold: boolean };
type Finished = { cells: Open["cells"]; isHeader: boolean; definition: Buffer | undefined };

/** Builds a table from consecutive paragraphs, which mark the ends of cells and rows. */
export class WordTable {
  private readonly rows: Finished[] = [];
  private open: Open = fresh();
  private inner: WordTable | undefined;
  readonly depth: number;

  constructor(depth = 1) {
    this.depth = depth;
  }

  add(paragraph: WordParagraph, drafts: Draft[]): void {
    if (paragraph.depth > this.depth) {
      this.inner ??= new WordTable(this.depth + 1);
      this.inner.add(paragraph, drafts);
      return;
    }
    this.closeInner();
    if (paragraph.endsRow) this.endRow(paragraph);
    else {
      this.open.drafts.push(...drafts);
      if (paragraph.text.trim() && !paragraph.isBold) this.open.isBold = false;
      if (paragraph.endsCell) this.endCell();
    }
  }

  blocks(): Draft[] {
    this.closeInner();
    if (this.open.drafts.some(({ text }) => text.trim())) this.endCell();
    if (this.open.cells.length > 0)
      this.rows.push({ cells: this.open.cells, isHeader: false, definition: undefined });
    return gridBlocks(placed(this.rows));
  }

  private closeInner(): void {
    if (this.inner) this.open.drafts.push(...this.inner.blocks());
    this.inner = undefined;
  }

  private endCell(): void {
    const { drafts, isBold } = this.open;
    this.open = { ...fresh(), cells: [...this.open.cells, { drafts, isBold }] };
  }

  private endRow({ isTableHeader, definition }: WordParagraph): void {
    if (this.open.cells.length > 0)
      this.rows.push({ cells: this.open.cells, isHeader: isTableHeader, definition });
    this.open = fresh();
  }
}

const fresh = (): Open => ({ cells: [], drafts: [], isBold: true });

/** Cells with their columns, which the cell edges of all rows define. */
const placed = (rows: Finished[]): GridRow[] => {
  const shapes = rows.map(({ definition }) => shapeOf(definition));
  const edges: number[] = [];
  for (const edge of shapes.flatMap((shape) => shape?.edges ?? []).sort((a, b) => a - b))
    if (edges.length === 0 || edge - (edges.at(-1) ?? 0) > sameEdge) edges.push(edge);
  const columnOf = (edge: number) =>
    Math.max(
      0,
      edges.findLastIndex((one) => one <= edge),
    );
  return rows.map(({ cells, isHeader }, index) => {
    const shape = shapes[index];
    const columns = shape && shape.edges.length > cells.length ? shape.edges.map(columnOf) : undefined;
    return {
      isHeader,
      cells: cells.flatMap((cell, at): Cell[] => {
        const merge = shape?.merges[at] ?? 0;
        if ((merge & 3) === 1) return [];
        const column = columns?.[at] ?? at;
        const end = columns?.[at + 1] ?? at + 1;
        return [{ ...cell, column, span: Math.max(1, end - column), isContinued: ((merge >> 5) & 3) === 1 }];
      }),
    };
  });
};

/** Cell edges of a row in twips (1/20 point), and merge flags of its cells. Format: [MS-DOC] 2.9.328. */
const shapeOf = (definition: Buffer | undefined): { edges: number[]; merges: number[] } | undefined => {
  const count = definition?.[0] ?? 0;
  if (!definition || count === 0 || definition.length < 1 + (count + 1) * 2) return;
  const cellsAt = 1 + (count + 1) * 2;
  return {
    edges: Array.from({ length: count + 1 }, (_, index) => definition.readInt16LE(1 + index * 2)),
    merges: Array.from({ length: count }, (_, index) => {
      const at = cellsAt + index * 20;
      return at + 2 <= definition.length ? definition.readUInt16LE(at) : 0;
    }),
  };
};
