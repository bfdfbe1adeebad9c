import { describe, expect, it } from "vitest";
import { sniff } from "#extraction/sniff/sniff.ts";
import { compound } from "./compound.ts";
import { fixture, utf8 } from "./fixture.ts";

const kinds = {
  "rules.txt": "text",
  "rules.md": "markdown",
  "library-handbook.pdf": "pdf",
  "rules.doc": "doc",
  "rules.docx": "docx",
  "fees.xls": "xls",
  "fees.xlsx": "xlsx",
  "tour.ppt": "ppt",
  "tour.pptx": "pptx",
  "fees.csv": "csv",
  "rules.html": "html",
  "branches.json": "json",
};

describe("sniff", () => {
  it.each(Object.entries(kinds))("takes %s for what it is", (name, kind) => {
    expect(sniff(fixture(name), { filename: name })).toBe(kind);
  });

  it.each([
    "library-handbook.pdf",
    "rules.doc",
    "rules.docx",
    "fees.xls",
    "fees.xlsx",
    "tour.ppt",
    "tour.pptx",
  ])("knows %s under a wrong name and MIME type", (name) => {
    expect(sniff(fixture(name), { filename: "notes.txt", contentType: "text/plain" })).toBe(
      name.split(".")[1],
    );
  });

  it("tells kinds of text apart by name, then by MIME type, then by what they begin with", () => {
    expect(sniff(utf8("a,b\n1,2"), { filename: "a.csv", contentType: "text/plain" })).toBe("csv");
    expect(sniff(utf8("# A"), { filename: "a", contentType: "text/markdown; charset=utf-8" })).toBe(
      "markdown",
    );
    expect(sniff(utf8('{"a": 1}'), { filename: "a" })).toBe("json");
    expect(sniff(utf8("<!-- saved -->\n<!DOCTYPE html><p>a"), { filename: "a.txt" })).toBe("html");
    expect(sniff(utf8("plain words"), { filename: "a.pdf", contentType: "application/pdf" })).toBe("text");
  });

  it.each([
    ["an empty file", new Uint8Array(0), "The file is empty."],
    ["a file of white space", utf8(" \n\t "), "The file has no text in it."],
    [
      "an image",
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0, 1, 2, 3),
      "This is a PNG image, which cannot be read. Upload a document with selectable text",
    ],
    ["a locked Office file", compound({ EncryptedPackage: utf8("secret") }), "Remove the password"],
    ["another compound file", compound({ "Some Stream": utf8("x") }), "Save it as a PDF file"],
  ])("refuses %s and says what to do", (_, bytes, sentence) => {
    expect(() => sniff(bytes, { filename: "file.docx" })).toThrow(sentence);
  });

  it.each([
    ["a page", "<html><body><p>a", "a.pdf", "html"],
    ["a table of a page", "<table><tr><td>a", "a.xls", "html"],
    ["tabs and lines", "Name\tFee\nAnn\t1\n", "a.xls", "csv"],
    ["rich text", "{\\rtf1 a}", "a.docx", "doc"],
    ["JSON", '{"a": 1}', "a.txt", "json"],
    ["lines of JSON", '{"a": 1}\n{"a": 2}\n', "a.txt", "json"],
    ["words without a tag", "plain words", "a.html", "text"],
    ["Markdown", "# A\n\n## B\n\n## C\n", "a.txt", "markdown"],
    ["words about a PDF", "It begins with %PDF-1.4 always", "a.txt", "text"],
  ])("takes %s for what it is under a wrong name", (_, text, filename, kind) => {
    expect(sniff(utf8(text), { filename })).toBe(kind);
  });

  it.each([
    ["\xff\xd8\xff\xe0\0\x10JFIF", "a JPEG image"],
    ["\0\0\0\x18ftypmp42", "a video"],
    ["ID3\x03\0\0", "an audio recording"],
    ["7z\xbc\xaf\x27\x1c\0\x04", "a 7-Zip archive"],
    ["MZ\x90\0\x03\0", "a program"],
    ["SQLite format 3\0", "an SQLite database"],
    ["wOFF\0\x01", "a font"],
    ["%!PS-Adobe-3.0", "a PostScript file"],
    ["<svg xmlns='x'><text>a", "an SVG image"],
    ["-----BEGIN PGP MESSAGE-----", "an encrypted message"],
  ])("names what %s begins", (start, name) => {
    const bytes = Buffer.from(start.padEnd(64), "latin1");
    expect(() => sniff(bytes, { filename: "a.txt" })).toThrow(`This is ${name}, which cannot be read.`);
  });
});
