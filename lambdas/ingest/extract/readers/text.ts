import type { Reading } from "../block.ts";
import { decode } from "../encoding/decode.ts";
import { plainBlocks } from "./plain-blocks.ts";

/** Plain text: paragraphs at empty lines, headings where a line stands out as one. */
export const readText = (bytes: Uint8Array): Reading => ({ drafts: plainBlocks(decode(bytes)) });
