import type { OfficeContentNode, OfficeParserAST } from "officeparser";
import type { Draft } from "../block.ts";
import { tableRows } from "../table-rows.ts";
import { inlineText, isBold, isInline } from "./inline-text.ts";
import { withoutRunningLines } from "./running-lines.ts";
import { gridOf, isLayout } from "./table-grid.ts";

type Context = { isPdf: boolean; place?: string };

/** Blocks of a parsed document in reading order; running headers and footers once, at the end. */
export function officeBlocks(ast: OfficeParserAST): Draft[] {
  const context = { isPdf: ast.type === "pdf" };
  const running = [...(ast.auxiliary?.headers ?? []), ...(ast.auxiliary?.footers ?? [])];
  const content = flow(ast.content, context);
  return [...(context.isPdf ? withoutRunningLines(content) : content), ...runningBlocks(running)];
}

/** Blocks of sibling nodes; loose text between them makes paragraphs. */
function flow(nodes: OfficeContentNode[], context: Context): Draft[] {
  const drafts: Draft[] = [];
  let loose = "";
  const flush = () => {
    if (loose.trim()) drafts.push({ type: "paragraph", text: loose, place: context.place });
    loose = "";
  };
  for (const node of nodes) {
    if (isInline(node)) loose += inlineText(node);
    else {
      flush();
      drafts.push(...nodeBlocks(node, context), ...attached(node, context));
    }
  }
  flush();
  return drafts;
}

function nodeBlocks(node: OfficeContentNode, context: Context): Draft[] {
  const children = node.children ?? [];
  if (node.type === "page") return flow(children, { ...context, place: `Page ${node.metadata?.pageNumber}` });
  if (node.type === "table") return tableBlocks(node, context);
  if (node.type === "comment" && node.metadata?.sourceSyntax === "html") return [];
  if (node.type === "definitionList") return definitions(children, context);
  if (!children.every(isInline)) return flow(children, context);
  return [{ ...shape(node, context), text: marker(node) + inlineText(node), place: context.place }];
}

function shape(node: OfficeContentNode, context: Context): Pick<Draft, "type" | "level"> {
  if (node.type === "heading") return { type: "heading", level: node.metadata?.level ?? 1 };
  if (node.type === "list") return { type: "list-item", level: (node.metadata?.indentation ?? 0) + 1 };
  if (node.type === "code") return { type: "code" };
  if (node.type === "note" || node.type === "comment") return { type: "note" };
  return isBoldTitle(node, context) ? { type: "heading", level: 6 } : { type: "paragraph" };
}

/** Many authors set a heading in bold instead of styling it. In a PDF the parser has looked at that already. */
function isBoldTitle(node: OfficeContentNode, { isPdf }: Context): boolean {
  const text = inlineText(node).trim();
  return !isPdf && text.length > 1 && text.length < 80 && !/[.!?:;,\n]/.test(text) && isBold(node);
}

function marker(node: OfficeContentNode): string {
  if (node.type !== "list" || !node.metadata) return "";
  return node.metadata.listType === "ordered" ? `${node.metadata.itemIndex + 1}. ` : "- ";
}

function tableBlocks(node: OfficeContentNode, context: Context): Draft[] {
  const rows = node.children ?? [];
  if (!isLayout(rows)) return tableRows(gridOf(rows), context);
  return rows.flatMap((row) => (row.children ?? []).flatMap((cell) => flow(cell.children ?? [], context)));
}

/** One block for each term with what is said about it. */
function definitions(nodes: OfficeContentNode[], { place }: Context): Draft[] {
  const drafts: Draft[] = [];
  for (const node of nodes) {
    const text = inlineText(node).trim();
    const last = drafts.at(-1);
    if (node.type !== "definitionTerm" && last) last.text += `: ${text}`;
    else drafts.push({ type: "paragraph", text, place });
  }
  return drafts;
}

/** Footnotes, speaker notes and comments follow what they belong to. */
function attached(node: OfficeContentNode, context: Context): Draft[] {
  const { place } = context;
  const inside = ["paragraph", "heading", "list", "table", "row", "cell", "text"].includes(node.type)
    ? (node.children ?? []).flatMap((child) => attached(child, context))
    : [];
  const notes = (node.notes ?? []).map((note) => labelled("Note", note, place));
  const comments = (node.comments ?? []).map((comment) => labelled("Comment", comment, place));
  return [...notes, ...comments, ...inside];
}

const labelled = (label: string, node: OfficeContentNode, place: string | undefined): Draft => ({
  type: "note",
  text: `${label}: ${inlineText(node).trim()}`,
  place,
});

function runningBlocks(nodes: OfficeContentNode[]): Draft[] {
  const texts = nodes.map((node) => inlineText(node).replace(/\s+/g, " ").trim());
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text)).map((text) => ({ type: "running", text }));
}
