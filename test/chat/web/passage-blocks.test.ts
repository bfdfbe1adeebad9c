import { expect, it } from "vitest";
import { passageBlocks } from "#shared/quotation/passage-blocks.ts";

const drawn = (passage: string, claims: string[] = []) =>
  passageBlocks(passage, claims).map((block) =>
    "rows" in block
      ? [block.labels, ...block.rows.map((row) => row.map((parts) => parts.map(said).join("")))]
      : block.parts.map(said).join(""),
  );
const said = ({ text, isMarked }: { text: string; isMarked: boolean }) => (isMarked ? `«${text}»` : text);

const fees =
  "Service | Price | Due\nService: Reminder; Price: 1.50 euros; Due: later\nService: Copy; Price: 0.20 euros";

it("labelled rows below their labels are a table, and an empty cell stays empty", () => {
  expect(drawn(`Fees\n\n${fees}\n\nPay at the desk.`)).toEqual([
    "Fees",
    [
      ["Service", "Price", "Due"],
      ["Reminder", "1.50 euros", "later"],
      ["Copy", "0.20 euros", ""],
    ],
    "Pay at the desk.",
  ]);
});

it("the row that supports a claim is marked", () => {
  expect(drawn(fees, ["A copy is 0.20 euros."])).toEqual([
    [
      ["Service", "Price", "Due"],
      ["Reminder", "1.50 euros", "later"],
      ["«Copy»", "«0.20 euros»", ""],
    ],
  ]);
});

it.each([
  [
    "rows without their labels",
    "Item: Bus; Price: 1\nItem: Rail; Colour: red; Price: 3",
    ["Item", "Colour", "Price"],
    [
      ["Bus", "", "1"],
      ["Rail", "red", "3"],
    ],
  ],
  [
    "a first column without a label",
    "2006 | 2007\nIncome; 2006: €3; 2007: €4\nCosts; 2007: €1",
    ["", "2006", "2007"],
    [
      ["Income", "€3", "€4"],
      ["Costs", "", "€1"],
    ],
  ],
  [
    "one row of a cut table",
    "Gross Income; 2006: €3,105; 2007: €4,000",
    ["", "2006", "2007"],
    [["Gross Income", "€3,105", "€4,000"]],
  ],
  [
    "two columns of one label",
    "Item | Price | Price\nItem: Bus; Price: 1; Price: 2",
    ["Item", "Price", "Price"],
    [["Bus", "1", "2"]],
  ],
  [
    "values like labelled cells",
    "Item | Note\nItem: Bus; Note: slow; cheap: yes",
    ["Item", "Note"],
    [["Bus", "slow; cheap: yes"]],
  ],
  [
    "rows with bars",
    "A | B\n1 | 2\n3 | 4",
    ["A", "B"],
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  [
    "rows with bars and no labels",
    "a 1 | 2\n3 | 4",
    ["", ""],
    [
      ["a 1", "2"],
      ["3", "4"],
    ],
  ],
  ["Arabic", "الخدمة: تذكير; السعر: 1.50", ["الخدمة", "السعر"], [["تذكير", "1.50"]]],
])("%s are a table", (_, passage, labels, rows) => {
  expect(drawn(passage)).toEqual([[labels, ...rows]]);
});

it.each([
  "A sentence: with a colon; and a semicolon: here it goes on. Really.",
  "Home | About | Contact",
  "Open: 10 to 18",
  "Bring a card; pay at the desk.\nNote: no coins.",
])("%j stays prose", (passage) => expect(drawn(passage)).toEqual([passage]));
