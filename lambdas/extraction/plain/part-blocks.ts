import type { Draft } from "../blocks/block.ts";
import { headingLevel, isNumbered, isRuler, underlineLevel } from "./line-headings.ts";
import { bulletOf, listBlocks } from "./line-lists.ts";
import { columnTable, isTabTable, pipeTable, tabTable } from "./line-tables.ts";
import { boundary, seam, widthOf } from "./wrapped-lines.ts";

/** Blocks of lines with no empty line between them. */
export function partBlocks(lines: string[]): Draft[] {
  if (isTabTable(lines)) return tabTable(lines);
  const table = pipeTable(lines) ?? columnTable(lines);
  if (table) return table;
  const drafts: Draft[] = [];
  let run: string[] = [];
  const flush = () => {
    for (const draft of runBlocks(run)) drafts.push(draft);
    run = [];
  };
  for (const [index, line] of lines.entries()) {
    const level = titleLevel(lines, index, run.length === 0);
    const isUnderline = underlineLevel(line) !== undefined && index > 0;
    if (level || isRuler(line)) flush();
    if (level) drafts.push({ type: "heading", level, text: line.trim() });
    else if (!isRuler(line) && !isUnderline) run.push(line);
  }
  flush();
  return drafts;
}

function titleLevel(lines: string[], index: number, isFirst: boolean): number | undefined {
  const line = lines[index] ?? "";
  const below = underlineLevel(lines[index + 1] ?? "");
  if (below && line.trim().length <= 120 && !isRuler(line)) return below;
  if (!isFirst && !isNumbered(line)) return;
  return bulletOf(line) && !isNumbered(line) && lines.length > 1 && bulletOf(lines[index + 1] ?? "")
    ? undefined
    : headingLevel(line);
}

/** Paragraphs and list items of lines that are neither headings nor rows of a table. */
function runBlocks(lines: string[]): Draft[] {
  const first = lines.findIndex((line) => bulletOf(line) !== undefined);
  const bullets = lines.filter((line) => bulletOf(line) !== undefined).length;
  if (first >= 0 && (bullets > 1 || first === 0))
    return [...paragraphs(lines.slice(0, first)), ...listBlocks(lines.slice(first))];
  return paragraphs(lines);
}

function paragraphs(lines: string[]): Draft[] {
  const drafts: Draft[] = [];
  let text = "";
  for (const [index, line] of lines.entries()) {
    const kind = index === 0 ? "paragraph" : boundary(lines, index, widthOf(lines, index));
    if (kind === "paragraph" && text) drafts.push({ type: "paragraph", text });
    if (kind === "paragraph") text = line.trim();
    else text += (kind === "run" ? seam(lines[index - 1] ?? "", line) : "\n") + line.trim();
  }
  return text ? [...drafts, { type: "paragraph", text }] : drafts;
}
