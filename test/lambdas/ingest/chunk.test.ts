import { describe, expect, it } from "vitest";
import { chunk } from "../../../lambdas/ingest/chunk.ts";
import { assemble } from "../../../lambdas/ingest/extract/assemble.ts";
import type { Draft, Kind } from "../../../lambdas/ingest/extract/block.ts";
import { extracted } from "./extract-fixture.ts";

const passages = (drafts: Draft[], kind: Kind = "text") => chunk({ kind, warnings: [], ...assemble(drafts) });

const heading = (text: string, level: number): Draft => ({ type: "heading", text, level });
const paragraph = (text: string, place?: string): Draft => ({
  type: "paragraph",
  text,
  ...(place && { place }),
});
const sentence = "The reading room has forty seats and a view of the river. ";

describe("chunk", () => {
  it("a heading opens a passage, which knows the headings above it", async () => {
    const found = chunk(await extracted("library-handbook.pdf"));
    const renewals = found.find((passage) => passage.text.startsWith("Renewals"));
    expect(renewals).toMatchObject({ titlePath: ["Library Handbook", "Loans", "Renewals"], place: "Page 2" });
    expect(renewals?.text).toContain("renewed twice");
    expect(renewals?.text).not.toContain("Reservations");
  });

  it("offsets point at the passage in the extracted text", async () => {
    const document = await extracted("library-handbook.pdf");
    for (const passage of chunk(document).filter(({ text }) => !text.includes("Service:")))
      expect(document.text.slice(passage.start, passage.end)).toBe(passage.text);
  });

  it("values of a table keep their labels", async () => {
    const fees = chunk(await extracted("library-handbook.pdf")).find(({ text }) =>
      text.includes("First reminder"),
    );
    expect(fees?.text).toContain(
      "Service: First reminder; Price: 1.50 euros; Due: 7 days after the end of the loan",
    );
  });

  it("small paragraphs under one heading share a passage of about 900 characters", () => {
    const found = passages([
      heading("Rooms", 1),
      ...Array.from({ length: 40 }, () => paragraph(sentence.repeat(2))),
    ]);
    expect(found.every(({ text }) => text.length > 500 && text.length <= 1060)).toBe(true);
    expect(found.every(({ titlePath }) => titlePath.join() === "Rooms")).toBe(true);
  });

  it("a long paragraph is cut between sentences", () => {
    const found = passages([paragraph(sentence.repeat(80))]);
    expect(found.length).toBeGreaterThan(4);
    for (const { text } of found) expect(text).toMatch(/^The reading .* river\.$/);
  });

  it("text without any sentence or space is still cut", () => {
    const found = passages([paragraph("x".repeat(10_000))]);
    expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThanOrEqual(1200);
    expect(found.map(({ text }) => text).join("")).toHaveLength(10_000);
  });

  it("a table row is never cut", () => {
    const row = (index: number): Draft => ({
      type: "table-row",
      text: `Room ${index} | ${sentence.repeat(8)}end${index}`,
    });
    const found = passages(Array.from({ length: 12 }, (_, index) => row(index)));
    for (let index = 0; index < 12; index += 1)
      expect(
        found.filter(({ text }) => text.includes(`Room ${index} `) && text.includes(`end${index}`)),
      ).toHaveLength(1);
  });

  it("a heading without text of its own stays with its first subheading", () => {
    const found = passages([
      heading("Rooms", 1),
      heading("Study", 2),
      paragraph(sentence),
      heading("Quiet", 2),
      paragraph(sentence),
    ]);
    expect(found.map(({ titlePath }) => titlePath)).toEqual([
      ["Rooms", "Study"],
      ["Rooms", "Quiet"],
    ]);
  });

  it("a page ends a passage unless its last sentence runs on", () => {
    const apart = passages([paragraph(sentence, "Page 1"), paragraph(sentence, "Page 2")], "pdf");
    expect(apart.map(({ place }) => place)).toEqual(["Page 1", "Page 2"]);
    const together = passages(
      [paragraph("The library is", "Page 1"), paragraph("open on Saturday.", "Page 2")],
      "pdf",
    );
    expect(together).toHaveLength(1);
  });

  it("a slide without a title does not inherit the title of the one before", () => {
    const slides = [{ ...heading("Loans", 1), place: "Slide 1" }, paragraph(sentence, "Slide 2")];
    expect(passages(slides, "pptx").map(({ titlePath }) => titlePath)).toEqual([["Loans"], []]);
  });

  it("the same document always gives the same passages", async () => {
    const [first, second] = [chunk(await extracted("fees.xlsx")), chunk(await extracted("fees.xlsx"))];
    expect(first).toEqual(second);
    expect(first.map(({ ordinal }) => ordinal)).toEqual(first.map((_, index) => index));
  });
});
