import { expect, it } from "vitest";
import { read, utf8 } from "./fixture.ts";

const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n";
const xfa =
  "Please wait...\n\nIf this message is not eventually replaced with the proper contents of the document, your PDF viewer may not be able to display this type of document.";

it.each([
  ["prices.txt", pointer, /only points to the document/],
  ["prices.csv", pointer, /only points to the document/],
  ["site.txt", "[InternetShortcut]\nURL=https://shop.example/\n", /only points to the document/],
  [
    "prices.json",
    '{"url":"https://docs.google.com/open?id=1","doc_id":"1","email":"a@b.example"}',
    /only points to/,
  ],
  ["form.txt", xfa, /XFA/],
  [
    "files.txt",
    "For the best experience, open this PDF portfolio in Acrobat X or Adobe Reader X, or later.",
    /portfolio/,
  ],
  ["memo.txt", "This document is protected with Microsoft Azure Information Protection.", /is protected/],
  ["memo.txt", "Dieses Dokument ist durch eine Rechteverwaltung geschützt.", /is protected/],
  ["export.csv", "No records found", /export without records/],
  ["export.txt", "Keine Daten gefunden.", /export without records/],
  ["sums.csv", "#REF!,#REF!\n#N/A,#REF!\n", /only errors of formulas/],
  [
    "report.docx",
    "<html><head><title>Sign in</title></head><body><form><input type=password></form></body></html>",
    /asks for a sign-in/,
  ],
  [
    "report.xls",
    "<html><body><h1>Something went wrong</h1><p>Please try again later.</p></body></html>",
    /error of a server/,
  ],
])("%s that stands in place of a document is refused: %s", async (name, text, reason) => {
  await expect(read(utf8(text), name)).rejects.toThrow(reason);
});

it.each([
  [
    "guide.txt",
    `A form may say: ${xfa} Then Adobe Reader is needed. ${"We answer questions about it. ".repeat(90)}`,
  ],
  ["rules.txt", "This document is protected by copyright. Ask us before you copy it."],
  ["note.txt", "No records found in the archive are older than 1850, and all may be read in the hall."],
  ["sums.csv", "Item,Price\nBell,#REF!\n"],
  ["links.json", '{"url":"https://shop.example/","name":"Shop","email":"a@b.example"}'],
])("%s is a document of its own: %s", async (name, text) => {
  await expect(read(utf8(text), name)).resolves.toBeDefined();
});

it("JSON that was cut off says so", async () => {
  const { warnings } = await read(utf8('{"bell":{"price":12,"colour":"red"},"lamp":{"pri'), "a.json");
  expect(warnings).toEqual([expect.stringMatching(/it was cut off/)]);
});
