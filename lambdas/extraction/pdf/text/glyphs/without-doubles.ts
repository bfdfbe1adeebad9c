import type { Glyph } from "../../content/glyph.ts";

/**
 * Drops glyphs drawn twice for a bold or shadow effect, and the hidden text of a scan if the page has visible text.
 */
export const withoutDoubles = (glyphs: Glyph[]): Glyph[] => {
  const hidden = glyphs.filter(({ isInvisible }) => isInvisible).length;
  const shown = hidden > 0 && hidden < 2 * (glyphs.length - hidden) ? glyphs.filter(isVisible) : glyphs;
  const seen = new Map<string, Glyph[]>();
  return shown.filter((glyph) => {
    const reach = glyph.size * 0.12;
    const cell = `${glyph.text}${Math.round(glyph.y / 4)}`;
    const around = seen.get(cell);
    const isDouble = around?.some(
      (other) => Math.abs(other.x - glyph.x) < reach && Math.abs(other.y - glyph.y) < reach,
    );
    if (isDouble && glyph.text.trim()) return false;
    if (around) around.push(glyph);
    else seen.set(cell, [glyph]);
    return true;
  });
};

const isVisible = ({ isInvisible }: Glyph) => !isInvisible;
