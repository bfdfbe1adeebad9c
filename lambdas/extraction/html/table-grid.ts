import { maxHeadingLength } from "../blocks/block.ts";
import type { Row } from "../blocks/table-rows.ts";
import { inlineText } from "./inline-text.ts";
import { attribute, isElement, type Node } from "./page-text.ts";
import type { Element } from "./page-tree.ts";

const widest = 1000;
const itemMark = "\u0001";

interface Cell {
  text: string;
  isHeader: boolean;
  rowsLeft: number;
  columns: number;
}

/** A table's own rows, those of its head first and of its foot last. */
export function rowsOf(table: Element): Element[] {
  const parts = table.children.filter(isElement);
  const rowsIn = (name: string) =>
    parts.filter((part) => part.name === name).flatMap((part) => part.children.filter(isRow));
  const body = parts.flatMap((part) => {
    if (part.name === "tr") return [part];
    return part.name === "tbody" ? part.children.filter(isRow) : [];
  });
  return [...rowsIn("thead"), ...body, ...rowsIn("tfoot")];
}

const isRow = (node: Node): node is Element => isElement(node) && node.name === "tr";

/** Cells at their columns. A merged cell stands in each row it covers, a merged label over each of its columns. */
export function gridOf(rows: Element[]): Row[] {
  const open: Cell[] = [];
  const grid = rows.map((row) => rowOf(row, open));
  return joinedHeads(grid);
}

function rowOf(row: Element, open: Cell[]): Row {
  const cells: string[] = [];
  const kinds: boolean[] = [];
  const place = (column: number, cell: Cell, isRepeated: boolean) => {
    const isLabel = cell.isHeader;
    cells[column] = isLabel || !isRepeated ? cell.text : "";
    kinds[column] = isLabel;
  };
  let column = 0;
  const carry = () => {
    for (let above = open[column]; above && above.rowsLeft > 0 && column < widest; above = open[column]) {
      above.rowsLeft -= 1;
      place(column, above.text.length > maxHeadingLength ? { ...above, text: "" } : above, false);
      column += 1;
    }
  };
  for (const element of row.children) {
    if (!isElement(element) || (element.name !== "td" && element.name !== "th")) continue;
    carry();
    const cell = cellOf(element);
    for (let index = 0; index < cell.columns && column < widest; index += 1) {
      place(column, cell, index > 0);
      open[column] = { ...cell, text: index > 0 && !cell.isHeader ? "" : cell.text };
      column += 1;
    }
  }
  carry();
  const filled = kinds.filter((_, at) => cells[at]?.trim());
  const isHeader = filled.length > 1 && filled.every(Boolean) && new Set(cells.filter(Boolean)).size > 1;
  /** A label beside its value, as in an infobox. */
  const isValues = filled.length === 2 && filled[0] === true && filled[1] === false;
  return { cells: Array.from(cells, (cell) => cell ?? ""), isHeader, ...(isValues && { isValues }) };
}

const cellOf = (element: Element): Cell => ({
  text: cellText(element.children),
  isHeader: element.name === "th",
  rowsLeft: span(element, "rowspan", 65_534) - 1,
  columns: span(element, "colspan", widest),
});

const span = (element: Element, name: string, most: number) =>
  Math.min(most, Math.max(1, Number.parseInt(attribute(element, name), 10) || 1));

/** On one line, items of a list parted by semicolons. */
const cellText = (nodes: Node[]): string =>
  inlineText(nodes, itemMark)
    .replace(/\s+/g, " ")
    .split(itemMark)
    .map((item) => item.trim())
    .filter(Boolean)
    .join("; ");

/** Rows of labels over one another become one: "League" over "Goals" is "League Goals". */
function joinedHeads(rows: Row[]): Row[] {
  const count = rows.findIndex((row) => !row.isHeader);
  const heads = rows.slice(0, Math.max(0, count));
  if (heads.length < 2) return rows;
  const width = heads.reduce((most, row) => Math.max(most, row.cells.length), 0);
  const cells = Array.from({ length: width }, (_, column) =>
    [...new Set(heads.map((row) => row.cells[column] ?? "").filter(Boolean))].join(" "),
  );
  return [{ cells, isHeader: true }, ...rows.slice(count)];
}
