import { AppError } from "../../../shared/errors.ts";
import { sniff } from "../sniff.ts";
import { assemble } from "./assemble.ts";
import type { Extracted, Kind, Named, Reading, Report } from "./block.ts";
import { limitOutput } from "./limit-output.ts";
import { checkZip } from "./zip-integrity.ts";

type Reader = (bytes: Uint8Array, kind: Kind, report: Report) => Reading | Promise<Reading>;

/** Loaded when a document needs them: most documents need one, and some weigh megabytes. */
const readers: Record<Kind, () => Promise<Reader>> = {
  text: async () => (await import("./readers/text.ts")).readText,
  markdown: async () => (await import("./markdown/read-markdown.ts")).readMarkdown,
  html: async () => (await import("./html/read-page.ts")).readPage,
  pdf: async () => (await import("./pdf/read-pdf.ts")).readPdf,
  docx: async () => (await import("./office/docx/read-docx.ts")).readDocx,
  pptx: async () => (await import("./office/pptx/read-pptx.ts")).readPptx,
  doc: async () => (await import("./readers/doc.ts")).readDoc,
  ppt: async () => (await import("./readers/ppt.ts")).readPpt,
  xls: async () => (await import("./readers/workbook.ts")).readWorkbook,
  xlsx: async () => (await import("./readers/workbook.ts")).readWorkbook,
  csv: async () => (await import("./readers/csv.ts")).readCsv,
  json: async () => (await import("./readers/json.ts")).readJson,
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
): Promise<Extracted> {
  const kind = sniff(bytes, named);
  if (zipped.has(kind)) checkZip(bytes);
  const read = await readers[kind]();
  const { drafts, warnings } = limitOutput(await readable(kind, () => read(bytes, kind, report)));
  const { text, blocks } = assemble(drafts);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError("invalid", textless(kind));
  return { kind, text, blocks, warnings };
}

/** Parsers answer broken files with errors of every sort; all of them mean the same to the owner. */
async function readable(kind: Kind, read: () => Reading | Promise<Reading>): Promise<Reading> {
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
