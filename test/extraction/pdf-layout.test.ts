import { expect, it } from "vitest";
import { read } from "./fixture.ts";
import { at, grid, lines, rows } from "./pdf/content.ts";
import { pdfFile } from "./pdf/pdf-file.ts";

const readPage = (content: string, page = {}) => read(pdfFile([{ content, ...page }]), "a.pdf");

const left = [
  "The harbour was built in three stages",
  "over forty years. Its first wall pro-",
  "tected the fishing boats; the second",
  "made room for the ferry, and the third",
  "one, with its well-known light, closed",
  "the basin against the winter storms.",
];
const right = [
  "Ships that come in at night follow two",
  "lamps on the southern shore. When both",
  "stand one above the other, the channel",
  "lies straight ahead. The pilots on duty",
  "board every vessel above forty metres",
  "before it has passed the outer buoys.",
];

it("a PDF's columns are read one after the other, whatever order they are drawn in", async () => {
  const drawn = right.flatMap((line, index) => [
    at(line, { x: 320, y: 640 - index * 12 }),
    at(left[index] ?? "", { x: 60, y: 640 - index * 12 }),
  ]);
  const title = at("A short history of the harbour and its lights", { x: 120, y: 700, size: 18 });
  const { text } = await readPage([...drawn, title].join("\n"));
  expect(text).toMatch(
    /^A short history.*its lights\n\nThe harbour.*winter storms\.\n\nShips that.*outer buoys\.$/s,
  );
});

it("words cut at the end of a PDF's lines are whole, and hyphens of their own stay", async () => {
  const { text } = await readPage(lines(left));
  expect(text).toContain("Its first wall protected the fishing boats");
  expect(text).toContain("with its well-known light");
});

it("a PDF's table without lines keeps the label of each cell's column", async () => {
  const cells = [
    ["Item", "Count", "Price"],
    ["Rope", "4", "12.50"],
    ["Anchor", "1", "45.00"],
    ["Buoy", "7", "9.90"],
  ];
  const { blocks } = await readPage(rows(cells, [60, 200, 300]));
  expect(blocks.map(({ cells: own }) => own)).toEqual(cells);
  expect(blocks[2]).toMatchObject({ type: "table-row", header: ["Item", "Count", "Price"], place: "Page 1" });
});

it("a cell of a drawn table keeps all of its lines, and a label over two columns stands over both", async () => {
  const texts = [
    at("Region", { x: 65, y: 685 }),
    at("Sales", { x: 165, y: 685 }),
    at("2024", { x: 165, y: 665 }),
    at("2025", { x: 265, y: 665 }),
    at("Northern", { x: 65, y: 645 }),
    at("islands", { x: 65, y: 633 }),
    at("10", { x: 165, y: 645 }),
    at("12", { x: 265, y: 645 }),
  ];
  const lattice = [grid([60, 160, 360], [700, 680, 660, 625]), "260 680 m 260 625 l S"];
  const { blocks } = await readPage([...lattice, ...texts].join("\n"));
  expect(blocks[0]?.cells).toEqual(["Region", "Sales 2024", "Sales 2025"]);
  expect(blocks[1]).toMatchObject({ cells: ["Northern islands", "10", "12"], header: blocks[0]?.cells });
});

it("a contents page is no table, and its dots are left out", async () => {
  const entry = (title: string, page: string) => title + " .".repeat(30) + page;
  const { blocks } = await readPage(
    lines([entry("1 Arrival", "3"), entry("2 Mooring", "12"), entry("3 Fees", "25")]),
  );
  expect(blocks.map(({ type, text }) => [type, text])).toEqual([
    ["list-item", "1 Arrival 3"],
    ["list-item", "2 Mooring 12"],
    ["list-item", "3 Fees 25"],
  ]);
});

it("headings of a PDF are told by their size, with levels", async () => {
  const content = [
    lines(["Harbour rules"], { size: 22, y: 740 }),
    lines(["Mooring"], { size: 14, y: 700 }),
    lines(left, { y: 670 }),
  ];
  const { blocks } = await readPage(content.join("\n"));
  expect(blocks.map(({ type, level }) => [type, level])).toEqual([
    ["heading", 1],
    ["heading", 2],
    ["paragraph", undefined],
  ]);
});

it("a turned page and turned text are read upright", async () => {
  const sideways = left.map(
    (line, index) => `BT /F 10 Tf 0 1 -1 0 ${100 + index * 12} 60 Tm (${line}) Tj ET`,
  );
  const { text } = await read(
    pdfFile([{ content: sideways.join("\n"), rotate: 90 }, { content: sideways.join("\n") }]),
    "a.pdf",
  );
  const read1 = "The harbour was built in three stages over forty years.";
  expect(text.split(read1)).toHaveLength(3);
});

it("a list of a PDF keeps its items and the lines that they run over", async () => {
  const content = [
    at("\x95", { x: 60, y: 700 }),
    at("Show the card at the gate and wait until", { x: 75, y: 700 }),
    at("the lamp is green.", { x: 75, y: 688 }),
    at("\x95", { x: 60, y: 676 }),
    at("Close the gate.", { x: 75, y: 676 }),
  ];
  const { blocks } = await readPage(content.join("\n"));
  expect(blocks.map(({ type, text }) => [type, text])).toEqual([
    ["list-item", "- Show the card at the gate and wait until the lamp is green."],
    ["list-item", "- Close the gate."],
  ]);
});
