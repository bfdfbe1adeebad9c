import { AppError } from "#shared/errors.ts";
import { assemble } from "./blocks/assemble.ts";
import type { ExtractedText, Extraction, Kind, Named, Report } from "./blocks/block.ts";
import { limitHeadings } from "./blocks/limit-headings.ts";
import { limitOutput } from "./blocks/limit-output.ts";
import { sniff } from "./sniff/sniff.ts";
import { checkZip } from "./zip/zip-integrity.ts";

type Reader = (bytes: Uint8Array, kind: Kind, report: Report) => Extraction | Promise<Extraction>;

/** Loaded when a document needs them: most documents need one, and some weigh megabytes. */
const readers: Record<Kind, () => Promise<Reader>> = {
  text: async () => (await import("./plain/read-text.ts")).readText,
  markdown: async () => (await import("./markdown/read-markdown.ts")).readMarkdown,
  html: async () => (await import("./html/read-page.ts")).readPage,
  pdf: async () => (await import("./pdf/read-pdf.ts")).readPdf,
  docx: async () => (await import("./docx/read-docx.ts")).readDocx,
  pptx: async () => (await import("./pptx/read-pptx.ts")).readPptx,
  doc: async () => (await import("./doc/read-doc.ts")).readDoc,
  ppt: async () => (await import("./ppt/read-ppt.ts")).readPpt,
  xls: async () => (await import("./sheets/read-workbook.ts")).readWorkbook,
  xlsx: async () => (await import("./sheets/read-workbook.ts")).readWorkbook,
  csv: async () => (await import("./sheets/read-csv.ts")).readCsv,
  json: async () => (await import("./json/read-json.ts")).readJson,
};

const zipped = new Set<Kind>(["docx", "xlsx", "pptx"]);

/**
 * A document's text in reading order, with its structure. Opens no connection and starts no process. Throws
 * AppError("invalid") with what to do for whatever cannot be read.
 */
export async function extract(
  bytes: Uint8Array,
  named: Named,
  report: Report = () => undefined,
): Promise<ExtractedText> {
  const kind = sniff(bytes, named);
  if (zipped.has(kind)) checkZip(bytes);
  const read = await readers[kind]();
  const extraction = await readable(kind, () => read(bytes, kind, report));
  const { drafts, warnings } = limitOutput(limitHeadings(extraction));
  const { text, blocks } = assemble(drafts);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError("invalid", textless(kind));
  return { kind, text, blocks, warnings };
}

/** Parsers answer broken files with errors of every sort; all of them mean the same to the owner. */
async function readable(kind: Kind, read: () => Extraction | Promise<Extraction>): Promise<Extraction> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const copy = "Open it, save it again and upload the new copy.";
    const message = `The ${label(kind)} file is damaged or was cut off. ${copy}`;
    throw new AppError("invalid", message, undefined, { cause: error });
  }
}

function textless(kind: Kind): string {
  if (kind === "pdf")
    return "The PDF has no text, only images. Upload a version with selectable text, or paste the text into a .txt file.";
  return `The ${label(kind)} file has no text in it. Upload a file that has text.`;
}

const label = (kind: Kind) =>
  kind === "text" || kind === "markdown" ? kind[0]?.toUpperCase() + kind.slice(1) : kind.toUpperCase();
