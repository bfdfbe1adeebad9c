import type { Draft } from "../blocks/block.ts";
import type { Context, Found } from "./context.ts";
import { isLazy } from "./lazy.ts";
import { isBlank, itemOf } from "./line-signs.ts";

/** One item with all that is indented below its text. Its own lines make one block, nested lists follow it. */
export function listItem(
  lines: string[],
  from: number,
  context: Context,
  read: (lines: string[], context: Context) => Draft[],
): Found {
  const line = lines[from] ?? "";
  const [whole = "", indent = "", mark = "-", gap = ""] = itemOf(line) ?? [];
  const width = indent.length + mark.length + (gap === "\t" ? 1 : gap.length || 1);
  const isInside = (text: string) =>
    text.startsWith("\t") || indentOf(text) >= Math.min(width, indent.length + 4);
  let to = from + 1;
  while (to < lines.length && (isInside(lines[to] ?? "") || isBlank(lines[to] ?? "") || isLazy(lines, to))) {
    if (isBlank(lines[to] ?? "") && !isInside(nextFilled(lines, to))) break;
    to += 1;
  }
  const first = line.slice(whole.length).replace(/^\[( |x|X)\]\s+/, taskMark);
  const inner = [first, ...lines.slice(from + 1, to).map((text) => unindented(text, width))];
  const drafts = read(inner, { ...context, lists: context.lists + 1, depth: context.depth + 1 });
  return { drafts: itemDrafts(drafts, marker(mark), context.lists + 1), next: to };
}

const indentOf = (line: string) => line.length - line.trimStart().length;

const unindented = (line: string, width: number) =>
  line.startsWith("\t") ? line.slice(1) : line.slice(Math.min(width, indentOf(line)));

function nextFilled(lines: string[], from: number): string {
  let at = from;
  while (at < lines.length && at < from + 5 && isBlank(lines[at] ?? "")) at += 1;
  return lines[at] ?? "";
}

const taskMark = (_: string, state: string) => (state === " " ? "☐ " : "☑ ");

const marker = (mark: string) => (/\d/.test(mark) ? `${Number.parseInt(mark, 10)}. ` : "- ");

function itemDrafts(drafts: Draft[], mark: string, level: number): Draft[] {
  const end = drafts.findIndex(({ type }) => type !== "paragraph");
  const own = end < 0 ? drafts : drafts.slice(0, end);
  const rest = end < 0 ? [] : drafts.slice(end);
  const [title] = rest;
  if (own.length === 0 && title?.type === "heading")
    return [{ type: "list-item", level, text: mark + title.text }, ...rest.slice(1)];
  if (own.length === 0) return rest;
  return [{ type: "list-item", level, text: mark + own.map(({ text }) => text.trim()).join("\n") }, ...rest];
}
