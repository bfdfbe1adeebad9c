import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors.ts";
import { processorMilliseconds } from "../work.ts";
import { fixture, read, utf8 } from "./fixture.ts";

const lockedPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
4 0 obj<</Filter/Standard/V 1/R 2/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>/P -4>>endobj
trailer<</Root 1 0 R/Encrypt 4 0 R/ID[<41><41>]>>
%%EOF`;

const office = [
  "library-handbook.pdf",
  "rules.doc",
  "rules.docx",
  "fees.xls",
  "fees.xlsx",
  "tour.ppt",
  "tour.pptx",
];

describe("documents that cannot be read", () => {
  it.each(office)("%s cut in the middle is refused with what to do", async (name) => {
    const whole = fixture(name);
    const reading = read(whole.subarray(0, whole.length / 2), name);
    await expect(reading).rejects.toThrow(AppError);
    await expect(reading).rejects.toThrow(/damaged or was cut off\. Open it, save it again/);
  });

  it("a PDF of images is refused with what to do", async () => {
    await expect(read(fixture("scan.pdf"), "scan.pdf")).rejects.toThrow(
      "The PDF has no text, only images. Upload a version with selectable text, or paste the text into a .txt file.",
    );
  });

  it("a PDF with a password is refused with what to do", async () => {
    await expect(read(utf8(lockedPdf), "a.pdf")).rejects.toThrow(
      "protected by a password. Remove the password",
    );
  });

  it("an Office file with locked entries is refused with what to do", async () => {
    const locked = Buffer.from(fixture("rules.docx"));
    const entry = locked.indexOf("PK\u0001\u0002", 0, "latin1");
    locked.writeUInt16LE(1, entry + 8);
    await expect(read(locked, "a.docx")).rejects.toThrow("protected by a password. Remove the password");
  });

  it("a zip bomb is refused before it is unpacked", async () => {
    const bomb = Buffer.from(fixture("rules.docx"));
    bomb.writeUInt32LE(0x7fffffff, bomb.indexOf("PK\u0001\u0002", 0, "latin1") + 24);
    const work = await processorMilliseconds(() =>
      expect(read(bomb, "a.docx")).rejects.toThrow("unpacks to far more than can be read. Split it"),
    );
    expect(work).toBeLessThan(200);
  });

  it.each(["rules.docx", "fees.xlsx", "tour.pptx"])(
    "%s with an entry larger than declared is refused",
    async (name) => {
      const lying = Buffer.from(fixture(name));
      lying.writeUInt32LE(100, lying.indexOf("PK\u0001\u0002", 0, "latin1") + 24);
      await expect(read(lying, name)).rejects.toThrow("damaged or was cut off");
    },
  );

  it("a zip archive of anything else is refused with what to do", async () => {
    const archive = Buffer.from(
      Buffer.from(fixture("tour.pptx")).toString("latin1").replaceAll("ppt/", "abc/"),
      "latin1",
    );
    await expect(read(archive, "a.docx")).rejects.toThrow(
      "This is a zip archive, which cannot be read. Unpack it and upload the files in it.",
    );
  });

  it.each([
    ["page", "<div>".repeat(100_000), "a.html"],
    ["JSON file", "[".repeat(100_000) + "]".repeat(100_000), "a.json"],
  ])("a %s nested without end is refused", async (_, text, name) => {
    await expect(read(utf8(text), name)).rejects.toThrow(AppError);
  });

  it("a document without a letter or digit is refused with what to do", async () => {
    await expect(read(utf8("---\n\n***"), "a.md")).rejects.toThrow(
      "has no text in it. Upload a file that has text.",
    );
  });
});
