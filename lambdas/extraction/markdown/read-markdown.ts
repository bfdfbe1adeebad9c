import type { Draft, Extraction } from "../blocks/block.ts";
import { decode } from "../encoding/decode.ts";
import { LeftOut } from "../marks/left-out.ts";
import { plainBlocks } from "../plain/plain-blocks.ts";
import { frontMatter } from "./front-matter.ts";
import { markdownBlocks } from "./markdown-blocks.ts";
import { definitionsOf, piecesOf } from "./pieces.ts";

/** About 20 seconds of the parser's time. The rest of a longer file is read as plain text. */
const maxCharacters = 2_000_000;
const maxLines = 100_000;

/** Markdown with its structure, without marks of emphasis and addresses of links; footnotes come last. */
export const readMarkdown = (bytes: Uint8Array): Extraction => {
  const leftOut = new LeftOut();
  const { drafts, body, status } = frontMatter(decode(bytes).trimStart());
  const pieces = piecesOf(body);
  const definitions = pieces.length > 1 ? `${definitionsOf(body)}\n\n` : "";
  const blocks: Draft[] = [];
  let characters = 0;
  let lines = 0;
  for (const piece of pieces) {
    characters += piece.text.length;
    lines += piece.lines;
    const isPlain = piece.isEndless || characters > maxCharacters || lines > maxLines;
    const found = isPlain ? plainBlocks(piece.text) : markdownBlocks(definitions + piece.text, leftOut);
    for (const draft of found) blocks.push(draft);
  }
  const isNote = ({ type }: Draft) => type === "note";
  return {
    drafts: [...drafts, ...blocks.filter((one) => !isNote(one)), ...blocks.filter(isNote)],
    warnings: leftOut.warnings(),
    ...(status && { status }),
  };
};
