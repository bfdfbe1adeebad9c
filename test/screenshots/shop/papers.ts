import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { utils, write } from "@e965/xlsx";
import Papa from "papaparse";
import type { Browser } from "playwright-core";
import { markdownToHtml } from "#shared/markdown/to-html.ts";
import { fixture, type UploadedFile } from "../../upload.ts";

const text = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`documents/${name}`, import.meta.url)), "utf8");

const plain = (name: string, type: string): UploadedFile => ({ name, type, bytes: text(name) });

/** The files of the sample shop, the oldest first; the last one cannot be read. */
export const papersIn = async (browser: Browser): Promise<UploadedFile[]> => [
  plain("opening-hours.md", "text/markdown"),
  plain("frame-sizes.csv", "text/csv"),
  plain("delivery-and-assembly.md", "text/markdown"),
  await printed(browser, "ebike-battery-guide"),
  workbook("workshop-price-list.xlsx", "price-list.csv"),
  await printed(browser, "returns-and-warranty"),
  { name: "supplier-agreement.pdf", type: "application/pdf", bytes: fixture("scan.pdf") },
];

export const rentalTerms = plain("rental-terms.md", "text/markdown");

/** A text as the PDF that the browser prints. */
const printed = async (browser: Browser, name: string): Promise<UploadedFile> => {
  const page = await browser.newPage();
  await page.setContent(markdownToHtml(text(`${name}.md`)).html);
  await page.addStyleTag({ content: "body { font: 14pt/1.5 serif } h2 { break-before: page }" });
  const bytes = await page.pdf({
    format: "A5",
    margin: { top: "2cm", bottom: "2cm", left: "2cm", right: "2cm" },
  });
  await page.close();
  return { name: `${name}-2026.pdf`, type: "application/pdf", bytes };
};

const workbook = (name: string, table: string): UploadedFile => {
  const book = utils.book_new();
  const { data } = Papa.parse<string[]>(text(table).trim(), { dynamicTyping: true });
  utils.book_append_sheet(book, utils.aoa_to_sheet(data), "Workshop");
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name, type, bytes: new Uint8Array(write(book, { type: "array", bookType: "xlsx" })) };
};
