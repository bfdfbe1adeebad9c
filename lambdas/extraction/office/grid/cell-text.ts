import type { Draft } from "../../blocks/block.ts";

/** Lines of a cell's text; each row of a nested table is a line. Notes are left out: they follow the table. */
export const cellLines = (drafts: Draft[], { keepsEmpty = false } = {}): string[] =>
  drafts
    .filter(({ type }) => type !== "note")
    .map(({ text }) => text.trim())
    .filter((text) => keepsEmpty || text);

/** Text of a cell; rows of a nested table are joined on one line. */
export const cellText = (drafts: Draft[]): string => {
  const isNested = drafts.some(({ type }) => type === "table-row");
  return cellLines(drafts).join(isNested ? "; " : "\n");
};
