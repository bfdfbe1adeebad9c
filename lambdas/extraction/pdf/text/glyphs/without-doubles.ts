import type { Glyph } from "../../content/glyph.ts";

/**
 * Drops glyphs drawn twice for a bold or shadow effect, and the hidden text of a scan if the page has visible text.
 */
export const withoutDoubles = (glyphs: Glyph[]): Glyph[] => {
  const hidden = glyphs.filter(({ isInvisible }) => isInvisible).length;
  const shown = hidden > 0 && hidden < 2 * (glyphs.length - hidden) ? glyphs.filter(isVisible) : glyphs;
  const doubles = doublesIn(shown);
  if (doubles.size === 0) return shown;
  // Single letters of two texts on one another may lie together too.
  const [all, double] = [countByShow(shown), countByShow([...doubles])];
  return shown.filter(
    (glyph) => !doubles.has(glyph) || (double.get(glyph.show) ?? 0) < 0.5 * (all.get(glyph.show) ?? 0),
  );
};

const countByShow = (glyphs: Glyph[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { show, text } of glyphs) if (text.trim()) counts.set(show, (counts.get(show) ?? 0) + 1);
  return counts;
};

const doublesIn = (glyphs: Glyph[]): Set<Glyph> => {
  const seen = new Map<string, Glyph[]>();
  const doubles = glyphs.filter((glyph) => {
    const reach = glyph.size * 0.12;
    const cell = `${glyph.text}${Math.round(glyph.y / 4)}`;
    const around = seen.get(cell);
    const isDouble = around?.some(
      (other) => Math.abs(other.x - glyph.x) < reach && Math.abs(other.y - glyph.y) < reach,
    );
    if (isDouble && glyph.text.trim()) return true;
    if (around) around.push(glyph);
    else seen.set(cell, [glyph]);
    return false;
  });
  return new Set(doubles);
};

const isVisible = ({ isInvisible }: Glyph) => !isInvisible;
