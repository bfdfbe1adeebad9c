import { describe, expect, it } from "vitest";
import { read, utf8 } from "./fixture.ts";

const json = (text: string) => read(utf8(text), "a.json");

describe("JSON", () => {
  it("numbers stay as they are written", async () => {
    const { text } = await json('{"id": 12345678901234567890, "fee": 1.50, "name": "1.50 \\"x\\""}');
    expect(text).toBe('id: 12345678901234567890\nfee: 1.50\nname: 1.50 "x"');
  });

  it("comments and a comma too many are overlooked", async () => {
    const { text, warnings } = await json('{ // fees\n "fee": 2, /* later */ "url": "http://a//b",\n}');
    expect(text).toBe("fee: 2\nurl: http://a//b");
    expect(warnings).toEqual([]);
  });

  it("what is nested without end is refused with what to do", async () => {
    await expect(json("[".repeat(100_000))).rejects.toThrow("nested deeper than 500 levels. Flatten it");
  });

  it("HTML in a value that is struck through or hidden is left out and named", async () => {
    const { text, warnings } = await json(
      '{"offers": [{"fee": "Fee: <del>199</del> 149", "note": "<p hidden>Our cost is 4</p><p>Open daily from 9 to 5</p>"}]}',
    );
    expect(text).toContain("fee: Fee: 149\nnote: Open daily from 9 to 5");
    expect(warnings).toEqual([
      '1 struck-through text was left out: "199".',
      '1 hidden text was left out: "Our cost is 4".',
    ]);
  });

  it("rows of values are a table, HTML in a value is read as text", async () => {
    const { blocks } = await json(
      '{"rows": [["Service","Price","Unit"],["Card",12,"year"]], "note": "<p>Free <b>films</b></p>"}',
    );
    expect(blocks.map((block) => block.text)).toEqual([
      "note: Free films",
      "rows",
      "Service | Price | Unit",
      "Card | 12 | year",
    ]);
  });

  it("a notebook is read cell by cell", async () => {
    const { blocks } = await json(
      '{"nbformat":4,"cells":[{"cell_type":"markdown","source":["# Fees\\n","Twice."]},{"cell_type":"code","source":"1+1","outputs":[{"text":["2"]}]}]}',
    );
    expect(blocks.map((block) => block.text)).toEqual(["Fees", "Twice.", "1+1", "2"]);
  });
});
