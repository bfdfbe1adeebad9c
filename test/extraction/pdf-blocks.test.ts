import { expect, it } from "vitest";
import { read } from "./fixture.ts";
import { at, lines, rows } from "./pdf/content.ts";
import { pdfFile } from "./pdf/pdf-file.ts";

const readPage = async (...content: string[]) =>
  (await read(pdfFile([{ content: content.join("\n") }]), "a.pdf")).blocks;

const typed = (blocks: Awaited<ReturnType<typeof readPage>>) => blocks.map(({ type, text }) => [type, text]);

const prose = [
  "The harbour was built in three stages over forty years and its",
  "first wall protected the fishing boats from the winter storms;",
  "the second made room for the ferry and the third one closed it",
];

it("titles of a contents page that begin with their numbers are entries of their own", async () => {
  const entry = (number: string, title: string, y: number) => [
    at(number, { x: 60, y, font: "B" }),
    at(title, { x: 80, y }),
  ];
  const blocks = await readPage(
    ...entry("152", "Care of the quays", 700),
    ...entry("155", "The way in which the harbour", 685),
    at("is governed", { x: 80, y: 673 }),
    ...entry("162", "Answers to storms", 658),
  );
  expect(typed(blocks)).toEqual([
    ["list-item", "152 Care of the quays"],
    ["list-item", "155 The way in which the harbour is governed"],
    ["list-item", "162 Answers to storms"],
  ]);
});

it("a figure right above the words that say what it counts is read with them", async () => {
  const blocks = await readPage(
    at("168", { x: 60, y: 700, font: "B" }),
    at("Natural capital", { x: 60, y: 688 }),
    at("176", { x: 60, y: 660, font: "B" }),
    at("Human capital", { x: 60, y: 648 }),
  );
  expect(blocks.map(({ text }) => text)).toEqual(["168 Natural capital", "176 Human capital"]);
});

it("bullets drawn as shapes make items of a list", async () => {
  const dot = (y: number) => `60 ${y} 3 3 re f`;
  const blocks = await readPage(
    lines(["Bring these:", "", "", ""], { y: 720 }),
    dot(702),
    at("A card with your name", { x: 72, y: 700 }),
    dot(686),
    at("The keys of the boat", { x: 72, y: 684 }),
  );
  expect(typed(blocks).slice(1)).toEqual([
    ["list-item", "- A card with your name"],
    ["list-item", "- The keys of the boat"],
  ]);
});

it("what stands under an item of a list but not in it is no part of it", async () => {
  const blocks = await readPage(
    lines(prose, { y: 740 }),
    lines(["\x95 A card", "\x95 A key"], { x: 75, y: 690, leading: 14 }),
    lines(["This sentence speaks of something else and fills its line."], { y: 660 }),
  );
  expect(blocks.at(-2)?.text).toBe("- A key");
});

it("a first row on a ground of its own labels the columns of a table of words", async () => {
  const cells = [
    ["Service", "Fee"],
    ["Berth for a night", "Twelve euros"],
    ["Shower", "One euro"],
    ["Laundry", "Four euros"],
  ];
  const blocks = await readPage("0.8 0.9 1 rg 55 694 300 16 re f 0 g", rows(cells, [60, 200]));
  expect(blocks[0]).toMatchObject({ type: "table-row", isHeader: true });
  expect(blocks[3]).toMatchObject({ cells: ["Laundry", "Four euros"], header: ["Service", "Fee"] });
});

it("two tables below one another keep their own columns", async () => {
  const fees = [
    ["Berth", "12 euros"],
    ["Shower", "1 euro"],
    ["Laundry", "4 euros"],
  ];
  const moves = [
    ["Date", "Text", "Out", "Balance"],
    ["1 May", "Opening balance of the account", "", "100"],
    ["2 May", "Ropes and fenders", "20", "80"],
    ["3 May", "Berth for a night", "12", "68"],
  ];
  const blocks = await readPage(rows(fees, [60, 150]), rows(moves, [60, 110, 320, 400], { y: 630 }));
  expect(blocks[1]?.cells).toEqual(["Shower", "1 euro"]);
  expect(blocks[5]).toMatchObject({ cells: ["2 May", "Ropes and fenders", "20", "80"], header: moves[0] });
});

it("a capital that reaches over several lines begins its word", async () => {
  const blocks = await readPage(
    at("W", { x: 60, y: 676, size: 40 }),
    lines(["inter came late to the lake this year, and with it", "the ice that fishermen had"], {
      x: 102,
      y: 700,
    }),
    at("waited for since the end of November, all of them.", { x: 102, y: 676 }),
    at("Boats lay under cover.", { x: 60, y: 664 }),
  );
  expect(blocks[0]?.text).toMatch(/^Winter came late .* since the end of November, all of them\. Boats lay/);
  expect(blocks).toHaveLength(1);
});
