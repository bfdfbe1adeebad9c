import type { Nodes, Root } from "mdast";
import { treeOf } from "./tree.ts";

/** The addresses of all links and pictures that a Markdown text shows, each as often as it is shown. */
export const linksIn = (markdown: string): string[] => {
  const tree = treeOf(markdown);
  return tree ? [...addressesIn(tree, definitionsOf(tree))] : addressesAsWritten(markdown);
};

const addressesAsWritten = (text: string): string[] => text.match(/\bhttps?:\/\/[^\s"'<>]+/gi) ?? [];

function* addressesIn(node: Nodes, definitions: ReadonlyMap<string, string>): Generator<string> {
  if (node.type === "link" || node.type === "image") yield node.url;
  if (node.type === "linkReference" || node.type === "imageReference")
    yield definitions.get(node.identifier) ?? "";
  // HTML is shown as text, and programs that post advertisements write it
  if (node.type === "html") yield* addressesAsWritten(node.value);
  if ("children" in node) for (const child of node.children) yield* addressesIn(child, definitions);
}

/** The addresses that a text's references mean, by their names; the first of a name counts. */
const definitionsOf = (tree: Root): Map<string, string> => {
  const found = new Map<string, string>();
  for (const node of definitionsIn(tree))
    if (!found.has(node.identifier)) found.set(node.identifier, node.url);
  return found;
};

function* definitionsIn(node: Nodes): Generator<{ identifier: string; url: string }> {
  if (node.type === "definition") yield node;
  if ("children" in node) for (const child of node.children) yield* definitionsIn(child);
}
