import type { Draft } from "../../blocks/block.ts";

/** Lines of a cell's text; rows of a small table within it are lines of their own. Notes stand after the table. */
export function cellLines(drafts: Draft[], { keepsEmpty = false } = {}): string[] {
  return drafts
    .filter(({ type }) => type !== "note")
    .map(({ text }) => text.trim())
    .filter((text) => keepsEmpty || text);
}

/** The cell in one line. */
export function cellText(drafts: Draft[]): string {
  const isNested = drafts.some(({ type }) => type === "table-row");
  return cellLines(drafts).join(isNested ? "; " : "\n");
}
