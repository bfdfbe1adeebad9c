import { utils, write } from "@e965/xlsx";
import { expect, it } from "vitest";
import { read, utf8 } from "../fixture.ts";

type Rows = Array<Array<string | number>>;

const workbook = (rows: Rows) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "One");
  return read(new Uint8Array(write(book, { type: "array", bookType: "xlsx" })), "a.xlsx");
};
const csv = (rows: Rows) => read(utf8(rows.map((row) => row.join(";")).join("\n")), "a.csv");

const values: Rows = [
  ["Ann", "Harbour Road 1", "Oslo"],
  ["Bob", "Castle Street 2", "Bergen"],
  ["Cid", "Park 3", "Trondheim"],
  ["Dee", "Hill Lane 14", "Oslo"],
];
const form: Rows = [
  ["Contact", "Ann Miller"],
  ["Phone", "+49 30 1234567"],
  ["Mail", "desk@library.example"],
  ["Open", "Mon-Fri 9-17"],
];

it.each([
  ["a sheet", workbook],
  ["a CSV file", csv],
])("in %s neither a row of values nor a pair of a form becomes the labels", async (_, readRows) => {
  for (const rows of [values, form])
    expect((await readRows(rows)).blocks.filter(({ header, isHeader }) => header || isHeader)).toEqual([]);
});

it.each([
  ["a sheet", workbook],
  ["a CSV file", csv],
])("in %s labels with figures above other values are labels", async (_, readRows) => {
  const { blocks } = await readRows([
    ["Region", "Q1", "Price 2026", "2027"],
    ["North", "5 EUR", "7 EUR", 9],
    ["South", "6 EUR", "8 EUR", 10],
  ]);
  expect(blocks.at(-1)?.header).toEqual(["Region", "Q1", "Price 2026", "2027"]);
});

it("a price list of numbers and words keeps its labels", async () => {
  const { blocks } = await workbook([
    ["Service", "Price"],
    ["Copy", 0.1],
    ["Print", "on request"],
    ["Scan", "free"],
    ["Card", 12],
  ]);
  expect(blocks.at(-1)?.header).toEqual(["Service", "Price"]);
});
