import type { PageBlock, TextBlock } from "../blocks/block.ts";
import { median } from "../layout/row.ts";
import type { Places } from "./pages/places.ts";

const longest = 140;
const margin = 0.15;

/** Removes repeated headers and footers from the pages and returns each once, without page numbers. */
export const withoutHeadersAndFooters = (
  blocks: PageBlock[],
  pages: number,
  places: Places,
): { content: PageBlock[]; headersAndFooters: string[] } => {
  const edges = blocks.filter((block) => block.kind === "text").filter(isInMargin);
  const needed = pages > 3 ? 3 : 2;
  const shapes = [...Map.groupBy(edges, (block) => shapeOf(block.text)).values()].filter(
    (found) => new Set(found.map(({ page }) => page)).size >= needed && isLevel(found),
  );
  shapes.push(...counted(edges, needed));
  const removed = new Set<PageBlock>(shapes.flat());
  for (const block of edges)
    if ((pages > 1 && isPageNumber(block.text)) || isNumbered(block, pages, places)) removed.add(block);
  const kept = [...Map.groupBy(shapes.flat(), ({ text }) => wordsOf(text).trim())].flatMap(
    ([words, [first]]) => (first && /\p{L}/u.test(words) ? [first.text] : []),
  );
  return { content: blocks.filter((block) => !removed.has(block)), headersAndFooters: [...new Set(kept)] };
};

/** Groups of lines that start or end with their page number. */
const counted = (edges: TextBlock[], needed: number): TextBlock[][] => {
  const usual = median(edges.map(({ size }) => size));
  const numbered = edges.flatMap((block) => {
    if (block.size > usual * 1.15) return [];
    const number = /^\p{Nd}{1,4}(?=\s)|(?<=\s)\p{Nd}{1,4}$/u.exec(block.text);
    return number ? [{ block, offset: Number(number[0]) - block.page }] : [];
  });
  return [...Map.groupBy(numbered, ({ offset, block }) => `${offset} ${block.height < 0.5}`).values()]
    .filter((found) => found.length >= needed)
    .map((found) => found.map(({ block }) => block))
    .filter(isLevel);
};

const isInMargin = ({ height, text, role }: TextBlock) =>
  text.length <= longest &&
  (role === undefined || role === "running") &&
  (height < margin || height > 1 - margin);

/** True if the lines are at the same height on most of their pages. */
const isLevel = (found: TextBlock[]): boolean => {
  const heights = found.map(({ height }) => height).sort((a, b) => a - b);
  const middle = heights[Math.floor(heights.length / 2)] ?? 0;
  return heights.filter((height) => Math.abs(height - middle) < 0.02).length >= found.length * 0.6;
};

const shapeOf = (text: string) =>
  text
    .replace(/\p{Nd}+/gu, "#")
    .replace(/\s+/g, " ")
    .trim();

const isPageNumber = (text: string) =>
  /^[\s\p{Nd}ivxlc|/–—-]+$/u.test(text) && text.length < 12 && /\p{Nd}|^[ivxlc]+$/u.test(text);

/** True for "Page 4", "Seite 4 von 12" and "4 / 12" on page 4, which need no repetition to be page numbers. */
const isNumbered = ({ text, page, role }: TextBlock, pages: number, places: Places): boolean => {
  const words = text.split(/[\s–—:|/-]+/).filter(Boolean);
  if (role === "heading" || words.length > 4) return false;
  const at = isPageWord(words[0]) ? 1 : 0;
  const [number = "", ...others] = words.slice(at);
  if (!places.isNumberOf(page, number)) return false;
  if (others.length === 0) return at === 1 && pages > 1;
  const total = others.at(-1);
  return others.length < 3 && total === String(pages) && (others.length === 1 || isOfWord(others[0]));
};

const isOfWord = (word = "") => /^(?:of|von|de|sur|di|av|af|van|z|из)$/iu.test(word);

const isPageWord = (word = "") =>
  /^(?:page|pg?|seite|s|página|pagina|pág|pag|p|strona|str|side|sida|stránka|oldal|стр|страница)\.?$/iu.test(
    word,
  );

/** Removes page numbers such as "Page 4 of 12" and "- 4 -", in a few languages. */
const wordsOf = (text: string) =>
  text.replace(/\p{Nd}+/gu, "").replace(/\b(page|of|seite|von|página|pagina|de|sur|di)\b/giu, "");
