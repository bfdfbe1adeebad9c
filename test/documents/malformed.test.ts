import { beforeAll, describe, expect, it } from "vitest";
import type { Document } from "#shared/documents/document.ts";
import { billionLaughs, deepDocx, honestBomb, lyingBomb, quadraticXml } from "../extraction/hostile/bombs.ts";
import { cyclicDirectory, cyclicOle } from "../extraction/hostile/compound.ts";
import { fixture, upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";

let ann: Actor;
let chatbotId: string;

beforeAll(async () => {
  ann = await as("ann");
  chatbotId = (await ann.chatbots.create({ name: "Malformed", use_case: "support" })).id;
});

const half = (name: string) => fixture(name).subarray(0, fixture(name).length / 2);

const locked = () => {
  const file = Buffer.from(fixture("rules.docx"));
  file.writeUInt16LE(1, file.indexOf("PK\u0001\u0002", 0, "latin1") + 8);
  return file;
};

const failed = async (name: string, bytes: Uint8Array): Promise<Document> =>
  upload(ann, chatbotId, { name, type: "application/octet-stream", bytes });

describe("a file that cannot be read ends as failed with what to do", () => {
  it.each([
    ["a zip bomb", "bomb.docx", honestBomb, /unpacks to far more .* Split it into smaller files/],
    ["a zip bomb that hides", "hidden.xlsx", lyingBomb, /Open it, save it again and upload the new copy/],
    ["a billion laughs", "laughs.docx", billionLaughs, /Open it, save it again and upload the new copy/],
    ["quadratic XML", "quadratic.docx", quadraticXml, /Open it, save it again and upload the new copy/],
    ["endless nesting", "deep.docx", deepDocx, /Split it into smaller files|upload the new copy|upload that/],
    ["an OLE file in circles", "circle.doc", () => cyclicOle("WordDocument"), /upload the new copy/],
    ["an OLE folder in circles", "circle.xls", () => cyclicDirectory("Workbook"), /upload the new copy/],
    ["a locked file", "locked.docx", locked, /Remove the password and upload it again/],
    ["half a PDF", "half.pdf", () => half("library-handbook.pdf"), /upload the new copy/],
    ["half a DOCX", "half.docx", () => half("rules.docx"), /upload the new copy/],
    ["half a PPT", "half.ppt", () => half("tour.ppt"), /upload the new copy/],
    ["a PDF of images", "scan.pdf", () => fixture("scan.pdf"), /only images\. Upload a version with/],
    ["white space", "blank.txt", () => Buffer.from(" \n\t \n"), /no text in it\. Upload a file/],
    ["a picture called PDF", "photo.pdf", picture, /PNG|none of the types/],
  ])("[DOC-026] %s", async (_, name, file, sentence) => {
    const document = await failed(name, file());
    expect(document).toMatchObject({ processing_status: "failed", chunk_count: 0 });
    expect(document.failure_reason).toMatch(sentence);
  });

  it("a PDF named .docx is read for what it is", async () => {
    const document = await failed("really-a-pdf.docx", fixture("library-handbook.pdf"));
    expect(document).toMatchObject({ processing_status: "completed" });
  });
});

function picture(): Buffer {
  return Buffer.concat([Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), Buffer.alloc(2000, 7)]);
}
