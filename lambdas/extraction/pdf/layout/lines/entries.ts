import type { Segment } from "../../text/segment.ts";

type Start = { segment: Segment; page: number };

/** True for an entry of a table of contents or an index: its page number stands behind dots. */
export const endsInLeader = (text: string): boolean =>
  /(?:\s?[.·…_]){4}\s?[\p{Nd}ivxlc]{1,6}(?:[,–-] ?\p{Nd}{1,4}){0,6}$/u.test(text);

/** Marks entries of a table of contents that start with their page number: aligned, rising numbers. */
export const markEntries = (segments: Segment[]): void => {
  const starts = segments.flatMap((segment): Start[] => {
    const number = /^(\p{Nd}{1,4})\s+["'“‘]?[\p{L}\p{Nd}]/u.exec(segment.text)?.[1];
    return number && isSetApart(segment, number.length) ? [{ segment, page: Number(number) }] : [];
  });
  const byEdge = Map.groupBy(starts, ({ segment }) => Math.round(segment.left / 4));
  for (const found of byEdge.values()) {
    found.sort((a, b) => a.segment.baseline - b.segment.baseline);
    const rising = found.slice(1).filter(({ page }, index) => page > (found[index]?.page ?? 0)).length;
    if (found.length < 3 || rising < (found.length - 1) * 0.8) continue;
    for (const { segment } of found) segment.startsEntry = true;
  }
};

/** True for a number in another font than the text after it, or with a gap wider than a word space. */
const isSetApart = ({ glyphs, size, isBold }: Segment, digits: number): boolean => {
  const inked = glyphs.filter(({ text }) => text.trim());
  const [last, next] = [inked[digits - 1], inked[digits]];
  if (!last || !next) return false;
  return last.font !== next.font || (!isBold && next.x - last.x - last.width > 0.6 * size);
};
