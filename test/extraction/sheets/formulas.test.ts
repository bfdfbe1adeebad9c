import { expect, it } from "vitest";
import { read } from "../fixture.ts";
import { formulaCell, numberCell, sheetFile, textCell } from "../office/sheet-file.ts";

const head = `<row>${["Item", "Number", "Price", "Total"].map((text) => textCell(text)).join("")}</row>`;
const row = (name: string, number: number, price: number, total: string) =>
  `<row>${textCell(name)}${numberCell(number)}${numberCell(price)}${total}</row>`;
const rows = (formula: string, result = "") =>
  head +
  row("Tent", 2, 150, formulaCell("B2*C2", result)) +
  row("Stove", 1, 40, formulaCell(formula, result));

const reading = async (file: Uint8Array) => {
  const { blocks, warnings } = await read(file, "a.xlsx");
  return { total: blocks.at(-1)?.cells?.[3], warnings };
};

it.each([
  ["SUM(D2,B3:C3)", "341"],
  ["D2-B3*C3", "260"],
  ["ROUND(C3*19%,2)", "7.6"],
  ["0.1+0.2", "0.3"],
  ["-2^2", "4"],
  ['"Total: "&D2&" EUR"', "Total: 300 EUR"],
  ['IF(B3>1,"many","one")', "one"],
  ["'Prices'!$C$2/4", "37.5"],
  ['HYPERLINK("https://shop.example/tents","See tents")', "See tents (https://shop.example/tents)"],
  ['_xlfn.IMAGE("https://shop.example/t.png","A red tent")', "A red tent"],
])("the formula %s that no program has calculated is %s", async (formula, result) => {
  const { total, warnings } = await reading(sheetFile(rows(formula)));
  expect(total).toBe(result);
  expect(warnings).toEqual([
    '2 formulas that no program has calculated were calculated here: D2 of sheet "Prices" and D3 of sheet "Prices". Open the file in Excel or LibreOffice, save it and upload it again to have the results of your program.',
  ]);
});

it.each([
  "VLOOKUP(A3,A1:C3,3)",
  "D3+1",
  "A2*2",
  "B2/0",
  "Missing!A1",
  "NOW()",
  "B2:B3*C2:C3",
  "{1,2}",
  "Price*2",
])("the formula %s is left out with the advice to save the file", async (formula) => {
  const { total, warnings } = await reading(sheetFile(rows(formula)));
  expect(total).toBeUndefined();
  expect(warnings[0]).toBe(
    '1 formula that no program has calculated was left out: D3 of sheet "Prices". Open the file in Excel or LibreOffice, save it and upload it again.',
  );
});

it("zero stands for no result where the file asks for a calculation", async () => {
  const file = (settings: string) => sheetFile(rows("B3*C3", "0"), { settings });
  expect((await reading(file('<calcPr fullCalcOnLoad="1"/>'))).total).toBe("40");
  expect((await reading(file('<calcPr calcId="191029"/>'))).total).toBe("0");
});

it("a formula that counts with days is shown as a day or not at all", async () => {
  const formats = ["General", "dd.mm.yyyy"];
  const days = (style: number) =>
    sheetFile(head + row("Fair", 1, 2, `${numberCell(46088, 1)}<c s="${style}"><f>D2+30</f></c>`), {
      formats,
    });
  const last = async (style: number) => (await read(days(style), "a.xlsx")).blocks.at(-1)?.cells?.[4];
  expect(await last(1)).toBe("06.04.2026");
  expect(await last(0)).toBeUndefined();
});
