import type { Draft } from "../blocks/block.ts";
import type { MarkName } from "../marks/marks.ts";
import { type Cell, type GridRow, gridBlocks } from "../office/grid/grid-blocks.ts";
import { child, isOn, textOf, value, type XmlElement } from "../office/xml.ts";
import type { Context } from "./context.ts";
import { deletedText } from "./inline/deleted-text.ts";
import { groundOf, isWhiteGround } from "./styling/ground.ts";

const widest = 500;

/** Blocks of a table. Format: ECMA-376 part 1, 17.4. */
export const tableBlocks = (table: XmlElement, context: Context): Draft[] =>
  gridBlocks([...rowsOf(table, context)].map((row) => readRow(row, inCells(table, context))));

/** Cells of a style that shades some of them have a ground that is not known. */
const inCells = (table: XmlElement, context: Context): Context => {
  const isShaded = context.styles.shadesCells(value(table, "tblPr", "tblStyle"));
  return { ...context, isInCell: true, ...(isShaded && { ground: "unknown" }) };
};

function* rowsOf(element: XmlElement, context: Context): Generator<XmlElement> {
  for (const one of element.children) {
    if (one.name === "tr") {
      const properties = child(one, "trPr");
      if (child(properties, "del")) leaveOut("trackedDeletion", one, context);
      else if (isOn(child(properties, "hidden"))) leaveOut("hiddenTableRow", one, context);
      else yield one;
    } else if (["sdt", "sdtContent", "customXml", "ins", "moveTo"].includes(one.name))
      yield* rowsOf(one, context);
  }
}

function* cellsOf(element: XmlElement): Generator<XmlElement> {
  for (const one of element.children) {
    if (one.name === "tc") yield one;
    else if (["sdt", "sdtContent", "customXml", "ins"].includes(one.name)) yield* cellsOf(one);
  }
}

const leaveOut = (mark: MarkName, part: XmlElement, { leftOut }: Context): void => {
  leftOut.endPart();
  const cells = part.name === "tc" ? [part] : [...cellsOf(part)];
  leftOut.addRun(mark, cells.map(deletedText).join(" | "));
  leftOut.endPart();
};

const readRow = (row: XmlElement, context: Context): GridRow => {
  const cells: Cell[] = [];
  const skipped = Number(value(row, "trPr", "gridBefore") ?? 0);
  let column = Math.min(widest, skipped);
  for (const cell of cellsOf(row)) {
    const span = Math.min(widest, Math.max(1, Number(value(cell, "tcPr", "gridSpan") ?? 1) || 1));
    const merge = child(cell, "tcPr", "vMerge");
    const isCovered = value(cell, "tcPr", "hMerge") === "continue";
    const isContinued = merge !== undefined && merge.attributes.val !== "restart";
    const isDeleted = child(cell, "tcPr", "cellDel") !== undefined;
    if (isDeleted) leaveOut("trackedDeletion", cell, context);
    const isEmpty = isCovered || isContinued || isDeleted;
    const drafts = isEmpty ? [] : context.blocks(cell.children, inCell(cell, context));
    if (column < widest) cells.push({ column, span, drafts, isContinued, isBold: isBoldCell(cell, context) });
    column += span;
  }
  return { cells, isHeader: isOn(child(row, "trPr", "tblHeader")) };
};

const inCell = (cell: XmlElement, context: Context): Context => {
  const shade = child(cell, "tcPr", "shd");
  return shade && !isWhiteGround(groundOf(shade)) ? { ...context, ground: "unknown" } : context;
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
