import { OfficeParser, type OfficeParserAST, type OfficeParserConfig } from "officeparser";
import type { Kind, Reading } from "../block.ts";
import { decode } from "../encoding/decode.ts";
import { mainContent } from "../html/main-content.ts";
import { zipLimits } from "../zip-directory.ts";
import { officeBlocks } from "./office-blocks.ts";
import { asAppError, asWarnings } from "./office-issues.ts";

type FileType = "pdf" | "docx" | "pptx" | "html" | "md" | "rtf";

/** PDF, DOCX and PPTX. */
export const readOffice = (bytes: Uint8Array, kind: Kind): Promise<Reading> =>
  parse(Buffer.from(bytes), kind === "pdf" || kind === "pptx" ? kind : "docx");

/** HTML and Markdown, in whatever encoding the file is. */
export const readMarkup = (bytes: Uint8Array, kind: Kind): Promise<Reading> =>
  kind === "html" ? readPage(decode(bytes)) : parse(Buffer.from(decode(bytes), "utf8"), "md");

function readPage(html: string): Promise<Reading> {
  const content = mainContent(html);
  const title = /<title[^>]*>([^<]*)/i.exec(html.slice(0, 20_000))?.[1]?.trim();
  const heading = title && !/<h1[\s>]/i.test(content) ? `<h1>${title}</h1>` : "";
  return parse(Buffer.from(heading + content, "utf8"), "html");
}

export const readRichText = (bytes: Uint8Array): Promise<Reading> => parse(Buffer.from(bytes), "rtf");

async function parse(file: Buffer, fileType: FileType): Promise<Reading> {
  const ast = await OfficeParser.parseOffice(file, settings(fileType)).catch((error: unknown) => {
    throw asAppError(error);
  });
  return { drafts: officeBlocks(ast), warnings: [...imagePages(ast), ...asWarnings(ast.warnings)] };
}

// Chart data comes with the attachments; those of a PDF would only be its images. pdf.js runs in this process:
// a function is confined by itself, and whoever runs it elsewhere confines the whole reading.
const settings = (fileType: FileType): OfficeParserConfig<FileType> => ({
  fileType,
  extractAttachments: fileType === "docx" || fileType === "pptx",
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
