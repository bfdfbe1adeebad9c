import type { Draft } from "../blocks/block.ts";
import { tableRows } from "../blocks/table-rows.ts";
import type { Context } from "./context.ts";
import { inlineText } from "./inline-text.ts";
import { attribute, descendants, find, has, isElement, type Node } from "./page-text.ts";
import type { Element } from "./page-tree.ts";
import { gridOf, rowsOf } from "./table-grid.ts";

type Flow = (nodes: Node[], context: Context) => Draft[];

/** Rows of a table below its caption; a table that only arranges the page is seen through. */
export function tableBlocks(table: Element, context: Context, flow: Flow): Draft[] {
  const rows = rowsOf(table);
  const captions = table.children.filter(
    (child): child is Element => isElement(child) && child.name === "caption",
  );
  const caption = captions.map(lineOf).filter(Boolean);
  const above: Draft[] = caption.map((text) => ({ type: "paragraph", text }));
  if (isLayout(table, rows))
    return [...above, ...rows.flatMap((row) => cellsOf(row).flatMap((cell) => flow(cell.children, context)))];
  return [...above, ...withTitles(tableRows(gridOf(rows)), rows, context)];
}

/** A lone cell is a title of what is below it where it is marked as a label, otherwise a row of its own. */
function withTitles(drafts: Draft[], rows: Element[], context: Context): Draft[] {
  const level = Math.min(6, context.level + 1);
  const labels = rows.flatMap((row) => cellsOf(row).filter(({ name }) => name === "th"));
  const titles = new Set(labels.map((cell) => lineOf(cell)));
  return drafts.map((draft): Draft => {
    if (draft.type !== "heading") return draft;
    return titles.has(draft.text)
      ? { ...draft, level }
      : { type: "table-row", text: draft.text, cells: [draft.text] };
  });
}

const lineOf = (element: Element) => inlineText(element.children).replace(/\s+/g, " ").trim();

export const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (cell): cell is Element => isElement(cell) && (cell.name === "td" || cell.name === "th"),
  );

/** Arranges a page: a single column or row, cells with tables, headings or several paragraphs in them. */
function isLayout(table: Element, rows: Element[]): boolean {
  if (["presentation", "none"].includes(attribute(table, "role"))) return true;
  const widest = rows.reduce((most, row) => Math.max(most, cellsOf(row).length), 0);
  if (widest < 2) return true;
  const cells = rows.flatMap(cellsOf);
  if (cells.some((cell) => has(cell, "table") || isSection(cell))) return true;
  if (rows.some((row) => cellsOf(row).some(({ name }) => name === "th"))) return false;
  if (rows.length === 1) return true;
  return cells.some((cell) => paragraphsIn(cell) > 3);
}

/** Holds a heading and more than that. */
function isSection(cell: Element): boolean {
  const heading = find(cell, ({ name }) => /^h[1-6]$/.test(name));
  return heading !== undefined && lineOf(cell).length > lineOf(heading).length + 60;
}

function paragraphsIn(cell: Element): number {
  let count = 0;
  for (const { name } of descendants(cell)) if (name === "p" || name === "form") count += 1;
  return count;
}
