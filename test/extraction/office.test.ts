import { afterEach, describe, expect, it, vi } from "vitest";
import { extracted, fixture, read } from "./fixture.ts";

const known: Array<[string, string[]]> = [
  ["library-handbook.pdf", ["A member can borrow up to 12 items at a time.", "Each seats six people"]],
  ["rules.doc", ["Books are lent for 28 days.", "A first reminder costs 1.50 euros"]],
  ["rules.docx", ["Books are lent for 28 days.", "Reference works stay in the library."]],
  ["fees.xls", ["Interlibrary loan", "2.20 euros"]],
  ["fees.xlsx", ["Interlibrary loan", "2.20 euros"]],
  ["tour.ppt", ["Books are lent for 28 days.", "Book at the information desk"]],
  ["tour.pptx", ["Books are lent for 28 days.", "Mention the red dot on reference works."]],
];

afterEach(() => vi.restoreAllMocks());

describe("office documents", () => {
  it.each(known)("%s becomes its readable text", async (name, sentences) => {
    const { text } = await extracted(name);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it.each(known)("%s keeps its headings, and every block stands where it says", async (name) => {
    const { text, blocks } = await extracted(name);
    expect(blocks.some((block) => block.type === "heading")).toBe(true);
    for (const block of blocks) expect(text.slice(block.start, block.end)).toBe(block.text);
  });

  it("a PDF keeps pages, heading levels and tables, and its page header once", async () => {
    const { text, blocks } = await extracted("library-handbook.pdf");
    const find = (start: string) => blocks.find((block) => block.text.startsWith(start));
    expect(find("Fees")).toMatchObject({ type: "heading", level: 2, place: "Page 3" });
    expect(find("First reminder")?.header).toEqual(["Service", "Price", "Due"]);
    expect(text.match(/Town library · Handbook/g)).toHaveLength(1);
    expect(text).not.toContain("Page 1");
  });

  it("a PDF is read without a connection", async () => {
    const fetching = vi.spyOn(globalThis, "fetch");
    await extracted("library-handbook.pdf");
    expect(fetching).not.toHaveBeenCalled();
  });

  it.each(["fees.xls", "fees.xlsx"])(
    "%s shows cells as Excel does and leaves out the hidden sheet",
    async (name) => {
      const { text, blocks, warnings } = await extracted(name);
      const student = blocks.find((block) => block.text.startsWith("Student"));
      expect(student).toMatchObject({ text: "Student | 50% | 2027-12-31", place: "Sheet Fees" });
      expect(student?.header).toEqual(["Reader", "Share", "Valid until"]);
      expect(text).not.toContain("Cost price");
      expect(warnings).toEqual(['1 hidden sheet was left out: "Internal".']);
    },
  );

  it("an old presentation keeps its slides in order, with notes and without the master", async () => {
    const { text, blocks } = await extracted("tour.ppt");
    expect(
      blocks.filter((block) => block.type === "heading").map((block) => [block.place, block.text]),
    ).toEqual([
      ["Slide 1", "Borrowing"],
      ["Slide 2", "Study rooms – second floor"],
    ]);
    expect(blocks.find((block) => block.type === "note")?.place).toBe("Slide 1");
    expect(text).not.toContain("Click to edit");
  });

  it("a Word document keeps list items, footnotes and its header", async () => {
    const { blocks } = await extracted("rules.docx");
    const ofType = (type: string) => blocks.filter((block) => block.type === type).map((block) => block.text);
    expect(ofType("list-item")).toContain("- Films are lent for 7 days");
    expect(ofType("note")).toEqual(["Note: Reference works stay in the library."]);
    expect(ofType("running")).toEqual(["Town library, edition of January"]);
  });

  it("a document under a wrong extension is read as what it is", async () => {
    const { kind, text } = await read(fixture("rules.docx"), "rules.pdf", "application/pdf");
    expect(kind).toBe("docx");
    expect(text).toContain("Books are lent for 28 days.");
  });
});
