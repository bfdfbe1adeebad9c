import type { PhrasingContent, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { withWholeTables } from "#shared/chat/markdown-tables.ts";
import { withRaisedSigns } from "#shared/quotation/raised.ts";
import type { Run } from "./dialect.ts";

/** A paragraph, item or table row of a text, or its lines of code, with the line breaks that stand before it. */
export type Block = { gap: string } & ({ runs: Run[] } | { code: string });

/** The blocks of a Markdown text. */
export const blocksOf = (markdown: string): Block[] =>
  fromMarkdown(withWholeTables(markdown), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  }).children.flatMap((node) => blocks(node, "\n\n"));

const blocks = (node: RootContent, gap: string): Block[] => {
  switch (node.type) {
    case "paragraph":
      return [{ gap, runs: runsOf(node.children) }];
    case "heading":
      return [{ gap, runs: runsOf(node.children, { isBold: true }) }];
    case "code":
      return [{ gap, code: node.value }];
    case "html":
      return [{ gap, runs: [{ text: node.value }] }];
    case "blockquote":
      return node.children.flatMap((child) => blocks(child, gap));
    case "list":
      return node.children.flatMap((item, at) => {
        const mark = node.ordered ? `${(node.start ?? 1) + at}. ` : "• ";
        const inner = item.children.flatMap((child) => blocks(child, "\n"));
        return inner.map((block, place): Block => {
          const isFirst = place === 0;
          const before = at === 0 && isFirst ? gap : "\n";
          if (!("runs" in block)) return { ...block, gap: before };
          return { gap: before, runs: [{ text: isFirst ? mark : "   " }, ...block.runs] };
        });
      });
    case "table":
      return rowsOf(node, gap);
    default:
      return [];
  }
};

/** Messengers have no tables: each row is an item with its cells below one another, "Price: 1.50 euros". */
const rowsOf = ({ children: [head, ...rows] }: Table, gap: string): Block[] =>
  rows.map((row, at) => ({
    gap: at === 0 ? gap : "\n",
    runs: row.children
      .map((cell, column) => ({
        label: runsOf(head?.children[column]?.children ?? []),
        runs: runsOf(cell.children),
      }))
      .filter(({ runs }) => runs.length > 0)
      .flatMap(({ label, runs }, place) => [
        { text: place === 0 ? "• " : "\n   " },
        ...(label.length > 0 ? [...label, { text: ": " }] : []),
        ...(place === 0 ? runs.map((run) => ({ ...run, isBold: true })) : runs),
      ]),
  }));

type Look = Omit<Run, "text">;

const runsOf = (nodes: PhrasingContent[], look: Look = {}): Run[] =>
  nodes.flatMap((node) => {
    switch (node.type) {
      case "text":
      case "html":
        return [{ ...look, text: withRaisedSigns(node.value) }];
      case "inlineCode":
        return [{ ...look, text: node.value, isCode: true }];
      case "break":
        return [{ text: "\n" }];
      case "strong":
        return runsOf(node.children, { ...look, isBold: true });
      case "emphasis":
        return runsOf(node.children, { ...look, isItalic: true });
      case "link":
        return runsOf(node.children, { ...look, href: node.url });
      case "image":
        return [{ ...look, text: node.alt ?? "", href: node.url }];
      default:
        return "children" in node ? runsOf(node.children, look) : [];
    }
  });
