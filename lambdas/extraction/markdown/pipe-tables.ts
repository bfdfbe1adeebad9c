import { tableRows } from "../blocks/table-rows.ts";
import type { Found } from "./context.ts";
import { inlineText } from "./inline.ts";
import { isBlank, isInterruption } from "./line-signs.ts";

/** A table of lines with pipes; its first line holds the labels. */
export function tableAt(lines: string[], from: number, names: ReadonlySet<string>): Found | undefined {
  const labels = cellsOf(lines[from] ?? "", names);
  const rule = (lines[from + 1] ?? "").split("|").filter((cell) => cell.trim());
  if (rule.length !== labels.length && !/^\s*\|/.test(lines[from] ?? "")) return;
  let to = from + 2;
  while (to < lines.length && !isBlank(lines[to] ?? "") && !isInterruption(lines[to] ?? "")) to += 1;
  const rows = lines
    .slice(from + 2, to)
    .map((line) => ({ cells: cellsOf(line, names).slice(0, labels.length) }));
  const isLabelled = labels.some((label) => label.trim());
  return { drafts: tableRows(isLabelled ? [{ cells: labels, isHeader: true }, ...rows] : rows), next: to };
}

/** Pipes that are escaped or stand in code part no cells. */
const cellsOf = (line: string, names: ReadonlySet<string>): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => inlineText(cell.replaceAll("\\|", "|").trim(), names));
