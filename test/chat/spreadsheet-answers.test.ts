import { beforeAll, expect, it } from "vitest";
import { formulaCell, numberCell, sheetFile, textCell } from "../extraction/office/sheet-file.ts";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";

const row = (cells: string[], attributes = "") => `<row ${attributes}>${cells.join("")}</row>`;
const texts = (...all: string[]) => all.map((text) => textCell(text));

const book = sheetFile(
  row(texts("Event", "Day", "Fee", "Our cost", "Tickets", "Takings")) +
    row([
      ...texts("Opening concert"),
      numberCell(46088, 1),
      ...texts("19 EUR", "4 EUR"),
      numberCell(200),
      formulaCell("E2*19"),
    ]) +
    row([
      ...texts("Harbour fair"),
      numberCell(46095, 1),
      ...texts("9 EUR", "3 EUR"),
      numberCell(40),
      formulaCell("E3*9"),
    ]) +
    row(
      [
        ...texts("Old market"),
        numberCell(45000, 1),
        ...texts("5 EUR", "2 EUR"),
        numberCell(1),
        formulaCell("E4*5"),
      ],
      'hidden="1"',
    ),
  { formats: ["General", "dd.mm.yyyy"], head: '<cols><col min="4" max="4" hidden="1"/></cols>' },
);

let ann: Actor;
let ragSystemId: string;
let warnings: string[];

beforeAll(async () => {
  ann = await as("ann");
  ragSystemId = (await ann.chatbots.create({ name: "Events", use_case: "support" })).id;
  const document = await upload(ann, ragSystemId, { name: "events.xlsx", type: "", bytes: book });
  const { document: read } = { document };
  warnings = read.warnings ?? [];
});

const ask = async (query: string) => (await ann.chat.ask({ ragSystemId, query })).answer;

it("a dotted date of a workbook is answered as people see it", async () => {
  expect(await ask("When is the opening concert?")).toContain("07.03.2026");
});

it("a formula that no program has calculated is answered with its result", async () => {
  expect(await ask("What are the takings of the harbour fair?")).toContain("360");
});

it("what a workbook hides is never answered, and its owner is told by the document", async () => {
  for (const query of ["What is our cost of the opening concert?", "What does the old market cost?"])
    expect(await ask(query)).not.toMatch(/[24] EUR|5 EUR/);
  expect(warnings).toEqual([
    '1 hidden row was left out: "Old market".',
    '1 hidden column was left out: "Our cost".',
    expect.stringContaining("2 formulas that no program has calculated were calculated here"),
  ]);
});
