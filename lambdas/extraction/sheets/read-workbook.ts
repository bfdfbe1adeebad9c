import type { WorkBook } from "@e965/xlsx";
import type { Draft, Extraction, Kind, Report } from "../blocks/block.ts";
import { tableRows } from "../blocks/table-rows.ts";
import { type OleFile, openOle } from "../ole.ts";
import { biffDrawings, type SheetDrawings } from "./biff-drawings.ts";
import { setRichTexts } from "./biff-rich-text.ts";
import { openWorkbook } from "./open-workbook.ts";
import { regionsOf } from "./regions.ts";
import { cellsOf, gridOf, type Located } from "./sheet-grid.ts";
import { headerTexts, SheetParts } from "./sheet-parts.ts";

const maxCells = 500_000;

/** Reads the sheets of an XLS or XLSX workbook; cells as displayed (dates, percentages, currencies). */
export const readWorkbook = (bytes: Uint8Array, _kind: Kind, report: Report): Extraction => {
  const { workbook, drawings, headersAndFooters } = open(bytes);
  const drafts: Draft[] = [];
  const warnings: string[] = [];
  const lines = new Set<string>();
  const total = workbook.SheetNames.length;
  for (const [index, name] of workbook.SheetNames.entries()) {
    const place = `Sheet ${name}`;
    if (workbook.Workbook?.Sheets?.[index]?.Hidden) warnings.push(`The hidden sheet "${name}" was left out.`);
    else {
      const blocks = [...sheetBlocks(workbook, name, warnings), ...drawings(index, name, place)];
      if (blocks.length > 0) drafts.push({ type: "heading", level: 1, text: name, place });
      for (const block of blocks) drafts.push(block);
      for (const line of headersAndFooters(index, name)) lines.add(line);
    }
    report({ done: index + 1, total, unit: "sheet" });
  }
  for (const text of lines) drafts.push({ type: "running", text });
  return { drafts, warnings };
};

interface Opened {
  workbook: WorkBook;
  /** Blocks of the text boxes and charts of a sheet. */
  drawings: (index: number, name: string, place: string) => Draft[];
  /** Lines of headers and footers of a sheet. */
  headersAndFooters: (index: number, name: string) => string[];
}

const open = (bytes: Uint8Array): Opened => {
  if (bytes[0] === 0xd0) return openCompound(openOle(bytes));
  const workbook = openWorkbook(bytes);
  if (bytes[0] !== 0x50) return { workbook, drawings: () => [], headersAndFooters: () => [] };
  const parts = new SheetParts(bytes);
  return {
    workbook,
    drawings: (_, name, place) => parts.drawings(name, place),
    headersAndFooters: (_, name) => parts.headersAndFooters(name),
  };
};

/** Parses the workbook stream only, because the container is read already. */
const openCompound = (ole: OleFile): Opened => {
  const stream = ole.stream("Workbook") ?? ole.stream("Book");
  if (!stream) throw new Error("no workbook");
  const found = biffDrawings(stream);
  const workbook = openWorkbook(stream);
  setRichTexts(workbook, stream);
  return {
    workbook,
    drawings: (index, _, place) => (found.get(index) ? drawnBlocks(found.get(index), place) : []),
    /** Lines of headers and footers of a sheet. */
    headersAndFooters: (index) => (found.get(index)?.headersAndFooters ?? []).flatMap(headerTexts),
  };
};

const drawnBlocks = (drawings: SheetDrawings | undefined, place: string): Draft[] => {
  const boxes = (drawings?.textBoxes ?? []).filter(Boolean);
  const charts = [...new Set(drawings?.chartTexts.filter(Boolean))];
  return [
    ...boxes.map((text): Draft => ({ type: "paragraph", text, place })),
    ...(charts.length > 0
      ? [{ type: "paragraph" as const, text: `Chart: ${charts.join(", ")}`, place }]
      : []),
  ];
};

const sheetBlocks = (workbook: WorkBook, name: string, warnings: string[]): Draft[] => {
  const place = `Sheet ${name}`;
  const sheet = workbook.Sheets[name];
  if (!sheet) return [];
  const { cells, isWhole } = cellsOf(sheet, maxCells);
  if (!isWhole) warnings.push(`Only the first ${maxCells} cells of sheet "${name}" were read.`);
  const regions = regionsOf(gridOf(cells, sheet["!merges"] ?? []));
  return [
    ...regions.flatMap((rows) => tableRows(rows, { place })),
    ...cells.flatMap((cell) => commentBlocks(cell, place)),
  ];
};

const commentBlocks = ({ cell, address }: Located, place: string): Draft[] =>
  (cell.c ?? []).map(({ a: author = "", t: text = "" }) => {
    const name = author.trim();
    const own = text.startsWith(`${name}:`) ? text.slice(name.length + 1).trim() : text.trim();
    const by = name && !/^(tc=|unknown|author)/i.test(name) ? ` by ${name}` : "";
    return { type: "note", text: `Comment on ${address}${by}: ${own}`, place };
  });
