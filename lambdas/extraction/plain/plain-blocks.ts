import type { Draft } from "../blocks/block.ts";
import { withoutHeadersAndFooters } from "../blocks/header-footer.ts";
import { headedParts } from "./headed-parts.ts";
import { headingLevel } from "./line-headings.ts";
import { loneHeadings } from "./lone-headings.ts";
import { mailHead } from "./mail-head.ts";
import { partBlocks } from "./part-blocks.ts";
import { subtitleBlocks } from "./subtitles.ts";

/** More form feeds than this part no pages that anyone would name. */
const maxPages = 10_000;

/**
 * Structure of text that has no markup: empty lines part paragraphs, lines wrapped by hand run on, some lines are
 * headings, lists or rows of a table. Form feeds part pages.
 */
export function plainBlocks(text: string): Draft[] {
  const source = text.replace(/\r\n?/g, "\n");
  const subtitles = subtitleBlocks(source);
  if (subtitles) return subtitles;
  const pages = source.split("\f").filter((page) => page.trim());
  if (pages.length < 2 || pages.length > maxPages) return pageBlocks(source.replaceAll("\f", "\n"));
  const drafts = pages.flatMap((page, index) =>
    pageBlocks(page).map((draft) => ({ ...draft, place: `Page ${index + 1}` })),
  );
  return withoutHeadersAndFooters(drafts);
}

function pageBlocks(page: string): Draft[] {
  const filled = partsOf(page);
  const head = mailHead(filled[0] ?? []);
  const parts = head ? filled.slice(1) : filled;
  const headed = headedParts(parts);
  const body = parts.flatMap((lines, index) => (headed.has(index) ? headedBlocks(lines) : partBlocks(lines)));
  return [...(head ?? []), ...loneHeadings(body)];
}

function headedBlocks([title = "", ...lines]: string[]): Draft[] {
  const level = headingLevel(title) ?? 2;
  return [{ type: "heading", level, text: title.trim() }, ...partBlocks(lines)];
}

/** Runs of filled lines. */
function partsOf(page: string): string[][] {
  const parts: string[][] = [];
  let isOpen = false;
  for (const line of page.split("\n")) {
    const isFilled = line.trim() !== "";
    if (isFilled && isOpen) parts.at(-1)?.push(line);
    else if (isFilled) parts.push([line]);
    isOpen = isFilled;
  }
  return parts;
}
