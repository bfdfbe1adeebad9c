import { type ColInfo, type RowInfo, utils, write } from "@e965/xlsx";
import { find, read as readContainer } from "cfb";
import { expect, it } from "vitest";
import { compound } from "../compound.ts";
import { read } from "../fixture.ts";
import { numberCell, sheetFile, textCell } from "../office/sheet-file.ts";

const row = (cells: string[], attributes = "") =>
  `<row ${attributes}>${cells.map((text) => textCell(text)).join("")}</row>`;
const prices = (hidden = "", attributes = "") =>
  row(["Plan", "Price", "Our cost", "Note"]) +
  row(["Basic", "19 EUR", "4 EUR", "new"]) +
  row(["Old plan", "9 EUR", "3 EUR", "gone"], hidden || attributes) +
  row(["Pro", "49 EUR", "11 EUR", "best"]);
const cols = (attributes: string) => `<cols><col min="3" max="3" ${attributes}/></cols>`;

const linesOf = async (file: Uint8Array, name = "a.xlsx") => {
  const { blocks, warnings } = await read(file, name);
  return { lines: blocks.flatMap(({ cells, text }) => (cells ? [text] : [])), warnings };
};

it.each([
  ["hidden", 'hidden="1"', 'hidden="1"'],
  ["hidden in other words", 'hidden="true" width="9"', 'hidden="true" outlineLevel="1"'],
  ["without width and height", 'width="0" customWidth="1"', 'ht="0" customHeight="1"'],
])("rows and columns that are %s are left out and named", async (_, column, hidden) => {
  const { lines, warnings } = await linesOf(sheetFile(prices(hidden), { head: cols(column) }));
  expect(lines).toEqual(["Plan | Price | Note", "Basic | 19 EUR | new", "Pro | 49 EUR | best"]);
  expect(warnings).toEqual([
    '1 hidden row was left out: "Old plan".',
    '1 hidden column was left out: "Our cost".',
  ]);
});

it("rows that a filter hides are left out with the advice to clear it", async () => {
  const tail = '<autoFilter ref="A1:D4"><filterColumn colId="0"><filters/></filterColumn></autoFilter>';
  const { lines, warnings } = await linesOf(sheetFile(prices('hidden="1"'), { tail }));
  expect(lines).toHaveLength(3);
  expect(warnings[0]).toBe(
    '1 row hidden by a filter was left out: "Old plan". Clear the filter and upload the file again to have them read.',
  );
});

it("a merged cell keeps its text in the columns that people see", async () => {
  const rows = row(["Secret", "Branch", "Seats"]) + row(["s", "Harbour", "5"]) + row(["Closed on Sunday"]);
  const tail = '<mergeCells><mergeCell ref="A3:C3"/></mergeCells>';
  const head = '<cols><col min="1" max="1" hidden="1"/></cols>';
  const { lines, warnings } = await linesOf(sheetFile(rows, { head, tail }));
  expect(lines).toEqual(["Branch | Seats", "Harbour | 5", "Closed on Sunday"]);
  expect(warnings).toEqual(['1 hidden column was left out: "Secret".']);
});

const oldBook = () => {
  const sheet = utils.aoa_to_sheet([
    ["Plan", "Price", "Our cost"],
    ["Basic", "19 EUR", "4 EUR"],
    ["Old plan", "9 EUR", "3 EUR"],
    ["Pro", "49 EUR", "11 EUR"],
  ]);
  sheet["!cols"] = [{ width: 9 }, { width: 9 }, { width: 9, hidden: true }] as ColInfo[];
  sheet["!rows"] = [{}, {}, { hidden: true }] as RowInfo[];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Prices");
  return book;
};

/** The library writes no rows into XLS files: a record for the hidden third row, behind the beginning of the sheet. */
const withHiddenRow = (file: Uint8Array): Uint8Array => {
  const stream = Buffer.from(
    find(readContainer(Buffer.from(file), { type: "buffer" }), "Workbook")?.content ?? [],
  );
  const begin = stream.lastIndexOf(Buffer.from([0x09, 0x08, 0x10, 0x00]));
  const row = Buffer.alloc(20);
  for (const [at, value] of [0x0208, 16, 2, 0, 3, 300, 0, 0, 0x20].entries())
    row.writeUInt16LE(value, at * 2);
  return compound({
    Workbook: Buffer.concat([stream.subarray(0, begin + 20), row, stream.subarray(begin + 20)]),
  });
};

it.each([
  ["XLS", () => withHiddenRow(new Uint8Array(write(oldBook(), { type: "array", bookType: "biff8" })))],
  ["XML of Excel 2003", () => new Uint8Array(write(oldBook(), { type: "array", bookType: "xlml" }))],
])("hidden rows and columns of an old workbook (%s) are left out too", async (_, file) => {
  const { lines, warnings } = await linesOf(file(), "a.xls");
  expect(lines).toEqual(["Plan | Price", "Basic | 19 EUR", "Pro | 49 EUR"]);
  expect(warnings).toEqual([
    '1 hidden row was left out: "Old plan".',
    '1 hidden column was left out: "Our cost".',
  ]);
});

const white = '<color rgb="FFFFFFFF"/>';
const looks = [
  { font: white },
  { font: white, fill: 'patternType="solid"><fgColor rgb="FF000080"/>' },
  { font: '<color theme="0"/>' },
  { fill: 'patternType="solid"><fgColor rgb="FF000000"/>' },
  { font: "<strike/>" },
];

it("text in the colour of its background and struck-through text are left out and named", async () => {
  const cells = ["white", "white on blue", "theme", "black on black", "struck"].map((text, at) =>
    textCell(text, `s="${at + 1}"`),
  );
  const { lines, warnings } = await linesOf(
    sheetFile(`<row>${textCell("Seen")}${cells.join("")}</row>`, { looks }),
  );
  expect(lines).toEqual(["Seen | white on blue"]);
  expect(warnings).toEqual([
    '3 cells in the colour of their background were left out: "B1: white", "D1: theme" and "E1: black on black".',
    '1 struck-through cell was left out: "F1: struck".',
  ]);
});

it("a table's style may paint behind white labels", async () => {
  const tail = '<conditionalFormatting sqref="A1:B1"/>';
  const { lines } = await linesOf(
    sheetFile(`<row>${textCell("Plan", 's="1"')}${textCell("x")}</row>`, { looks, tail }),
  );
  expect(lines).toEqual(["Plan | x"]);
});

it("a value that its format hides is left out, and its row stays a row", async () => {
  const cost = `<row>${textCell("Cost")}${numberCell(4, 1)}</row><row>${textCell("Fee")}${numberCell(5)}</row>`;
  const { lines, warnings } = await linesOf(
    sheetFile(row(["What", "Value"]) + cost, { formats: ["General", ";;;"] }),
  );
  expect(lines).toEqual(["What | Value", "Cost", "Fee | 5"]);
  expect(warnings).toEqual(['1 cell whose format hides its value was left out: "B2".']);
});
