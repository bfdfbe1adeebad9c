import type { OfficeIssue } from "officeparser";
import * as z from "zod";
import { AppError } from "../../../../shared/errors.ts";

const thrown = z.object({ officeIssue: z.object({ code: z.string() }) });

const tooLarge = "The file unpacks to far more than can be read. Split it into smaller files.";
const locked = "The file is protected by a password. Remove the password and upload it again.";

const messages: Record<string, string> = {
  PASSWORD_REQUIRED: locked,
  PASSWORD_INCORRECT: locked,
  DOCUMENT_DECRYPTION_FAILED: locked,
  ZIP_ENTRY_COUNT_LIMIT_EXCEEDED: tooLarge,
  ZIP_SIZE_LIMIT_EXCEEDED: tooLarge,
  XML_ELEMENT_LIMIT_EXCEEDED: tooLarge,
  MAX_NESTING_DEPTH_EXCEEDED:
    "The document is nested too deeply to be read. Save it as a PDF file and upload that.",
  OUTPUT_TOO_LARGE: tooLarge,
};

const warnings: Record<string, string> = {
  PDF_TEXT_ENCODING_SUSPECT: "Much of the PDF's text is stored in a way that cannot be read correctly.",
  PDF_CONTENT_LIMIT_EXCEEDED: "The PDF is too large to be read whole. Its end was left out.",
  PAGE_LOAD_FAILED: "A page of the PDF could not be read and was skipped.",
  TABLE_CELL_LIMIT_EXCEEDED: "A table is too large to be read whole. Its end was left out.",
  REPEATED_CONTENT_LIMIT_EXCEEDED: "The document repeats too much of its text. Some of it was left out.",
  CONTENT_PART_NOT_READ: "A part of the document could not be read and was skipped.",
  ALT_CHUNK_NOT_READ: "A document embedded in this one could not be read and was skipped.",
};

/** The parser's error as a sentence for the owner where its code says what is wrong, else unchanged. */
export function asAppError(error: unknown): unknown {
  const code = thrown.safeParse(error).data?.officeIssue.code;
  const message = code && messages[code];
  return message ? new AppError("invalid", message) : error;
}

export const asWarnings = (issues: OfficeIssue[]): string[] => [
  ...new Set(issues.flatMap((issue) => warnings[issue.code] ?? [])),
];
