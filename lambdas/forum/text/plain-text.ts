import { toString as plainOf } from "mdast-util-to-string";
import { treeOf } from "./tree.ts";

/** A Markdown text without its signs, in one line. */
export const plainText = (markdown: string): string => {
  const blocks = treeOf(markdown)?.children.map((block) => plainOf(block)) ?? [markdown];
  return blocks.join(" ").replaceAll(/\s+/g, " ").trim();
};
