import type { Draft } from "../blocks/block.ts";
import { type Cell, type GridRow, gridBlocks } from "../office/grid/grid-blocks.ts";
import { child, isOn, textOf, value, type XmlElement } from "../office/xml.ts";
import type { Context } from "./context.ts";

const widest = 500;

/** Blocks of a table. Format: ECMA-376 part 1, 17.4. */
export const tableBlocks = (table: XmlElement, context: Context): Draft[] =>
  gridBlocks([...rowsOf(table)].map((row) => readRow(row, { ...context, isInCell: true })));

function* rowsOf(element: XmlElement): Generator<XmlElement> {
  for (const one of element.children) {
    if (one.name === "tr") {
      if (!child(one, "trPr", "del")) yield one;
    } else if (["sdt", "sdtContent", "customXml", "ins", "moveTo"].includes(one.name)) yield* rowsOf(one);
  }
}

function* cellsOf(element: XmlElement): Generator<XmlElement> {
  for (const one of element.children) {
    if (one.name === "tc") yield one;
    else if (["sdt", "sdtContent", "customXml", "ins"].includes(one.name)) yield* cellsOf(one);
  }
}

const readRow = (row: XmlElement, context: Context): GridRow => {
  const cells: Cell[] = [];
  const skipped = Number(value(row, "trPr", "gridBefore") ?? 0);
  let column = Math.min(widest, skipped);
  for (const cell of cellsOf(row)) {
    const span = Math.min(widest, Math.max(1, Number(value(cell, "tcPr", "gridSpan") ?? 1) || 1));
    const merge = child(cell, "tcPr", "vMerge");
    const isCovered = value(cell, "tcPr", "hMerge") === "continue";
    const isContinued = merge !== undefined && merge.attributes.val !== "restart";
    const drafts = isCovered || isContinued ? [] : context.blocks(cell.children, context);
    if (column < widest) cells.push({ column, span, drafts, isContinued, isBold: isBoldCell(cell, context) });
    column += span;
  }
  return { cells, isHeader: isOn(child(row, "trPr", "tblHeader")) };
};

const isBoldCell = (cell: XmlElement, context: Context): boolean => {
  const runs = cell.children.flatMap((paragraph) => {
    const style = context.styles.of(value(paragraph, "pPr", "pStyle"));
    return paragraph.children.filter(({ name }) => name === "r").map((run) => ({ run, style }));
  });
  return runs.every(({ run, style }) => {
    const bold = child(run, "rPr", "b");
    return !textOf(child(run, "t")).trim() || (bold ? isOn(bold) : style.isBold === true);
  });
};
