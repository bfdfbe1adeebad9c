import type { WorkBook } from "@e965/xlsx";
import type { Draft } from "../blocks/block.ts";
import { type OleFile, openOle } from "../ole.ts";
import { biffDrawings, type SheetDrawings } from "./biff/biff-drawings.ts";
import { biffFacts } from "./biff/biff-facts.ts";
import { setRichTexts } from "./biff/biff-rich-text.ts";
import { cellAt } from "./cells/located.ts";
import { noFacts, type SheetFacts } from "./facts.ts";
import { openWorkbook } from "./open-workbook.ts";
import { headerTexts, SheetParts } from "./xlsx/sheet-parts.ts";
import { WorkbookFacts } from "./xlsx/workbook-facts.ts";

export interface Opened {
  workbook: WorkBook;
  factsOf: (index: number, name: string) => SheetFacts;
  /** Blocks of the text boxes and charts of a sheet. */
  drawings: (index: number, name: string, place: string) => Draft[];
  /** Lines of headers and footers of a sheet. */
  headersAndFooters: (index: number, name: string) => string[];
}

const none = { drawings: () => [], headersAndFooters: () => [] };

/** A workbook of any Excel format, with what its file says beyond the values of cells. */
export const opened = (bytes: Uint8Array): Opened => {
  if (bytes[0] === 0xd0) return openedCompound(openOle(bytes));
  if (bytes[0] === 0x50) return openedPackage(bytes);
  if (bytes[0] === 0x09) return { workbook: openWorkbook(bytes), factsOf: noFacts, ...none };
  const workbook = openWorkbook(bytes, { hasSizes: true });
  return { workbook, factsOf: (_, name) => sizeFacts(workbook, name), ...none };
};

const openedPackage = (bytes: Uint8Array): Opened => {
  const parts = new SheetParts(bytes);
  const facts = new WorkbookFacts(parts);
  return {
    workbook: openWorkbook(bytes),
    factsOf: (_, name) => facts.of(name),
    drawings: (_, name, place) => parts.drawings(name, place),
    headersAndFooters: (_, name) => parts.headersAndFooters(name),
  };
};

/** Parses the workbook stream only, because the container is read already. */
const openedCompound = (ole: OleFile): Opened => {
  const stream = ole.stream("Workbook") ?? ole.stream("Book");
  if (!stream) throw new Error("no workbook");
  const found = biffDrawings(stream);
  const facts = biffFacts(stream);
  const hasFormulas = facts.some(({ cells }) => [...cells.values()].some(({ formula }) => formula));
  const workbook = openWorkbook(stream, { hasFormulas });
  setRichTexts(workbook, stream);
  if (hasFormulas) for (const [index, sheet] of facts.entries()) addFormulas(sheet, workbook, index);
  return {
    workbook,
    factsOf: (index) => facts[index] ?? noFacts(),
    drawings: (index, _, place) => drawnBlocks(found.get(index), place),
    headersAndFooters: (index) => (found.get(index)?.headersAndFooters ?? []).flatMap(headerTexts),
  };
};

const addFormulas = ({ cells }: SheetFacts, { Sheets, SheetNames }: WorkBook, index: number): void => {
  const sheet = Sheets[SheetNames[index] ?? ""];
  for (const [address, { formula }] of cells) if (formula) formula.text = cellAt(sheet, address)?.f ?? "";
};

/** Sizes of rows and columns as the library reads them from a workbook in XML of Excel 2003. */
const sizeFacts = ({ Sheets }: WorkBook, name: string): SheetFacts => {
  const facts = noFacts();
  const { "!rows": rows = [], "!cols": columns = [] } = Sheets[name] ?? {};
  for (const [at, row] of rows.entries()) if (row?.hidden) facts.hiddenRows.add(at);
  for (const [at, column] of columns.entries())
    if (column?.hidden) facts.hiddenColumns.push({ from: at, to: at });
  return facts;
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
