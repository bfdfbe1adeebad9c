import type { Draft } from "../blocks/block.ts";
import { pageBlocks } from "../html/read-page.ts";
import type { Context, Found } from "./context.ts";
import { inlineText } from "./inline.ts";
import { isLazy } from "./lazy.ts";
import {
  definitionOf,
  fenceOf,
  footnoteOf,
  headingOf,
  isBlank,
  isHtml,
  isInterruption,
  isQuote,
  isRule,
  isTableRule,
  itemOf,
} from "./line-signs.ts";
import { listItem } from "./list-items.ts";
import { tableAt } from "./pipe-tables.ts";

const deepest = 20;

/** Blocks of lines of Markdown (CommonMark and GitHub's tables, footnotes and tasks). Every line is read once a level. */
export function markdownBlocks(lines: string[], context: Context): Draft[] {
  const drafts: Draft[] = [];
  for (let index = 0; index < lines.length; ) {
    const found = blockAt(lines, index, context);
    for (const draft of found.drafts) drafts.push(draft);
    index = Math.max(found.next, index + 1);
  }
  return drafts;
}

function blockAt(lines: string[], from: number, context: Context): Found {
  const line = lines[from] ?? "";
  if (isBlank(line)) return { drafts: [], next: from + 1 };
  if (context.depth > deepest) return paragraphAt(lines, from, context);
  const fence = fenceOf(line);
  if (fence) return codeAt(lines, from, fence);
  const heading = headingOf(line);
  if (heading) {
    const text = inlineText(heading[2] ?? "", context.names).replace(/\s*\{#[\w-]+\}\s*$/, "");
    return { drafts: [{ type: "heading", level: heading[1]?.length ?? 1, text }], next: from + 1 };
  }
  if (isRule(line)) return { drafts: [], next: from + 1 };
  if (isQuote(line)) return quoteAt(lines, from, context);
  if (itemOf(line)) return listItem(lines, from, context, markdownBlocks);
  if (/^( {4}|\t)/.test(line)) return indentedAt(lines, from);
  if (isHtml(line)) return htmlAt(lines, from);
  if (line.includes("|") && isTableRule(lines[from + 1] ?? "")) {
    const table = tableAt(lines, from, context.names);
    if (table) return table;
  }
  const note = footnoteOf(line);
  if (note) return noteAt(lines, from, note[2] ?? "", context);
  if (definitionOf(line)) return { drafts: [], next: from + 1 };
  return paragraphAt(lines, from, context);
}

function codeAt(lines: string[], from: number, fence: string): Found {
  const isEnd = (line: string) => line.trim().startsWith(fence) && /^(`+|~+)$/.test(line.trim());
  let to = from + 1;
  while (to < lines.length && !isEnd(lines[to] ?? "")) to += 1;
  return { drafts: [{ type: "code", text: lines.slice(from + 1, to).join("\n") }], next: to + 1 };
}

function indentedAt(lines: string[], from: number): Found {
  let to = from;
  while (to < lines.length && (/^( {4}|\t)/.test(lines[to] ?? "") || isBlank(lines[to] ?? ""))) to += 1;
  return { drafts: [{ type: "code", text: lines.slice(from, to).join("\n") }], next: to };
}

function quoteAt(lines: string[], from: number, context: Context): Found {
  let to = from;
  while (to < lines.length && (isQuote(lines[to] ?? "") || isLazy(lines, to))) to += 1;
  const inner = lines
    .slice(from, to)
    .map((line) => line.replace(/^ {0,3}> ?/, "").replace(/^\[!(\w+)\]\s*$/, "$1:"));
  return { drafts: markdownBlocks(inner, { ...context, depth: context.depth + 1 }), next: to };
}

/** A block of HTML ends at an empty line, but not within a script, a table or a comment. */
function htmlAt(lines: string[], from: number): Found {
  const line = lines[from] ?? "";
  const name = /^\s*<(script|style|pre|table|svg|ul|ol|dl)[\s>]/i.exec(line)?.[1]?.toLowerCase();
  const isComment = line.trimStart().startsWith("<!--");
  let open = 0;
  let to = from;
  for (; to < lines.length; to += 1) {
    const text = (lines[to] ?? "").toLowerCase();
    if (name) open += text.split(`<${name}`).length - text.split(`</${name}`).length;
    if (name ? open <= 0 : isComment ? text.includes("-->") : isBlank(lines[to + 1] ?? "")) break;
  }
  const html = lines.slice(from, to + 1).join("\n");
  const isBare = html.replace(/<[^<>]*>/g, "").trim() === "" && !/\balt\s*=/i.test(html);
  return { drafts: isBare ? [] : pageBlocks(html), next: to + 1 };
}

function noteAt(lines: string[], from: number, first: string, context: Context): Found {
  let to = from + 1;
  while (
    to < lines.length &&
    (/^( {2,}|\t)\S/.test(lines[to] ?? "") || isLazy(lines, to) || isGapIn(lines, to))
  )
    to += 1;
  const inner = [first, ...lines.slice(from + 1, to).map((line) => line.trim())];
  const blocks = markdownBlocks(inner, { ...context, depth: context.depth + 1 });
  return { drafts: [{ type: "note", text: `Note: ${blocks.map(({ text }) => text).join("\n")}` }], next: to };
}

const isGapIn = (lines: string[], at: number) =>
  isBlank(lines[at] ?? "") && /^( {4}|\t)\S/.test(lines[at + 1] ?? "");

/** Lines up to an empty one or to what begins another block; underlined ones are a heading. */
function paragraphAt(lines: string[], from: number, { names }: Context): Found {
  let to = from + 1;
  while (to < lines.length && !isBlank(lines[to] ?? "")) {
    const line = lines[to] ?? "";
    const level = /^ {0,3}=+[ \t]*$/.test(line) ? 1 : /^ {0,3}-+[ \t]*$/.test(line) ? 2 : undefined;
    if (level)
      return {
        drafts: [{ type: "heading", level, text: inlineText(lines.slice(from, to).join(" "), names) }],
        next: to + 1,
      };
    if (isInterruption(line) || (line.includes("|") && isTableRule(lines[to + 1] ?? ""))) break;
    to += 1;
  }
  const text = lines.slice(from, to).join("\n");
  return { drafts: [{ type: "paragraph", text: inlineText(definitions(text), names) }], next: to };
}

/** "Term" above ": what it means" is one entry. */
const definitions = (text: string) =>
  text.replace(/\n {0,3}:[ \t]+/g, ": ").replace(/(: [^\n]{0,2000}): /g, "$1; ");
