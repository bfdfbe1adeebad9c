import { utils, type WorkSheet } from "@e965/xlsx";
import type { Draft } from "../blocks/block.ts";
import { tableRows } from "../blocks/table-rows.ts";
import type { LeftOut } from "../marks/left-out.ts";
import { cellShown } from "./cells/cell-shown.ts";
import { moveMerged, nameHidden, VisibleParts } from "./cells/hidden-parts.ts";
import { cellsOf, type Located } from "./cells/located.ts";
import type { Missing } from "./cells/missing.ts";
import { type Grid, leftOutCell, regionsOf } from "./cells/regions.ts";
import { put, repeatMerged } from "./cells/sheet-grid.ts";
import type { SheetFacts } from "./facts.ts";
import type { Calculator } from "./formulas/calculator.ts";

const maxCells = 500_000;

interface Reading {
  name: string;
  facts: SheetFacts;
  is1904: boolean;
  calculator: Calculator;
  leftOut: LeftOut;
  missing: Missing;
  warnings: string[];
}

/** Tables and comments of a sheet, as people see them. */
export const sheetBlocks = (sheet: WorkSheet, reading: Reading): Draft[] => {
  const { name, facts, leftOut, warnings } = reading;
  const place = `Sheet ${name}`;
  const { cells, isWhole } = cellsOf(sheet, facts, maxCells);
  if (!isWhole) warnings.push(`Only the first ${maxCells} cells of sheet "${name}" were read.`);
  const visible = new VisibleParts(facts);
  const grid = shownGrid(cells, reading, visible);
  const merges = sheet["!merges"] ?? [];
  moveMerged(grid, merges, visible);
  nameHidden(grid, facts, visible, leftOut);
  const regions = regionsOf(
    repeatMerged(
      visible.closed(grid),
      merges.map((one) => visible.closedArea(one)),
    ),
  );
  return [
    ...regions.flatMap((rows) => tableRows(rows, { place })),
    ...cells
      .filter(({ row, column }) => visible.has(row, column))
      .flatMap((cell) => commentBlocks(cell, place)),
  ];
};

const nothing = {};

const shownGrid = (cells: Located[], reading: Reading, visible: VisibleParts): Grid => {
  const { name, facts, is1904, calculator, leftOut, missing } = reading;
  const grid: Grid = new Map();
  for (const { row, column, cell } of cells) {
    const address = utils.encode_cell({ r: row, c: column });
    const shown = cellShown(cell, facts.cells.get(address) ?? nothing, is1904, () =>
      calculator.result(name, address),
    );
    const isLeftOut = shown.mark || shown.error || shown.formula || cell.t === "n";
    if (shown.text || isLeftOut) put(grid, row, column, shown.text || leftOutCell);
    if (!visible.has(row, column)) continue;
    if (shown.mark) leftOut.add(shown.mark, shown.hidden ? `${address}: ${shown.hidden}` : address);
    if (shown.error) missing.addError(name, address, shown.error);
    if (shown.formula) missing.addFormula(name, address, shown.formula);
  }
  return grid;
};

const commentBlocks = ({ cell, row, column }: Located, place: string): Draft[] =>
  (cell.c ?? []).map(({ a: author = "", t: text = "" }) => {
    const name = author.trim();
    const own = text.startsWith(`${name}:`) ? text.slice(name.length + 1).trim() : text.trim();
    const by = name && !/^(tc=|unknown|author)/i.test(name) ? ` by ${name}` : "";
    return {
      type: "note",
      text: `Comment on ${utils.encode_cell({ r: row, c: column })}${by}: ${own}`,
      place,
    };
  });
