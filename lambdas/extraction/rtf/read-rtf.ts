import { AppError } from "#shared/errors.ts";
import type { Extraction } from "../blocks/block.ts";
import { headerFooterBlocks } from "../blocks/header-footer.ts";
import { withTitle } from "../office/titles/title-property.ts";
import { controls } from "./controls.ts";
import { destinations } from "./destinations.ts";
import { Reader } from "./reader.ts";

const unterminated =
  "The document has no proper end: its last words may be missing. If they are, open it, save it again and upload the new copy.";

/** True if the file starts with the signature of rich text. */
export const isRichText = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  return /^(\u00ef\u00bb\u00bf)?\s*\{\\rtf/.test(head);
};

/**
 * Reads a rich text document. Throws if it is truncated; a file that only lacks its last brace is read with a
 * warning. Format: Rich Text Format Specification 1.9.1.
 */
export const readRtf = (bytes: Uint8Array): Extraction => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reader = new Reader(buffer, { controls, destinations });
  const open = reader.read();
  const isWhole = open === 0 || reader.isFull;
  if (!isWhole && (open > 1 || !endsBetweenBlocks(buffer))) throw new Error("an unclosed group");
  if (open === 0 && reader.tokens.hasMore()) throw new Error("text after the end");
  const drafts = [...reader.body.close(reader.state), ...headerFooterBlocks(reader.headerFooterLines)];
  const hasText = drafts.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (reader.hasImage && !hasText) throw new AppError("invalid", imageOnly);
  if (!isWhole) reader.warnings.add(unterminated);
  if (reader.isFull) reader.warnings.add(tooLong(reader.tokens.to / buffer.length));
  const warnings = [...reader.warnings, ...reader.leftOut.warnings()];
  return { drafts: withTitle(drafts, reader.title), warnings };
};

const imageOnly =
  "The document has no text, only images. Upload a version with text in it, or paste the text into a .txt file.";

const tooLong = (share: number) =>
  `The document is too long to be read whole: about the first ${Math.max(1, Math.floor(share * 100))} % of it were read. Split it into several files.`;

const endsBetweenBlocks = (bytes: Buffer) =>
  /(\\(par|row|sect)|\})[\s\0]*$/.test(bytes.toString("latin1", Math.max(0, bytes.length - 200)));
