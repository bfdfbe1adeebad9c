import { describe, expect, it } from "vitest";
import {
  acceptAttribute,
  acceptedExtensions,
  isAcceptedFile,
  maxFileBytes,
} from "#shared/documents/file-types.ts";

describe("file types", () => {
  it("accepts exactly thirteen types", () => {
    const expected = "txt md pdf doc docx xls xlsx ppt pptx csv html htm json".split(" ");
    expect(acceptedExtensions).toEqual(expected);
    for (const extension of expected) expect(isAcceptedFile({ name: `file.${extension}` })).toBe(true);
    for (const name of ["a.exe", "a.zip", "a.png", "a.rtf", "a.odt", "pdf", "a.pdf.exe", ""])
      expect(isAcceptedFile({ name, type: "application/octet-stream" })).toBe(false);
  });

  it("accepts a file by its MIME type or by its extension", () => {
    expect(isAcceptedFile({ name: "report", type: "application/pdf" })).toBe(true);
    expect(isAcceptedFile({ name: "REPORT.PDF", type: "" })).toBe(true);
    expect(isAcceptedFile({ name: "notes.bin", type: "text/plain; charset=utf-8" })).toBe(true);
    expect(isAcceptedFile({ name: "notes.bin", type: "image/png" })).toBe(false);
  });

  it("offers every accepted type in the file dialogue", () => {
    for (const extension of acceptedExtensions) expect(acceptAttribute.split(",")).toContain(`.${extension}`);
    expect(maxFileBytes).toBe(15_728_640);
  });
});
