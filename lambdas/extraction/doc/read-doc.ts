import type { Extraction } from "../blocks/block.ts";
import { openOle } from "../ole.ts";
import { isRichText, readRtf } from "../rtf/read-rtf.ts";
import { isWord97 } from "./format/fib.ts";
import { readWord } from "./read-word.ts";
import { readWord6 } from "./read-word-6.ts";

/** Reads Word 6 to 2003, or rich text named .doc. Throws AppError("invalid") for an encrypted document. */
export const readDoc = (bytes: Uint8Array): Extraction => {
  if (isRichText(bytes)) return readRtf(bytes);
  const ole = openOle(bytes);
  const document = ole.stream("WordDocument");
  if (!document || document.length < 0x100) throw new Error("no document");
  return isWord97(document) ? readWord(ole) : readWord6(document);
};
