import { describe, expect, it } from "vitest";
import { extracted, read, utf8 } from "./fixture.ts";

describe("text documents", () => {
  it("a page is reduced to its readable text", async () => {
    const { text } = await extracted("rules.html");
    expect(text).toContain("Books are lent for 28 days & films for 7 days.");
    expect(text).toContain("Red dot: The item stays in the library.");
    for (const junk of ["<", "tracking", "navy", "Events", "cookies"]) expect(text).not.toContain(junk);
  });

  it("a .htm page without head or main element is read too", async () => {
    const { kind, text } = await read(utf8("<h2>Rooms</h2><p>Six seats<br>and a screen"), "rooms.htm");
    expect(kind).toBe("html");
    expect(text).toBe("Rooms\n\nSix seats\nand a screen");
  });

  it("CSV values are kept with the names of their columns", async () => {
    const { blocks } = await extracted("fees.csv");
    expect(blocks.map((block) => block.cells?.length)).toEqual([3, 3, 3]);
    expect(blocks[2]?.header).toEqual(["Service", "Price", "Note"]);
    expect(blocks[2]?.cells).toEqual([
      "Second reminder",
      "3,00 €",
      'Sent after 21 days, with a "final" date',
    ]);
  });

  it("JSON values are kept with their keys", async () => {
    const { text, blocks } = await extracted("branches.json");
    expect(text).toContain("openingHours › Saturday: 10:00-14:00");
    expect(blocks.at(-1)?.text).toBe(
      "name: Harbour branch\nrooms: Children's room\naddress › street: Harbour street 9",
    );
  });

  it("JSON lines are records; what is not JSON is read as plain text with a warning", async () => {
    expect((await read(utf8('{"a":1}\n{"a":2}'), "a.json")).blocks.map((block) => block.text)).toEqual([
      "a: 1",
      "a: 2",
    ]);
    const broken = await read(utf8('{"fee": 1.50 euros}'), "a.json");
    expect(broken.text).toBe('{"fee": 1.50 euros}');
    expect(broken.warnings).toEqual(["The file is not valid JSON. It was read as plain text."]);
  });

  it("a line that is broken among JSON lines is read as the text it is, and named", async () => {
    const lines = Array.from({ length: 20 }, (_, at) => `{"fee": ${at}}`);
    lines[6] = '{"fee": "six and a half';
    const once = await read(utf8(`\n${lines.join("\n")}`), "a.jsonl");
    expect(once.text).toContain('fee: 5\n\n{"fee": "six and a half\n\nfee: 7');
    expect(once.warnings).toEqual(["Line 8 is not valid JSON. It was read as plain text."]);
    lines[9] = "nine";
    const twice = await read(utf8(lines.join("\r\n")), "a.jsonl");
    expect(twice.text).toContain("fee: 8\n\nnine\n\nfee: 10");
    expect(twice.warnings).toEqual([
      "2 lines are not valid JSON, the first is line 7. They were read as plain text.",
    ]);
  });

  it("Markdown keeps headings, list items, tables and footnotes", async () => {
    const { text, blocks } = await extracted("rules.md");
    expect(
      blocks.filter((block) => block.type === "heading").map((block) => [block.level, block.text]),
    ).toEqual([
      [1, "Library rules"],
      [2, "Loans"],
      [2, "Fees"],
    ]);
    expect(blocks.find((block) => block.text.startsWith("First"))?.header).toEqual(["Service", "Price"]);
    expect(text).toContain("Note: Games are treated like films.");
    expect(text).not.toMatch(/[#[\]]/);
  });

  it("plain text has paragraphs, and headings where lines stand out", async () => {
    const { blocks } = await extracted("rules.txt");
    expect(blocks.filter((block) => block.type === "heading").map((block) => block.text)).toEqual([
      "LIBRARY RULES",
      "1.1 Loans",
      "1.2 Fees",
    ]);
    expect(blocks[1]?.text).toBe(
      "These rules apply to all readers. They are printed on the back of the library card.",
    );
  });
});
