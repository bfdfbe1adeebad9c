import { describe, expect, it } from "vitest";
import type { Report } from "#extraction/blocks/block.ts";
import { AppError } from "#shared/errors.ts";
import { fixture, utf8 } from "../../extraction/fixture.ts";
import {
  billionLaughs,
  deepDocx,
  honestBomb,
  lyingBomb,
  quadraticXml,
} from "../../extraction/hostile/bombs.ts";
import { cyclicDirectory, cyclicOle } from "../../extraction/hostile/compound.ts";
import { readText } from "../../ingest/read-text.ts";

const refusalOf = (bytes: Uint8Array, filename: string): Promise<unknown> =>
  readText(bytes, filename).then(
    (text) => `read as ${text.slice(0, 100)}`,
    (error) => error,
  );

describe("reading apart from the request", () => {
  it.each([
    ["a zip bomb that says so", honestBomb, "a.docx", /unpacks to far more than can be read\. Split it/],
    ["a zip bomb that hides it", lyingBomb, "a.docx", /damaged or was cut off\. Open it, save it again/],
    [
      "XML that multiplies its entities",
      billionLaughs,
      "a.docx",
      /declares a document type .* save it again/,
    ],
    ["XML that repeats a long entity", quadraticXml, "a.docx", /declares a document type .* save it again/],
    ["half a million open tags", deepDocx, "a.docx", /nested too deeply to be read\. Save it as a PDF/],
    ["a DOC in circles", () => cyclicOle("WordDocument"), "a.doc", /Open it, save it again|Upload a file/],
    ["an XLS in circles", () => cyclicOle("Workbook"), "a.xls", /Open it, save it again|Upload a file/],
    ["a PPT in circles", () => cyclicOle("PowerPoint Document"), "a.ppt", /Open it, save it|Upload a file/],
    ["a folder in circles", () => cyclicDirectory("Workbook"), "a.xls", /Open it, save it again/],
  ])("%s ends with what to do", async (_, file, filename, sentence) => {
    const refusal = await refusalOf(file(), filename);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ code: "invalid", message: expect.stringMatching(sentence) });
  });

  it("reads the next file after one that ended the process", async () => {
    await refusalOf(deepDocx(), "a.docx");
    expect((await readText(fixture("rules.docx"), "rules.docx")).length).toBeGreaterThan(100);
  });

  it("says how many pages it has read", async () => {
    const seen: unknown[] = [];
    const report: Report = (progress) => seen.push(progress);
    await readText(fixture("library-handbook.pdf"), "a.pdf", { report });
    expect(seen.at(-1)).toEqual({ done: 5, total: 5, unit: "page" });
  });

  it("reads many files at once, each with its own text", async () => {
    const texts = Array.from({ length: 30 }, (_, n) => `This is file number ${n}.`);
    const readings = texts.map((text, n) => readText(utf8(text), `${n}.txt`));
    expect(await Promise.all(readings)).toEqual(texts);
  });
});
