import type { Blockquote, Html, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Draft } from "../blocks/block.ts";
import { tableRows } from "../blocks/table-rows.ts";
import { pageBlocks } from "../html/read-page.ts";
import { LeftOut } from "../marks/left-out.ts";
import { inlineText, paragraphText } from "./inline-text.ts";
import { limitMarks, restoreMarks } from "./limit-marks.ts";
import { listBlocks } from "./list-blocks.ts";
import { removeUnseen } from "./without-unseen.ts";

/** Without the transforms, which search all text for addresses: links keep their text anyway. */
const mdastExtensions = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension);

/**
 * Blocks of CommonMark with GitHub's tables, footnotes and tasks; footnotes are blocks of type "note". `leftOut` takes
 * what is struck through, hidden or commented out.
 */
export const markdownBlocks = (source: string, leftOut = new LeftOut()): Draft[] => {
  const limited = limitMarks(source);
  const tree = fromMarkdown(limited, { extensions: [gfm()], mdastExtensions });
  removeUnseen(tree, limited, leftOut);
  return flowBlocks(tree.children, { source: limited, leftOut }, 0).map(restoreMarks);
};

interface Reading {
  source: string;
  leftOut: LeftOut;
}

const flowBlocks = (nodes: RootContent[], reading: Reading, lists: number): Draft[] => {
  const { source, leftOut } = reading;
  const drafts: Draft[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node?.type === "html") {
      const last = htmlEnd(nodes, index, source);
      const html = last === index ? node.value : sourceBetween(node, nodes[last], source);
      for (const draft of htmlBlocks(html, leftOut)) drafts.push(draft);
      index = last;
    } else if (node) for (const draft of nodeBlocks(node, reading, lists)) drafts.push(draft);
  }
  return drafts;
};

const nodeBlocks = (node: RootContent, reading: Reading, lists: number): Draft[] => {
  const flow = (children: RootContent[], depth: number) => flowBlocks(children, reading, depth);
  if (node.type === "heading") {
    const text = inlineText(node.children).replace(/(?<!\s)\s*\{#[\w-]+\}\s*$/, "");
    return [{ type: "heading", level: node.depth, text: text.replace(/\s+/g, " ") }];
  }
  if (node.type === "paragraph") return [{ type: "paragraph", text: paragraphText(node.children) }];
  if (node.type === "code") return [{ type: "code", text: node.value }];
  if (node.type === "blockquote") return quoteBlocks(node, flow(node.children, lists));
  if (node.type === "list") return listBlocks(node, reading.source, lists, flow);
  if (node.type === "table") return tableBlocks(node);
  if (node.type !== "footnoteDefinition") return [];
  const text = flow(node.children, lists).map((draft) => draft.text);
  return [{ type: "note", text: `Note: ${text.join("\n")}` }];
};

/** "[!WARNING]" on the first line of a quote is a label. */
const quoteBlocks = (quote: Blockquote, drafts: Draft[]): Draft[] => {
  const [first, ...rest] = drafts;
  if (!first || quote.children[0]?.type !== "paragraph") return drafts;
  return [{ ...first, text: first.text.replace(/^\[!(\w+)\]\s*/, "$1: ") }, ...rest];
};

const tableBlocks = ({ children }: Table): Draft[] => {
  const rows = children.map((row) => ({
    cells: row.children.map((cell) => inlineText(cell.children).trim()),
  }));
  const [labels, ...others] = rows;
  const isLabelled = labels?.cells.some((label) => label) ?? false;
  if (labels && isLabelled) return tableRows([{ ...labels, isHeader: true }, ...others]);
  const isOfPairs = labels?.cells.length === 2;
  return tableRows(isOfPairs ? others.map((row) => ({ ...row, isValues: true })) : others);
};

const htmlBlocks = (html: string, leftOut: LeftOut): Draft[] => {
  const isBare = html.replace(/<[^<>]*>/g, "").trim() === "" && !/\balt\s*=/i.test(html);
  return isBare ? [] : pageBlocks(html, leftOut);
};

/** A blank line ends a block of HTML, but a table or list in it goes on to its end tag: the index of the node with that. */
const htmlEnd = (nodes: RootContent[], from: number, source: string): number => {
  const node = nodes[from];
  const name = /^\s*<(table|svg|ul|ol|dl)[\s>]/i.exec((node as Html).value)?.[1]?.toLowerCase();
  if (!name) return from;
  let open = 0;
  for (let index = from; index < nodes.length; index += 1) {
    const text = sourceBetween(nodes[index], nodes[index], source).toLowerCase();
    open += text.split(`<${name}`).length - text.split(`</${name}`).length;
    if (open <= 0) return index;
  }
  return nodes.length - 1;
};

const sourceBetween = (first: RootContent | undefined, last: RootContent | undefined, source: string) =>
  source.slice(first?.position?.start.offset, last?.position?.end.offset);
