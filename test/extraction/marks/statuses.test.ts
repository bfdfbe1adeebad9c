import { expect, it } from "vitest";
import { statusInTitle, statusOf } from "#extraction/marks/status/status-of.ts";
import { read, utf8 } from "../fixture.ts";
import { paragraph, run, shape, slidesFile, wordFile } from "../office/office-file.ts";
import { lines } from "../pdf/content.ts";
import { pdfFile } from "../pdf/pdf-file.ts";

const placesOf = async (file: Uint8Array | string, name: string) =>
  (await read(typeof file === "string" ? utf8(file) : file, name)).blocks.map(({ place = "" }) => place);

it.each(
  [
    "DRAFT|D R A F T|Superseded by version 3|[WITHDRAWN]|Status: withdrawn|Withdrawn on 3 May 2024|VOID – DO NOT USE|Draft v2",
    "valid until 31 December 2024|This document has been superseded by Policy 12.|OBSOLETE - replaced by SOP-17|⚠️ DEPRECATED",
    "Entwurf|Ungültig|ersetzt durch Version 3 vom 1.2.2024|Gültig bis 31.12.2024|Außer Kraft|ZURÜCKGEZOGEN",
    "ANNULÉ|Obsolète|Remplacée par la version 3|Valable jusqu'au 31/12/2024|Brouillon",
    "Derogado|Sin vigencia|Borrador|Válido hasta el 31 de diciembre de 2024|REVOGADO|Rascunho",
    "Scaduto|Bozza|Valido fino al 31.12.2024|Niet meer geldig|Vervallen|NIEAKTUALNE|Ważny do 31.12.2024",
    "İPTAL|TASLAK|Geçersizdir|ملغى|مسودة|已废止|已被第3版取代|草案|廃止|有効期限：2024年12月31日",
    "UTKAST|Upphävd|हिंदी: निरस्त|hết hiệu lực|Dự thảo",
  ].flatMap((row) => row.replace("हिंदी: ", "").split("|")),
)("%s is a status", (text) => {
  expect(statusOf(text)).toBeTruthy();
});

it.each(
  [
    "Drafts|Returns|The draft is due on Friday.|Orders that were cancelled are refunded.|Projekt|Concept|Draft beer",
    "Void where prohibited by law|Expired cards|Cancelled orders|Muster|Status|Archived documents are kept ten years.",
    "What to do if a card has expired|Expired?|Replaced parts|Valid until you cancel|案|Cancelled flights on 3 May 2024",
    "Die Batterie wird ersetzt|ersetzt wird die Batterie|Entwürfe einreichen|Annuler une commande|无效账户如何处理",
  ].flatMap((row) => row.split("|")),
)("%s is no status", (text) => {
  expect(statusOf(text)).toBeUndefined();
});

it("a title has its status in brackets, or in capitals beside a colon or dash", () => {
  expect(statusInTitle("[WITHDRAWN] Returns")).toBe("WITHDRAWN");
  expect(statusInTitle("§ 5 (repealed)")).toBe("repealed");
  expect(statusInTitle("VOID: Returns")).toBe("VOID");
  expect(statusInTitle("Returns – DRAFT")).toBe("DRAFT");
  expect(statusInTitle("Draft: how to write one")).toBeUndefined();
});

it("a section that was replaced shows it to its end, and other sections do not", async () => {
  const source =
    "# Handbook\n\nRules.\n\n## Returns (superseded)\n\n30 days.\n\n### Shoes\n\n20 days.\n\n## Fees\n\n2 EUR.";
  const mark = "Marked “superseded”";
  expect(await placesOf(source, "a.md")).toEqual(["", "", mark, mark, mark, mark, "", ""]);
});

it("a draft of a word in the middle of a document is no status", async () => {
  const source = "# Handbook\n\nRules.\n\n## Draft\n\nBeer from the tap.";
  expect(await placesOf(source, "a.md")).toEqual(["", "", "", ""]);
});

it("a section about what is cancelled or expired is no section that is no longer valid", async () => {
  const page =
    "# Order status\n\n## Pending\n\nWe pack it.\n\n## Cancelled\n\nYou get your money back.\n\n## EXPIRED\n\nThe 2019 rules.";
  const { blocks, warnings } = await read(utf8(page), "status.md");
  expect(blocks.filter(({ place }) => place).map(({ text }) => text)).toEqual(["EXPIRED", "The 2019 rules."]);
  expect(warnings).toHaveLength(1);
});

it("only the section of a Word document whose header says so shows it", async () => {
  const body = `${paragraph(run("First."))}${paragraph("", "<w:sectPr/>")}${paragraph(run("Second."))}<w:sectPr><w:headerReference r:id="r7"/></w:sectPr>`;
  const file = wordFile(body, {
    parts: { "word/header1.xml": `<w:hdr>${paragraph(run("VOID"))}</w:hdr>` },
    related: [["r7", "header", "header1.xml"]],
  });
  expect(await placesOf(file, "a.docx")).toEqual(["", "Marked “VOID”", ""]);
});

it("only the page with the watermark shows it, and its words are not mixed with the watermark's", async () => {
  const watermark = "0.8 g BT /F 80 Tf 0.7 0.7 -0.7 0.7 150 300 Tm (SUPERSEDED) Tj ET";
  const file = pdfFile([{ content: lines(["First."]) }, { content: `${lines(["Second."])}\n${watermark}` }]);
  const { blocks } = await read(file, "a.pdf");
  expect(blocks.map(({ place, text }) => [place, text])).toEqual([
    ["Page 1", "First."],
    ["Page 2 · marked “SUPERSEDED”", "Second."],
  ]);
});

it("the steps of a process on a slide are no status of it", async () => {
  const shapes = shape(["Draft"]) + shape(["Archived"], { top: 2000 });
  const slides = slidesFile([{ shapes: shape(["Our process"]) }, { shapes }]);
  expect(await placesOf(slides, "a.pptx")).toEqual(["Slide 1", "Slide 2", "Slide 2"]);
});
