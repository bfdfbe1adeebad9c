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
});
