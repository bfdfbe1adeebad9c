import { utils, write } from "@e965/xlsx";
import { utf8 } from "../fixture.ts";
import { cell, paragraph, run, slidesFile, wordFile } from "../office/office-file.ts";
import { escaped, numberCell, sheetFile, textCell } from "../office/sheet-file.ts";
import type { Figure } from "./figure.ts";

const rowsOf = (figures: Figure[]) => [
  ["Item", "Value", "Remark"],
  ...figures.map(({ shown }, at) => [`Item ${at}`, shown, "as seen"]),
];

const workbook = (figures: Figure[]): Uint8Array => {
  const formats = [...new Set(figures.map(({ format = "General" }) => format))];
  const value = ({ stored, format }: Figure) =>
    format ? numberCell(stored, formats.indexOf(format)) : textCell(stored);
  const row = (...cells: string[]) => `<row>${cells.join("")}</row>`;
  const rows = figures.map((one, at) => row(textCell(`Item ${at}`), value(one), textCell("as seen")));
  return sheetFile(row(...["Item", "Value", "Remark"].map((text) => textCell(text))) + rows.join(""), {
    formats,
  });
};

/** A binary number has 15 figures, so longer ones are text there. */
const oldWorkbook = (figures: Figure[]): Uint8Array => {
  const rows = figures.map(({ stored, format, shown }, at) => {
    const isNumber = format && stored.replace(/\D/g, "").length <= 15;
    return [
      `Item ${at}`,
      isNumber ? { t: "n", v: Number(stored), z: format } : { t: "s", v: shown },
      "as seen",
    ];
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Item", "Value", "Remark"], ...rows]), "Values");
  return new Uint8Array(write(book, { type: "array", bookType: "biff8" }));
};

const separated = (separator: string) => (figures: Figure[]) =>
  utf8(
    rowsOf(figures)
      .map((row) =>
        row.map((one) => (one.includes(separator) ? `"${one.replaceAll('"', '""')}"` : one)).join(separator),
      )
      .join("\r\n"),
  );

const document = (figures: Figure[]): Uint8Array => {
  const rows = rowsOf(figures).map(
    (row) => `<w:tr>${row.map((one) => cell(paragraph(run(escaped(one))))).join("")}</w:tr>`,
  );
  return wordFile(`<w:tbl>${rows.join("")}</w:tbl>`);
};

const slides = (figures: Figure[]): Uint8Array => {
  const cellOf = (one: string) =>
    `<a:tc><a:txBody><a:p><a:r><a:t>${escaped(one)}</a:t></a:r></a:p></a:txBody></a:tc>`;
  const rows = rowsOf(figures).map((row) => `<a:tr>${row.map(cellOf).join("")}</a:tr>`);
  return slidesFile([
    {
      shapes: `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${rows.join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    },
  ]);
};

const page = (figures: Figure[]): Uint8Array => {
  const rows = rowsOf(figures).map(
    (row) => `<tr>${row.map((one) => `<td>${escaped(one)}</td>`).join("")}</tr>`,
  );
  return utf8(`<!doctype html><title>Values</title><main><table>${rows.join("")}</table></main>`);
};

const markdown = (figures: Figure[]): Uint8Array => {
  const [labels = [], ...rows] = rowsOf(figures).map((row) => `| ${row.join(" | ")} |`);
  return utf8(`# Values\n\n${labels}\n|---|---|---|\n${rows.join("\n")}\n`);
};

/** Files with a row for each value, by name. */
export const writers: Array<[filename: string, write: (figures: Figure[]) => Uint8Array]> = [
  ["values.xlsx", workbook],
  ["values.xls", oldWorkbook],
  ["commas.csv", separated(",")],
  ["semicolons.csv", separated(";")],
  ["tabs.csv", separated("\t")],
  ["values.docx", document],
  ["values.pptx", slides],
  ["values.html", page],
  ["values.md", markdown],
];
