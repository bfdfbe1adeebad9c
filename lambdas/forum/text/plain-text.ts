import type { Nodes } from "mdast";
import { toString as plainOf } from "mdast-util-to-string";
import { treeOf } from "./tree.ts";

/** A Markdown text without its signs, in one line. */
export const plainText = (markdown: string): string => {
  const tree = treeOf(markdown);
  return [...(tree ? blocksIn(tree) : [markdown])].join(" ").replaceAll(/\s+/g, " ").trim();
};

const holders = new Set([
  "root",
  "blockquote",
  "list",
  "listItem",
  "table",
  "tableRow",
  "footnoteDefinition",
]);

/** The texts that stand in a line or a cell of their own. */
function* blocksIn(node: Nodes): Generator<string> {
  if (!holders.has(node.type) || !("children" in node)) yield plainOf(node);
  else for (const child of node.children) yield* blocksIn(child);
}
