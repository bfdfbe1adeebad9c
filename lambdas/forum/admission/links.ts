import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** The addresses of all links and pictures of a Markdown text, and those that stand in it as plain text. */
export const linksIn = (markdown: string): string[] => {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return [...addressesIn(tree)];
};

function* addressesIn(node: Nodes): Generator<string> {
  if (node.type === "link" || node.type === "image" || node.type === "definition") yield node.url;
  // HTML is shown as text, and a reader can copy an address out of it
  if (node.type === "html" || node.type === "code" || node.type === "inlineCode")
    for (const [address] of node.value.matchAll(/https?:\/\/[^\s"'<>]+/gi)) yield address;
  if ("children" in node) for (const child of node.children) yield* addressesIn(child);
}
