import { type CellObject, utils, type WorkSheet, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { extract } from "#extraction/extract.ts";
import { read } from "./fixture.ts";

function workbook(sheet: WorkSheet, bookType: "xlsx" | "biff8" = "xlsx"): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Fees");
  return new Uint8Array(write(book, { type: "array", bookType }));
}

const rowsOf = async (rows: Array<Array<string | number | null>>) =>
  (await read(workbook(utils.aoa_to_sheet(rows)), "a.xlsx")).blocks.filter(({ cells }) => cells);

describe("workbooks", () => {
  it("two tables side by side are read one after the other", async () => {
    const blocks = await rowsOf([
      ["Service", "Price", null, "Room", "Seats"],
      ["Copy", 0.1, null, "Blue", 6],
      ["Print", 0.2, null, "Red", 8],
    ]);
    expect(blocks.map(({ text }) => text)).toEqual([
      "Service | Price",
      "Copy | 0.1",
      "Print | 0.2",
      "Room | Seats",
      "Blue | 6",
      "Red | 8",
    ]);
    expect(blocks.at(-1)?.header).toEqual(["Room", "Seats"]);
  });

  it("labels in two rows are joined, the upper one over all its columns", async () => {
    const sheet = utils.aoa_to_sheet([
      ["Branch", "Visits", null, "Loans", null],
      [null, "May", "June", "May", "June"],
      ["Harbour", 10, 12, 3, 4],
      ["Castle", 20, 22, 5, 6],
    ]);
    sheet["!merges"] = ["A1:A2", "B1:C1", "D1:E1"].map((range) => utils.decode_range(range));
    const { blocks } = await read(workbook(sheet), "a.xlsx");
    expect(blocks.at(-1)?.header).toEqual(["Branch", "Visits May", "Visits June", "Loans May", "Loans June"]);
  });

  it("a remark below a table is a paragraph, and links and comments are kept", async () => {
    const sheet = utils.aoa_to_sheet([
      ["Service", "Price"],
      ["Copy", 0.1],
      ["Prices hold for all branches of the library until further notice is given."],
    ]);
    const copy: CellObject = sheet.A2;
    copy.l = { Target: "https://fees.example/copy" };
    copy.c = [{ a: "The desk", t: "Colour costs more" }];
    const lines = (await read(workbook(sheet), "a.xlsx")).blocks.map(({ type, text }) => `${type}: ${text}`);
    expect(lines.slice(2)).toEqual([
      "table-row: Copy (https://fees.example/copy) | 0.1",
      "paragraph: Prices hold for all branches of the library until further notice is given.",
      "note: Comment on A2 by The desk: Colour costs more",
    ]);
  });

  it("reading tells how many sheets are done", async () => {
    const heard: unknown[] = [];
    const file = workbook(utils.aoa_to_sheet([["One"]]), "biff8");
    await extract(file, { filename: "a.xls" }, (progress) => heard.push(progress));
    expect(heard).toEqual([{ done: 1, total: 1, unit: "sheet" }]);
  });
});
