import { AppError } from "#shared/errors.ts";
import { assemble } from "./blocks/assemble.ts";
import type { ExtractedText, Extraction, Kind, Named, Report } from "./blocks/block.ts";
import { withContinuedLabels } from "./blocks/continued-tables.ts";
import { limitHeadings } from "./blocks/limit-headings.ts";
import { limitOutput } from "./blocks/limit-output.ts";
import { withStatuses } from "./marks/status/with-statuses.ts";
import { withoutStruckLetters } from "./marks/struck-letters.ts";
import { damaged } from "./refusal.ts";
import { sniff } from "./sniff/sniff.ts";
import { checkZip } from "./zip.ts";

type Reader = (bytes: Uint8Array, kind: Kind, report: Report) => Extraction | Promise<Extraction>;

/** Loaded on demand: most documents need one reader, and some readers weigh megabytes. */
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
  csv: async () => (await import("./sheets/csv/read-csv.ts")).readCsv,
  json: async () => (await import("./json/read-json.ts")).readJson,
};

const zipped = new Set<Kind>(["docx", "xlsx", "pptx"]);

/**
 * A document's text in reading order, with its structure. `report` is called after each page, slide or sheet. Opens
 * no connection and starts no process, but a hostile file can take any time and memory: call it in the sandbox.
 * Throws AppError("invalid") with advice for the owner if the file cannot be read.
 */
export const extract = async (
  bytes: Uint8Array,
  named: Named,
  report: Report = () => undefined,
): Promise<ExtractedText> => {
  const kind = sniff(bytes, named);
  if (zipped.has(kind)) checkZip(bytes);
  const read = await readers[kind]();
  const extraction = await refusingDamage(kind, () => read(bytes, kind, report));
  const { drafts, warnings } = limitOutput(limitHeadings(withStatuses(withoutStruckLetters(extraction))));
  const { text, blocks } = assemble(withContinuedLabels(drafts, kind));
  if (!/[\p{L}\p{N}]/u.test(text))
    throw new AppError("invalid", [textless(kind), ...warnings.filter(isLeftOut)].join(" "));
  return { kind, text, blocks, warnings };
};

/** The refusal of a file whose parser threw from a callback of its own, outside the promise of `extract`. */
export const refuseCrash = (cause: unknown): AppError => damaged(cause);

/** Parsers throw errors of many types for broken files; to the owner all of them mean the same. */
const refusingDamage = async (
  kind: Kind,
  read: () => Extraction | Promise<Extraction>,
): Promise<Extraction> => {
  try {
    return await read();
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error, `${label(kind)} file`);
  }
};

const isLeftOut = (warning: string) => warning.includes(" left out");

const textless = (kind: Kind): string => {
  if (kind === "pdf")
    return "The PDF has no text, only images. Upload a version with selectable text, or paste the text into a .txt file.";
  return `The ${label(kind)} file has no text in it. Upload a file that has text.`;
};

const label = (kind: Kind) =>
  kind === "text" || kind === "markdown" ? kind[0]?.toUpperCase() + kind.slice(1) : kind.toUpperCase();
