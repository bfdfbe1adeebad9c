import { describe, expect, it } from "vitest";
import { assemble } from "#extraction/blocks/assemble.ts";
import type { Draft, Kind } from "#extraction/blocks/block.ts";
import { chunk } from "#lambdas/core/reading/chunk/chunk.ts";
import { extracted } from "../../extraction/fixture.ts";

const passages = (drafts: Draft[], kind: Kind = "text") => chunk({ kind, warnings: [], ...assemble(drafts) });

const heading = (text: string, level: number): Draft => ({ type: "heading", text, level });
const paragraph = (text: string, place?: string): Draft => ({
  type: "paragraph",
  text,
  ...(place && { place }),
});
/** A sentence that no other one equals. */
const sentence = (number: number) => `The reading room ${number} has forty seats and a view of the river. `;
const sentences = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => sentence(from + index)).join("");

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
      ...Array.from({ length: 40 }, (_, index) => paragraph(sentences(2, index * 2))),
    ]);
    expect(found.every(({ text }) => text.length > 500 && text.length <= 1060)).toBe(true);
    expect(found.every(({ titlePath }) => titlePath.join() === "Rooms")).toBe(true);
  });

  it("a long paragraph is cut between sentences", () => {
    const found = passages([paragraph(sentences(80))]);
    expect(found.length).toBeGreaterThan(4);
    for (const { text } of found) expect(text).toMatch(/^The reading .* river\.$/);
  });

  it("text without any sentence or space is still cut", () => {
    const endless = Array.from({ length: 2000 }, (_, index) => `x${index}`).join("");
    const found = passages([paragraph(endless)]);
    expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThanOrEqual(1200);
    expect(found.map(({ text }) => text).join("")).toBe(endless);
  });

  it("a table row is never cut", () => {
    const row = (index: number): Draft => ({
      type: "table-row",
      text: `Room ${index} | ${sentences(8, index * 8)}end${index}`,
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
      paragraph(sentence(1)),
      heading("Quiet", 2),
      paragraph(sentence(2)),
    ]);
    expect(found.map(({ titlePath }) => titlePath)).toEqual([
      ["Rooms", "Study"],
      ["Rooms", "Quiet"],
    ]);
  });

  it("headings with nothing between them are no passages of their own", () => {
    const title = ["Medicines Agency", "Clinical Trials", "Workshop"].map((text) => heading(text, 1));
    const found = passages([...title, paragraph(sentence(1)), heading("Annex", 1), paragraph(sentence(2))]);
    expect(found.map(({ text }) => text.split("\n\n").length)).toEqual([4, 2]);
  });

  it("a page ends a passage unless its last sentence runs on", () => {
    const apart = passages([paragraph(sentence(1), "Page 1"), paragraph(sentence(2), "Page 2")], "pdf");
    expect(apart.map(({ place }) => place)).toEqual(["Page 1", "Page 2"]);
    const together = passages(
      [paragraph("The library is", "Page 1"), paragraph("open on Saturday.", "Page 2")],
      "pdf",
    );
    expect(together).toHaveLength(1);
  });

  it("a slide without a title does not inherit the title of the one before", () => {
    const slides = [{ ...heading("Loans", 1), place: "Slide 1" }, paragraph(sentence(1), "Slide 2")];
    expect(passages(slides, "pptx").map(({ titlePath }) => titlePath)).toEqual([["Loans"], []]);
  });

  it("terms that a document repeats below every offer are in one passage only", () => {
    const terms = "All prices include value added tax. ".repeat(5);
    const found = passages(
      [1, 2, 3, 4].flatMap((offer) => [
        heading(`Offer ${offer}`, 1),
        paragraph(sentence(offer)),
        paragraph(terms),
      ]),
    );
    expect(found.map(({ text }) => text.includes("value added tax"))).toEqual([true, false, false, false]);
    expect(found.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2, 3]);
  });

  it("long paragraphs that differ in a number only are all kept", () => {
    const offers = [100, 200, 300, 400].map((price) =>
      paragraph(`${"The room with a view of the river is for rent. ".repeat(20)}It costs ${price} euros.`),
    );
    expect(
      passages(offers)
        .map(({ text }) => /\d+(?= euros)/.exec(text)?.[0])
        .filter(Boolean),
    ).toEqual(["100", "200", "300", "400"]);
  });

  it("a slide that comes twice is one passage", () => {
    const slide = (place: string): Draft[] => [
      { ...heading("Thank you", 1), place },
      paragraph(sentence(1), place),
    ];
    expect(passages([...slide("Slide 1"), ...slide("Slide 9")], "pptx")).toHaveLength(1);
  });

  it("a passage of ideographs says as much as one of letters, in a third of the characters", () => {
    const chinese = Array.from({ length: 60 }, (_, index) =>
      paragraph(`第${index}阅览室有四十个座位，可以看到河流的景色，每天早上九点开门。`),
    );
    const lengths = passages(chinese).map(({ text }) => text.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(400);
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(200);
  });

  it("the same document always gives the same passages", async () => {
    const [first, second] = [chunk(await extracted("fees.xlsx")), chunk(await extracted("fees.xlsx"))];
    expect(first).toEqual(second);
    expect(first.map(({ ordinal }) => ordinal)).toEqual(first.map((_, index) => index));
  });
});
