import { describe, expect, it } from "vitest";
import { read, utf8 } from "./fixture.ts";
import { cell, paragraph, run, shape, slidesFile, table, wordFile } from "./office/office-file.ts";

const labels = ["Town", "Letter", "Parcel"];
const towns = [
  ["Aalborg", "1.50", "9.90"],
  ["Bergen", "2.50", "10.90"],
];
const more = [
  ["Calais", "3.50", "11.90"],
  ["Danzig", "4.50", "12.90"],
];
const others = [
  ["Ann Berg", "47", "Keeper"],
  ["Bob Lund", "52", "Cook"],
];

const word = (rows: string[][]) =>
  table(...rows.map((row) => row.map((text) => cell(paragraph(run(text)))).join("")));
const page = (rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join("")}</tr>`).join("")}</table>`;
const slide = (rows: string[][]) =>
  `<p:graphicFrame><p:xfrm><a:off x="0" y="900000"/><a:ext cx="9" cy="9"/></p:xfrm><a:graphic><a:graphicData><a:tbl>${rows
    .map(
      (row) =>
        `<a:tr>${row.map((text) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`).join("")}</a:tr>`,
    )
    .join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
const rich = (rows: string[][]) =>
  rows
    .map(
      (row) =>
        `\\trowd\\cellx1000\\cellx2000\\cellx3000\\pard\\intbl ${row.map((text) => `${text}\\cell `).join("")}\\row\n`,
    )
    .join("");

type Part = string | string[][];
const files: Record<string, (parts: Part[]) => Uint8Array> = {
  "a.docx": (parts) =>
    wordFile(parts.map((part) => (typeof part === "string" ? paragraph(run(part)) : word(part))).join("")),
  "a.html": (parts) =>
    utf8(parts.map((part) => (typeof part === "string" ? `<p>${part}</p>` : page(part))).join("")),
  "a.pptx": (parts) =>
    slidesFile(parts.map((part) => ({ shapes: typeof part === "string" ? shape([part]) : slide(part) }))),
  "a.doc": (parts) =>
    utf8(
      `{\\rtf1 ${parts.map((part) => (typeof part === "string" ? `\\pard ${part}\\par\n` : rich(part))).join("\\pard ")}}`,
    ),
};

const headersIn = async (name: string, parts: Part[]) =>
  (await read(files[name]?.(parts) ?? new Uint8Array(), name)).blocks
    .filter(({ type, isHeader }) => type === "table-row" && !isHeader)
    .map(({ header }) => header?.join());

const whole = labels.join();

describe.each(Object.keys(files))("a table in two parts (%s)", (name) => {
  it.each([
    ["directly behind one another", []],
    ["with words that it continues", ["Table 3 (continued)"]],
    ["with such words in German", ["Fortsetzung Tabelle 3"]],
  ])("keeps its labels in the second part, %s", async (_, between) => {
    expect(await headersIn(name, [[labels, ...towns], ...between, more])).toEqual([
      whole,
      whole,
      whole,
      whole,
    ]);
  });

  it("keeps them below its repeated title", async () => {
    const parts = ["Rates by town", [labels, ...towns], "Rates by town", more];
    expect(await headersIn(name, parts)).toEqual([whole, whole, whole, whole]);
  });

  it("gives none to another table below a title of its own", async () => {
    const found = await headersIn(name, [[labels, ...towns], "Rates to islands", more]);
    expect(found.slice(2)).toEqual([undefined, undefined]);
  });
});

describe.each(["a.docx", "a.html", "a.pptx"])("another table directly behind the first (%s)", (name) => {
  it.each([
    ["other kinds of values", others],
    ["fewer columns", more.map((row) => row.slice(0, 2))],
  ])("has no labels with %s", async (_, rows) => {
    const found = await headersIn(name, [[labels, ...towns], rows]);
    expect(found.slice(2)).toEqual([undefined, undefined]);
  });
});
