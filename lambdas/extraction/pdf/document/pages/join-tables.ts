import { saysContinued, withoutContinued } from "#extraction/blocks/continued-words.ts";
import type { Row } from "#extraction/blocks/table-rows.ts";
import type { PageBlock, TableBlock, TextBlock } from "../../blocks/block.ts";
import { continuedColumns } from "../../layout/tables/continued/edges.ts";
import { joinBrokenRow } from "./broken-row.ts";
import { withoutRepeatedLabels } from "./repeated-labels.ts";

const header = 0.12;

export interface Joining {
  placeOf: (page: number) => string;
  known: (word: string) => boolean;
}

/**
 * Tables that go on over pages. The rows of a later page get the columns of the first page and point at the table
 * that they continue; its labels are dropped if they are repeated, and a row that the page breaks is joined.
 */
export const joinTables = (blocks: PageBlock[], { placeOf, known }: Joining): PageBlock[] => {
  let open: TableBlock | undefined;
  let title: string | undefined;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "text") {
      if (open && !isBetween(block, open, title)) open = undefined;
      continue;
    }
    const columns = open && isNext(open, block) ? continuedColumns(open.edges, block.edges) : undefined;
    if (!open || !columns) {
      title = titleAbove(blocks, index);
      open = block;
      continue;
    }
    const { edges, rows } = open;
    const first = open.continues ?? open;
    const own = withoutRepeatedLabels(
      block.rows.map((row) => spread(row, columns, edges.length)),
      first.rows,
    );
    block.continues = first;
    block.rows = joinBrokenRow(rows, own, { place: placeOf(block.page), known });
    block.edges = edges.map((edge, column) => block.edges[columns.indexOf(column)] ?? edge);
    open = block.rows.length > 0 ? block : { ...block, rows };
  }
  return blocks.filter((block) => block.kind === "text" || block.rows.length > 0);
};

/** A table of the next page, or directly behind on the same one. */
const isNext = (open: TableBlock, { page }: TableBlock) => page - open.page <= 1;

/** True for a running header that only one page has, a repeated title, and words that the table continues. */
const isBetween = (
  { text, page, height, size, role }: TextBlock,
  open: TableBlock,
  title?: string,
): boolean =>
  saysContinued(text) ||
  (title !== undefined && withoutContinued(text) === title) ||
  (page > open.page && role !== "heading" && height < header && size < 0.95 * open.size && text.length < 100);

const titleAbove = (blocks: PageBlock[], index: number): string | undefined => {
  const above = blocks[index - 1];
  return above?.kind === "text" ? withoutContinued(above.text) : undefined;
};

const spread = (row: Row, columns: number[], width: number): Row => {
  const cells = Array.from({ length: width }, () => "");
  for (const [index, column] of columns.entries()) cells[column] = row.cells[index] ?? "";
  return { ...row, cells };
};
