import type { PageBreak } from "#shared/documents/text.ts";
import type { Block, Draft } from "./block.ts";

const unprintable = /[\p{Cc}\u00AD\u200B\u2060\uFEFF\uFFFE\uFFFF]/gu;

/** Joins drafts into one text and adds their character offsets. Empty drafts are dropped. */
export const assemble = (drafts: Draft[]): { text: string; blocks: Block[] } => {
  const parts: string[] = [];
  const blocks: Block[] = [];
  let position = 0;
  for (const draft of drafts) {
    const text = clean(draft.text);
    if (!text) continue;
    const gap = separator(blocks.at(-1), draft);
    const start = position + gap.length;
    position = start + text.length;
    parts.push(gap, text);
    const { pageBreaks, ...rest } = draft;
    const cleaned = pageBreaks && cleanPageBreaks(pageBreaks, draft.text, text);
    blocks.push({ ...rest, text, start, end: position, ...(cleaned?.length && { pageBreaks: cleaned }) });
  }
  return { text: parts.join(""), blocks };
};

/** Keeps line breaks, collapses other white space and drops invisible characters. */
export const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .split("\n")
    .map((line) => line.replace(/\t/g, " ").replace(unprintable, "").replace(/\s+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Page breaks counted in the cleaned text; one that cleaning left at an end is none. */
const cleanPageBreaks = (pageBreaks: PageBreak[], text: string, cleaned: string): PageBreak[] =>
  pageBreaks.flatMap(({ at, place }) => {
    const before = clean(text.slice(0, at)).length;
    const white = cleaned.slice(before).search(/\S/);
    return before > 0 && white >= 0 ? [{ at: before + white, place }] : [];
  });

const separator = (previous: Block | undefined, next: Draft): string => {
  if (!previous) return "";
  const isRun = previous.type === next.type && (next.type === "table-row" || next.type === "list-item");
  return isRun ? "\n" : "\n\n";
};
