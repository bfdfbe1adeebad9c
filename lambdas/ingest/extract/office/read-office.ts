import { OfficeParser, type OfficeParserAST, type OfficeParserConfig } from "officeparser";
import type { Kind, Reading, Report } from "../block.ts";
import { zipLimits } from "../zip-directory.ts";
import { readDocx } from "./docx/read-docx.ts";
import { officeBlocks } from "./office-blocks.ts";
import { asAppError, asWarnings } from "./office-issues.ts";
import { readPptx } from "./pptx/read-pptx.ts";

type FileType = "pdf" | "rtf";

/** PDF, DOCX and PPTX. */
export async function readOffice(bytes: Uint8Array, kind: Kind, report: Report): Promise<Reading> {
  if (kind === "docx") return readDocx(bytes);
  return kind === "pptx" ? readPptx(bytes, kind, report) : parse(Buffer.from(bytes), "pdf");
}

export const readRichText = (bytes: Uint8Array): Promise<Reading> => parse(Buffer.from(bytes), "rtf");

async function parse(file: Buffer, fileType: FileType): Promise<Reading> {
  const ast = await OfficeParser.parseOffice(file, settings(fileType)).catch((error: unknown) => {
    throw asAppError(error);
  });
  return { drafts: officeBlocks(ast), warnings: [...imagePages(ast), ...asWarnings(ast.warnings)] };
}

// pdf.js runs in this process: a function is confined by itself, and whoever runs it elsewhere confines the whole
// reading.
const settings = (fileType: FileType): OfficeParserConfig<FileType> => ({
  fileType,
  ignoreSlideMasters: true,
  ignorePageGeometry: true,
  pdfParserConfig: { separateProcess: false, extractTextColor: false },
  decompressionLimits: {
    maxUncompressedBytes: zipLimits.maxUnpackedBytes,
    maxZipEntries: zipLimits.maxEntries,
  },
});

function imagePages(ast: OfficeParserAST): string[] {
  const empty = ast.content.flatMap((node) =>
    node.type === "page" && node.metadata && !node.text?.trim() ? [node.metadata.pageNumber] : [],
  );
  if (empty.length === 0) return [];
  if (empty.length === 1) return [`Page ${empty[0]} is an image without text and was skipped.`];
  return [`Pages ${empty.join(", ")} are images without text and were skipped.`];
}
