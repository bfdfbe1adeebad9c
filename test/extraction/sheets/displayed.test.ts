import { expect, it } from "vitest";
import { anyDate } from "#extraction/sheets/display/code.ts";
import { numberShown } from "#extraction/sheets/display/display.ts";
import { read } from "../fixture.ts";
import { formulaCell, numberCell, sheetFile, textCell } from "../office/sheet-file.ts";

it.each([
  ["46088", "dd.mm.yyyy", "07.03.2026"],
  ["46088", "DD.MM.YYYY", "07.03.2026"],
  ["46088", "[$-407]d. mmmm yyyy", "7. März 2026"],
  ["46088", "[$-FC19]d mmmm yyyy", "7 марта 2026"],
  ["46088", "[$-419]d mmmm yyyy", "7 Март 2026"],
  ["46088.8125", "dd.mm.yyyy hh:mm", "07.03.2026 19:30"],
  ["46088.5", 'yyyy\\-mm\\-dd"T"hh:mm:ss.000', "2026-03-07T12:00:00.000"],
  ["46088", "[$-F800]dddd, mmmm dd, yyyy", "2026-03-07"],
  ["46088", "TT.MM.JJJJ", "2026-03-07"],
  ["46088", "dd/mm/aaaa", "2026-03-07"],
  ["46088", 'yyyy"年"m"月"d"日";@', "2026年3月7日"],
  ["46088", '[$-411]ggge"年"m"月"d"日"', "2026年3月7日"],
  ["46088", "[$-404]e/m/d", "2026/3/7"],
  ["46088", "[$-107041E]d mmm yyyy", "2026-03-07"],
  ["46088", '[$-C0A]d "de" mmmm "de" yyyy', "7 de marzo de 2026"],
  ["46088", "[$-425]d. mmmm yyyy", "2026-03-07"],
  ["46088", "[$-41E]d mmm bbbb", "7 มี.ค. 2569"],
  ["46088", "B2yyyy/mm/dd", "2026-03-07"],
  ["0.8", '[$-804]上午/下午h"时"mm"分";@', "下午7时12分"],
  ["46088", "[<1]h:mm;dd.mm.yyyy", "07.03.2026"],
  ["46088", anyDate, "2026-03-07"],
  ["0.5", anyDate, "12:00"],
  ["1.5", "[h]:mm", "36:00"],
  ["-0.0625", "[h]:mm", "-1:30"],
  ["46087.999999999", "dd.mm.yyyy", "07.03.2026"],
  ["59", "yyyy-mm-dd", "1900-02-28"],
  ["60", "yyyy-mm-dd", "1900-02-29"],
  ["-5", "yyyy-mm-dd", "1899-12-25"],
  ["20260307", "yyyy-mm-dd", "20260307"],
])("date number %s in the format %s is shown as %s", (stored, format, shown) => {
  expect(numberShown(stored, format, false)).toBe(shown);
});

it.each([
  ["1234567890123456789", "General", "1234567890123456789"],
  ["1.234567890123456E+15", "General", "1234567890123456"],
  ["0.30000000000000004", "General", "0.3"],
  ["0.33333333333333331", "General", "0.333333333"],
  ["12345678.12345", "General", "12345678.12345"],
  ["7", "00000", "00007"],
  ["4111111111111111", "0000 0000 0000 0000", "4111 1111 1111 1111"],
  ["5551234567", "(000) 000-0000", "(555) 123-4567"],
  ["1.005", "0.00", "1.01"],
  ["0.1785", "0.0%", "17.9%"],
  ["-1234.5", '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)', "(1,234.50)"],
  ["1234.5", '_-* #,##0.00\\ "€"_-', "1,234.50 €"],
  ["-5", "#,##0.00 [$€-407];[RED]-#,##0.00 [$€-407]", "-5.00 €"],
  ["2.25", "# ?/?", "2 1/4"],
  ["1.3125", "# ??/16", "1 5/16"],
  ["12500000", '0.0,,"M"', "12.5M"],
  ["5", "0 pcs", "5 pcs"],
  ["5", "0 kg", "5 kg"],
  ["5", "WW", "5"],
  ["5", "Standard", "5"],
  ["5", '"Standard "0', "Standard 5"],
  ["-1234567890123", 'General" General"', "-1234567890123 General"],
  ["12345678", "##0.0E+0", "12.3E+6"],
  ["1", '[=1]0 "day";0 "days"', "1 day"],
  ["-5", "[Red][<100]0;[Blue][>=100]0", "-5"],
  ["42", 'G/通用格式"元"', "42元"],
  ["0", "0;-0;;@", ""],
])("number %s in the format %s is shown as %s", (stored, format, shown) => {
  expect(numberShown(stored, format, false)).toBe(shown);
});

const second = async (row: string, parts = {}) => {
  const file = sheetFile(
    `<row>${textCell("What")}${textCell("Value")}</row><row>${textCell("x")}${row}</row>`,
    parts,
  );
  return (await read(file, "a.xlsx")).blocks.at(-1)?.cells?.[1];
};

it("a workbook that counts from 1904 and a cell with an ISO date show their days", async () => {
  const settings = '<workbookPr date1904="1"/>';
  const formats = ["dd.mm.yyyy"];
  expect(await second(numberCell(44626), { formats, settings })).toBe("07.03.2026");
  expect(await second('<c t="d"><v>2026-03-07T00:00:00</v></c>', { formats })).toBe("07.03.2026");
  expect(await second('<c t="d"><v>2026-03-07T19:30:00</v></c>')).toBe("2026-03-07 19:30");
});

it.each([
  [14, "2026-03-07"],
  [15, "7-Mar-26"],
  [22, "2026-03-07 19:30"],
  [31, "2026-03-07 19:30"],
  [57, "2026-03-07 19:30"],
  [44, "$46,088.81"],
])("the built-in format %i shows %s", async (format, shown) => {
  expect(await second(numberCell(46088.8125, 1), { looks: [{ format }] })).toBe(shown);
});

it("errors are no values, and their owner is told", async () => {
  const rows = `<row>${textCell("Plan")}${textCell("Price")}</row><row>${textCell("Basic")}<c t="e"><f>A9</f><v>#REF!</v></c></row>`;
  const { text, warnings } = await read(
    sheetFile(`${rows}<row>${textCell("Pro")}${formulaCell("1+1", "2")}</row>`),
    "a.xlsx",
  );
  expect(text).not.toContain("#REF!");
  expect(warnings).toEqual([
    '1 cell with an error instead of a value was left out: #REF! in B2 of sheet "Prices". Correct its formula and upload the file again.',
  ]);
});
