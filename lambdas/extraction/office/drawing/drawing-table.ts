import type { Draft } from "../../blocks/block.ts";
import { type Row, tableRows } from "../../blocks/table-rows.ts";
import { child, childrenNamed, type XmlElement } from "../xml.ts";
import { type TextContext, textBodyBlocks } from "./text-body.ts";

const widest = 500;

/** Blocks of a table on a slide. Format: ECMA-376 part 1, 21.1.3. */
export const drawingTableBlocks = (table: XmlElement, context: TextContext): Draft[] => {
  const above: string[] = [];
  const isLabelled = child(table, "tblPr")?.attributes.firstRow === "1";
  const rows = childrenNamed(table, "tr").map((row, index): Row => {
    const isHeader = index === 0 && isLabelled;
    return { cells: rowCells(childrenNamed(row, "tc"), above, isHeader, context), isHeader };
  });
  const isSingle = rows.every(({ cells }) => cells.length < 2);
  if (!isSingle) return tableRows(withoutSoleHeader(rows), { place: context.place, hasTitles: false });
  return rows.flatMap(({ cells }) =>
    cells.map((text): Draft => ({ type: "paragraph", text, place: context.place })),
  );
};

/** Clears the header mark of a first row that is a title or the only row, because templates mark every first row. */
const withoutSoleHeader = (rows: Row[]): Row[] => {
  const [first, ...others] = rows;
  if (!first?.isHeader) return rows;
  const filled = first.cells.filter((cell) => cell.trim());
  return filled.length > 1 && others.length > 0 ? rows : [{ ...first, isHeader: false }, ...others];
};

const rowCells = (
  cells: XmlElement[],
  above: string[],
  isHeader: boolean,
  context: TextContext,
): string[] => {
  let left = "";
  return cells.slice(0, widest).map((cell, column) => {
    const { hMerge, vMerge } = cell.attributes;
    if (isTrue(hMerge)) return isHeader ? left : "";
    const text = isTrue(vMerge)
      ? (above[column] ?? "")
      : textBodyBlocks(child(cell, "txBody"), { ...context, listStyles: [] })
          .map((draft) => draft.text)
          .join("\n");
    above[column] = text;
    left = text;
    return text;
  });
};

const isTrue = (flag: string | undefined) => flag !== undefined && flag !== "0" && flag !== "false";
