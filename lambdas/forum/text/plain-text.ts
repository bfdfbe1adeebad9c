import type { Nodes } from "mdast";
import { treeOf } from "./tree.ts";

/** A Markdown text without its signs, in one line. */
export const plainText = (markdown: string): string => {
  const tree = treeOf(markdown);
  return (tree ? textOf(tree) : markdown).replaceAll(/\s+/g, " ").trim();
};

const textOf = (node: Nodes): string => {
  if (node.type === "break") return " ";
  if (node.type === "image") return node.alt ?? "";
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  return node.children.map(textOf).join(isHolder(node) ? " " : "");
};

/** Its parts stand in lines or cells of their own. */
const isHolder = ({ type }: Nodes): boolean =>
  ["root", "blockquote", "list", "listItem", "table", "tableRow", "footnoteDefinition"].includes(type);
