import type { Extraction } from "../blocks/block.ts";
import { decode } from "../encoding/decode.ts";
import { frontMatter } from "./front-matter.ts";
import { definitionOf } from "./line-signs.ts";
import { markdownBlocks } from "./markdown-blocks.ts";

/** Markdown with its structure; marks of emphasis and addresses of links fall away. */
export function readMarkdown(bytes: Uint8Array): Extraction {
  const { drafts, body } = frontMatter(decode(bytes).trimStart());
  const lines = body.replace(/\t(?=[ \t]*([-*+]|\d+[.)])\s)/g, "    ").split(/\r\n?|\n/);
  const names = new Set(lines.flatMap((line) => definitionOf(line)?.[1]?.toLowerCase() ?? []));
  const blocks = markdownBlocks(lines, { names, lists: 0, depth: 0 });
  return {
    drafts: [
      ...drafts,
      ...blocks.filter(({ type }) => type !== "note"),
      ...blocks.filter(({ type }) => type === "note"),
    ],
  };
}
