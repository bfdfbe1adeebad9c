import type { Kind } from "../blocks/block.ts";
import { refusal } from "../refusal.ts";

/** Type of a zip archive by its entry names. Throws for other than Office documents. */
export const zipKind = (entries: string[]): Kind => {
  const names = new Set(entries.map((name) => name.toLowerCase().replaceAll("\\", "/")));
  const has = (folder: string) => Array.from(names).some((name) => name.startsWith(folder));
  if (names.has("xl/workbook.bin"))
    throw refusal({ name: "a binary Excel workbook (XLSB)", sort: "workbook" });
  if (names.has("[content_types].xml")) {
    if (has("word/")) return "docx";
    if (has("ppt/")) return "pptx";
    if (has("xl/")) return "xlsx";
    if (has("visio/")) throw refusal({ name: "a Visio drawing", sort: "drawing" });
    if (has("documents/1/") || names.has("fixeddocseq.fdseq"))
      throw refusal({ name: "an XPS document", sort: "drawing" });
  }
  if (names.has("meta-inf/container.xml")) throw refusal({ name: "an EPUB book", sort: "document" });
  if (names.has("mimetype") && names.has("content.xml"))
    throw refusal({ name: "an OpenDocument file", sort: "office" });
  if (names.has("index/document.iwa") || names.has("index.apxl") || names.has("index.zip"))
    throw refusal({ name: "a Pages, Numbers or Keynote file", sort: "office" });
  if (names.has("androidmanifest.xml") || names.has("meta-inf/manifest.mf"))
    throw refusal({ name: "a program", sort: "program" });
  throw refusal({ name: "a zip archive", sort: "archive" });
};
