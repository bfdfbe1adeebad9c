import { expect, it } from "vitest";
import { chunk } from "#lambdas/core/reading/chunk/chunk.ts";
import { processorMilliseconds } from "../work.ts";
import { read } from "./fixture.ts";
import { at, lines } from "./pdf/content.ts";
import { pdfFile } from "./pdf/pdf-file.ts";

const readPage = (...content: string[]) => read(pdfFile([{ content: content.join("\n") }]), "a.pdf");

const column = (topic: string) => [
  `Whoever asks about the ${topic} at`,
  "the gate is shown to the office of",
  "the harbour, where the clerks keep",
  `a book of every ${topic} that they`,
  "have seen since the pier was built",
];

it("three columns of a brochure are read one after the other", async () => {
  const { text } = await readPage(
    lines(column("ferry"), { x: 40, y: 690 }),
    lines(column("crane"), { x: 220, y: 700 }),
    lines(column("light"), { x: 400, y: 700 }),
  );
  expect(text).toMatch(/ferry at the gate.*pier was built.*crane at the gate.*pier was built.*light at the/s);
});

it("lists beside one another are read one after the other, each under its title", async () => {
  const list = (title: string, items: string[], x: number) => [
    at(title, { x, y: 700, font: "B", size: 12 }),
    lines(
      items.map((item) => `\x95 ${item}`),
      { x, y: 680, leading: 14 },
    ),
  ];
  const { blocks } = await readPage(
    ...list("Strengths", ["Deep water", "Short way to town", "Own workshop"], 60),
    ...list("Weaknesses", ["Narrow entry", "Open to the east", "No crane"], 320),
  );
  expect(blocks.map(({ text }) => text)).toEqual([
    "Strengths",
    "- Deep water",
    "- Short way to town",
    "- Own workshop",
    "Weaknesses",
    "- Narrow entry",
    "- Open to the east",
    "- No crane",
  ]);
});

const body = [
  "The harbour was built in three stages over forty years and its first",
  "wall protected the fishing boats from the winter storms; the second",
  "made room for the ferry, and when the third one was being planned the",
];

const footnote = [
  "60 120 m 160 120 l S",
  at("1", { x: 60, y: 108, size: 5 }),
  at("Measured at the outer buoy in spring.", { x: 64, y: 105, size: 8 }),
];

it("a footnote is a note of its own, and the sentence above it goes on on the next page", async () => {
  const title = at("Quays and their builders over the years", { x: 60, y: 740, size: 16 });
  const first = [title, lines(body, { y: 700 }), lines(body, { y: 600 }), ...footnote].join("\n");
  const second = lines(["council asked for a wider basin that ships can pageBreak in."], { y: 720 });
  const extracted = await read(pdfFile([{ content: first }, { content: second }]), "a.pdf");
  const types = extracted.blocks.map(({ type }) => type);
  expect(types).toEqual(["heading", "paragraph", "note", "paragraph"]);
  expect(extracted.blocks[2]?.text).toBe("1 Measured at the outer buoy in spring.");
  const { text = "", pageBreaks = [] } = extracted.blocks[3] ?? {};
  expect(pageBreaks.map(({ at, place }) => [text.slice(at - 4, at + 7), place])).toEqual([
    ["the council", "Page 2"],
  ]);
  expect(chunk(extracted).some(({ text }) => /being planned the council asked/.test(text))).toBe(true);
});

it("small print within a page is no footnote", async () => {
  const { blocks } = await readPage(
    lines(body, { y: 700 }),
    "60 420 m 160 420 l S",
    at("Photo: the old quay at low water", { x: 60, y: 405, size: 8 }),
    lines(body, { y: 380 }),
  );
  expect(blocks.map(({ type }) => type)).not.toContain("note");
});

it("ten thousand short texts on one page take no more than six seconds of work", async () => {
  const texts = Array.from({ length: 10_000 }, (_, index) =>
    at("bay", { x: 20 + (index % 100) * 5.6, y: 780 - Math.floor(index / 100) * 7.5, size: 2 }),
  );
  const work = await processorMilliseconds(() => readPage(...texts));
  expect(work).toBeLessThan(6000);
});
