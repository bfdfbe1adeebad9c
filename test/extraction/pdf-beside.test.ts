import { describe, expect, it } from "vitest";
import { read } from "./fixture.ts";
import { at, lines, rows } from "./pdf/content.ts";
import { pdfFile } from "./pdf/pdf-file.ts";

const text = async (...content: string[]) =>
  (await read(pdfFile([{ content: content.join("\n") }]), "a.pdf")).text.replace(/\s+/g, " ");

const narrow = [
  "The harbour was built in three stages over forty years and its",
  "first wall protected the fishing boats from the winter storms;",
  "the second made room for the ferry, and when the third one was",
  "planned the council asked for a wider basin that ships can pageBreak",
];
const wide = [
  "in. Boats are moored by their keepers, who look after them the whole year and pay in spring for",
  "the berth that they had the year before, unless the harbour office has told them otherwise in May.",
];
const note = [
  "The harbour office is",
  "open on weekdays, and on",
  "Sundays a keeper stands",
  "at the pier until noon.",
];

describe("a box beside the text of a PDF", () => {
  it.each([
    ["right", 60, 400, 13],
    ["left", 200, 60, 11],
  ])("is read by itself, and the text goes on below it (%s)", async (_, x, boxX, leading) => {
    const found = await text(
      lines(narrow, { x, y: 700 }),
      lines(note, { x: boxX, y: 695, size: 9, leading }),
      lines(wide, { y: 700 - narrow.length * 12 }),
    );
    expect(found).toContain(note.join(" "));
    for (const [line = "", next = ""] of narrow.slice(1).map((each, index) => [narrow[index], each]))
      expect(found).toContain(`${line} ${next}`);
  });
});

it("two addresses beside one another are read one after the other", async () => {
  const addresses = [
    ["Ann Berg", "Harbour Ltd"],
    ["Quay Street 12", "Sea Road 5"],
    ["24103 Kiel", "20457 Hamburg"],
  ];
  expect(await text(rows(addresses, [60, 340]))).toBe(
    "Ann Berg Quay Street 12 24103 Kiel Harbour Ltd Sea Road 5 20457 Hamburg",
  );
});

describe("words of a PDF", () => {
  const each = (word: string, x: number, y: number, pitch: number) =>
    Array.from(word, (letter, index) => at(letter, { x: x + index * pitch, y })).join("\n");
  const tracked = (word: string, y: number, spacing: number) =>
    `BT /F 10 Tf ${spacing} Tc 1 0 0 1 60 ${y} Tm (${word}) Tj 0 Tc ET`;

  it.each([
    ["TOTAL AMOUNT 12.50 EUR", 4],
    ["Opening hours on 5 May", 2.5],
    ["12.50", 6],
    ["12", 5],
  ])("come out whole if they are letter-spaced (%s)", async (words, spacing) => {
    expect(await text(tracked(words, 700, spacing), at("Plain words.", { x: 60, y: 600 }))).toBe(
      `${words} Plain words.`,
    );
  });

  it.each([
    ["T O T A L", "TOTAL"],
    ["S U M", "SUM"],
    ["Net 1 2 . 5 0 EUR", "Net 12.50 EUR"],
    ["T O T A L   A M O U N T   D U E", "TOTAL AMOUNT DUE"],
    ["Quays A B C D and 1 2 3", "Quays A B C D and 1 2 3"],
    ["Tick x x x x here", "Tick x x x x here"],
  ])("come out whole if they are typed with spaces (%s)", async (typed, whole) => {
    expect(await text(lines([typed]), at("Plain words.", { x: 60, y: 600 }))).toBe(`${whole} Plain words.`);
  });

  it("stay apart in columns of digits", async () => {
    expect(await text(each("1001", 60, 700, 12), at("Plain words.", { x: 60, y: 600 }))).toMatch(/^1 0 0 1/);
  });

  it("make no table of a justified text whose words stand alone", async () => {
    const justified = [
      "the of and",
      "harbour council asked",
      "for a wider basin",
      "that ships pageBreak in soon",
    ];
    const widths = (word: string) => word.length * 5;
    const content = justified.flatMap((line, index) => {
      const words = line.split(" ");
      const room = (200 - words.reduce((sum, word) => sum + widths(word), 0)) / (words.length - 1);
      let x = 60;
      return words.map((word) => {
        const shown = `BT /M 8.333 Tf 1 0 0 1 ${x} ${700 - index * 13} Tm (${word}) Tj ET`;
        x += widths(word) + room;
        return shown;
      });
    });
    const fonts = { M: "<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>" };
    const { blocks } = await read(pdfFile([{ content: content.join("\n") }], { fonts }), "a.pdf");
    expect(blocks.map(({ type }) => type)).not.toContain("table-row");
    expect(
      blocks
        .map((block) => block.text)
        .join(" ")
        .replace(/\s+/g, " "),
    ).toBe(justified.join(" "));
  });
});

describe("a filled form", () => {
  const over = (label: string, value: string) => [
    at(label, { x: 60, y: 700 }),
    at(value, { x: 100, y: 701 }),
    at("Plain words.", { x: 60, y: 600 }),
  ];

  it.each([
    ["Name: ______________", "Name: Ann Berg Plain words."],
    ["Name: ....................................", "Name: Ann Berg Plain words."],
    ["Date: __.__.____", "Date: Ann Berg Plain words."],
  ])("has values without the blank below them (%s)", async (label, whole) => {
    expect(await text(...over(label, "Ann Berg"))).toBe(whole);
  });

  it.each([
    "Enter text here",
    "Bitte hier eingeben",
    "Saisissez votre nom",
    "TT.MM.JJJJ",
    "Click or tap here",
  ])("has values without the prompt below them (%s)", async (prompt) => {
    const shown = [
      at("Name:", { x: 60, y: 700 }),
      at(prompt, { x: 100, y: 700 }),
      at("Ann Berg", { x: 100, y: 700.5 }),
    ];
    expect(await text(...shown)).toBe("Name: Ann Berg");
  });

  it("has fields without their prompt, and ticks beside their labels", async () => {
    const field = (more: string) => `<</Type/Annot/Subtype/Widget${more}>>`;
    const tick = (name: string, state: string, y: number) =>
      field(
        `/FT/Btn/T(${name})/V/${state}/AS/${state}/AP<</N<</Yes null/Off null>>>>/Rect[60 ${y} 72 ${y + 12}]`,
      );
    const annotations = [
      field("/FT/Tx/T(town)/TU(Enter town here)/V(Kiel)/Rect[160 695 300 712]"),
      field("/FT/Ch/T(season)/Opt[(Spring)(Summer)]/V(Summer)/Rect[160 665 300 682]"),
      tick("a", "Yes", 635),
      tick("b", "Off", 615),
    ];
    const content = [
      at("Town: ________", { x: 120, y: 700 }),
      at("Your text here", { x: 170, y: 700 }),
      at("Season", { x: 120, y: 670 }),
      at("Letters by mail", { x: 80, y: 637 }),
      at("Phone calls", { x: 80, y: 617 }),
    ].join("\n");
    const { blocks } = await read(pdfFile([{ content, annotations }]), "a.pdf");
    const found = blocks.map((block) => block.text).join(" ");
    expect(found.replace(/ \| /g, " ")).toBe("Town: Kiel Season Summer [x] Letters by mail [ ] Phone calls");
    expect(blocks.map(({ isHeader }) => isHeader)).not.toContain(true);
  });
});
