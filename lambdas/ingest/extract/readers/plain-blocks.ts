import type { Draft } from "../block.ts";
import { tableRows } from "../table-rows.ts";

const longestHeading = 90;

/** Structure of text that has no markup: empty lines part paragraphs, tabs make tables, some lines are headings. */
export function plainBlocks(text: string): Draft[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n\s*/)
    .flatMap((part) => partBlocks(part.split("\n").filter((line) => line.trim())));
}

function partBlocks(lines: string[]): Draft[] {
  if (isTable(lines)) return tableRows(lines.map((line) => ({ cells: line.trimEnd().split("\t") })));
  const drafts: Draft[] = [];
  let run: string[] = [];
  const flush = () => {
    if (run.length > 0) drafts.push({ type: "paragraph", text: run.join("\n") });
    run = [];
  };
  for (const [index, line] of lines.entries()) {
    const level = index === 0 || isNumbered(line) ? headingLevel(line) : undefined;
    if (level || isOwnParagraph(lines[index - 1])) flush();
    if (level) drafts.push({ type: "heading", level, text: line });
    else run.push(line);
  }
  flush();
  return drafts;
}

/** Lines wrapped by hand are of about one length; a much longer or a clearly ended short one closes its paragraph. */
function isOwnParagraph(previous: string | undefined): boolean {
  if (previous === undefined) return false;
  const length = previous.trim().length;
  return length > 160 || (length < 60 && /[.!?:]$/.test(previous.trim()));
}

/** Several lines with tabs, or one that ends in a tab as rows of a Word table do. */
function isTable(lines: string[]): boolean {
  const tabbed = lines.filter((line) => /\S\t+\s*\S/.test(line)).length;
  return tabbed > lines.length / 2 && (lines.length > 2 || lines.every((line) => line.endsWith("\t")));
}

const isNumbered = (line: string) => /^\s*\d{1,2}(\.\d{1,2}){1,4}\.?\s+\p{Lu}/u.test(line);

/** "2.1 Fees", "CHAPTER ONE": a short line that is no sentence. */
function headingLevel(line: string): number | undefined {
  const trimmed = line.trim();
  if (trimmed.length > longestHeading || /[.!?:;,]$/.test(trimmed)) return;
  const number = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s+\p{Lu}/u.exec(trimmed)?.[1];
  if (number) return Math.min(6, number.split(".").length);
  if (/\p{Lu}{3}/u.test(trimmed) && trimmed === trimmed.toUpperCase()) return 1;
}
