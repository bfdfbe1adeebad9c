import type { PageBlock, TextBlock } from "../blocks/block.ts";
import { isItem } from "../blocks/marker.ts";

const numbered =
  /^(?:(?:\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*\.?|[IVX]{1,5}\.|[A-Z]\.)\s+\p{Lu}|第.{1,4}[章節节条])/u;

/** Depth of bookmarks, from 1, by the letters of their titles. */
export type Outline = Map<string, number>;

export const outlineKey = (title: string): string =>
  title
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** Marks headings, by size and weight relative to the body text and by the bookmarks. */
export const withHeadings = (blocks: PageBlock[], outline: Outline): void => {
  const texts = blocks.filter((block) => block.kind === "text");
  const body = tableBody(blocks, texts) ?? usual(texts);
  const isBoldUsual = share(texts, ({ isBold }) => isBold) > 0.4;
  const found = texts.filter((block) => !block.role && isHeading(block, body, isBoldUsual, outline));
  const deepest = Math.max(0, ...texts.map(({ role, level }) => (role === "heading" ? (level ?? 1) : 0)));
  const ranks = [...new Set(found.map(rankOf))].sort((a, b) => b - a);
  for (const block of found) {
    block.role = "heading";
    block.level =
      outline.get(outlineKey(block.text)) ?? Math.min(6, deepest + ranks.indexOf(rankOf(block)) + 1);
  }
};

/** In a document of nothing but tables, texts of one larger size are their titles. */
const tableBody = (blocks: PageBlock[], texts: TextBlock[]): number | undefined => {
  const sizes = blocks.flatMap((block) => (block.kind === "table" ? [block.size] : []));
  const [smallest, largest] = [Math.min, Math.max].map((end) => end(...texts.map(({ size }) => size)));
  if (sizes.length === 0 || smallest === undefined || largest === undefined) return undefined;
  const body = 1.2 * Math.max(...sizes);
  return largest - smallest < 0.5 && smallest > 1.15 * body ? body : undefined;
};

const rankOf = ({ size, isBold }: TextBlock) => Math.round(size * 2) + (isBold ? 0.5 : 0);

const isHeading = (block: TextBlock, body: number, isBoldUsual: boolean, outline: Outline): boolean => {
  const { text, size, lines, isBold, gap, isMono } = block;
  if (
    text.length > 160 ||
    lines > 4 ||
    (text.match(/\p{L}/gu)?.length ?? 0) < 2 ||
    /^https?:|^\S+@\S+$/.test(text)
  )
    return false;
  if (outline.has(outlineKey(text)) && text.length > 3) return true;
  if (isMono || (isItem(text) && !numbered.test(text))) return false;
  if (size >= body * 1.15) return !/[,;]$/.test(text) && (lines < 3 || !/[.。]$/.test(text));
  const isSentence = /[.,;。]$/.test(text) || lines > 2;
  if (isSentence || size < body * 0.93) return false;
  if (isBold && !isBoldUsual) return text.length < 110 && /^[\p{Lu}\p{Lo}\p{Nd}"“(¿¡]/u.test(text);
  if (gap < 0.4 || lines > 1) return false;
  return text.length < 70 && (isCapitals(text) || (numbered.test(text) && size > body * 1.03));
};

const isCapitals = (text: string) =>
  /^[\p{Lu}\p{Nd}\s&,'’:.()/-]+$/u.test(text) && /\p{Lu}{4}/u.test(text) && !/\p{Nd}{3}/u.test(text);

/** Font size of most letters. */
const usual = (texts: TextBlock[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of texts) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [10, 0] as [
    number,
    number,
  ])[0];
};

const share = (texts: TextBlock[], has: (block: TextBlock) => boolean): number => {
  const count = (blocks: TextBlock[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  return count(texts.filter(has)) / Math.max(1, count(texts));
};
