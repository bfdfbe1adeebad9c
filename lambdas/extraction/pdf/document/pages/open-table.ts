import { saysContinued } from "#extraction/blocks/continued-words.ts";
import type { PageBlock, TableBlock } from "../../blocks/block.ts";

const footer = 0.85;

/** The table that ends a page, above footers, footnotes and the line that it continues. */
export const openTableOf = (blocks: PageBlock[]): TableBlock | undefined => {
  const last = blocks.findLast((block) => block.kind === "table" || !isBelow(block));
  return last?.kind === "table" && last.edges.length > 1 ? last : undefined;
};

/** True for what may stand between a table's end and the page's. */
const isBelow = (block: PageBlock): boolean =>
  block.kind === "text" &&
  (block.role === "note" ||
    block.role === "running" ||
    (block.height > footer && block.lines < 3) ||
    saysContinued(block.text));
