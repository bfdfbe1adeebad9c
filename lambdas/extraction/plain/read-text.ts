import type { Extraction } from "../blocks/block.ts";
import { decode } from "../encoding/decode.ts";
import { savedPage } from "../html/saved-page.ts";
import { plainBlocks } from "./plain-blocks.ts";

/** Plain text: paragraphs at empty lines, headings where a line stands out as one. */
export function readText(bytes: Uint8Array): Extraction {
  const text = decode(bytes);
  return { drafts: plainBlocks(savedPage(text) ?? text) };
}
