import { describe, expect, it } from "vitest";
import { read, utf8 } from "./fixture.ts";

const rows = async (text: string) => (await read(utf8(text), "a.csv")).blocks;

describe("CSV", () => {
  it.each([
    ["commas", ","],
    ["semicolons", ";"],
    ["tabs", "\t"],
    ["pipes", "|"],
  ])("%s part the cells of a record", async (_, mark) => {
    const blocks = await rows(
      ["Name,City,Fee", 'Ann,"Bad\nTown",1', "Bob,Ely,2"].join("\n").replaceAll(",", mark),
    );
    expect(blocks[1]?.cells).toEqual(["Ann", "Bad Town", "1"]);
    expect(blocks[2]?.header).toEqual(["Name", "City", "Fee"]);
  });

  it("a line that names the delimiter is obeyed and not read", async () => {
    const blocks = await rows("sep=;\r\nName;Fee\r\nAnn, Bob;1,5\r\nCid;2,5");
    expect(blocks.map((block) => block.cells)).toEqual([
      ["Name", "Fee"],
      ["Ann, Bob", "1,5"],
      ["Cid", "2,5"],
    ]);
  });

  it("lines of one column are not cut at their commas", async () => {
    const blocks = await rows(
      "Question\nMay I, too, borrow films?\nWhere is the library?\nIs it open on Sunday, or not?",
    );
    expect(blocks[1]?.text).toBe("May I, too, borrow films?");
  });

  it("lines above the table do not name its columns", async () => {
    const blocks = await rows(
      "Report of fees;;\nBranch;Harbour;\nService;Price;Note\nCard;12;a year\nCopy;1;a page",
    );
    expect(blocks.at(-1)?.header).toEqual(["Service", "Price", "Note"]);
  });

  it("one line of 3 million values is read as far as a table goes, and says so", async () => {
    const { text, warnings } = await read(utf8("word,".repeat(2_800_000)), "a.csv");
    expect(text).toContain("word");
    expect(warnings).toEqual([
      "Only the first 1,000,000 values of the first row were read. Split the file to have all of it.",
    ]);
  });

  it("a file without end is read as far as it goes, and says so", async () => {
    const { warnings } = await read(utf8(`id,name\n${"1,Ann\n".repeat(120_000)}`), "a.csv");
    expect(warnings.join()).toContain("Only the first 100,000 rows were read. Split the file");
  });

  it("a quote that is never closed loses nothing of the rest", async () => {
    const blocks = await rows('Part,Size,Price\npipe,"2,5\nbolt,3,7\nnut,4,8');
    expect(blocks.map((block) => block.cells)).toEqual([
      ["Part", "Size", "Price"],
      ["pipe", '"2', "5"],
      ["bolt", "3", "7"],
      ["nut", "4", "8"],
    ]);
  });

  it("spaces around quotes do not cut a quoted cell at its commas", async () => {
    const blocks = await rows('Name,Address,Fee\nAnn, "Harbour Road 1, Oslo" ,5');
    expect(blocks[1]?.cells).toEqual(["Ann", "Harbour Road 1, Oslo", "5"]);
  });

  it.each([
    ["thousands in quotes", 'Item,Price\nTent,"1,234.50"\nHut,"2,000.00"', ["Hut", "2,000.00"]],
    ["semicolons in the cells", 'Item,Note\nTent,"a;b;c"\nHut,"d;e;f"', ["Hut", "d;e;f"]],
    ["decimal commas without a header", "Tent;1.234,50\nStove;5,90\nHut;7,10", ["Hut", "7,10"]],
    ["decimal commas in one column", "Price\n49,00\n5,90\n7,10", ["7,10"]],
    ["names with commas in one column", "Names\nMiller, Ann\nSmith, Bob\nKing, Cid", ["King, Cid"]],
    ["codes that a spreadsheet protects", 'Code,Name\n="00123",Ann\n"=""00456""",Bob', ["00456", "Bob"]],
    ["codes behind an apostrophe", "Code;Name\n'00123;Ann\n'+49 30 12;Bob", ["+49 30 12", "Bob"]],
    ["the delimiter named in quotes", '"sep=;"\nName;Fee\nAnn;1,5', ["Ann", "1,5"]],
    ["long figures", "Code,Name\n4006381333931000123,Pen\n00491701234567,Bob", ["00491701234567", "Bob"]],
  ])("%s are cut and kept as they were meant", async (_, text, last) => {
    expect((await rows(text)).at(-1)?.cells).toEqual(last);
  });
});
