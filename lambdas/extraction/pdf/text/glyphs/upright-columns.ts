import type { Glyph } from "../../content/glyph.ts";
import { isIdeographic } from "./characters.ts";

/** Turns columns of upright glyphs (vertical Japanese and Chinese) into text that runs down. */
export const withUprightColumns = (glyphs: Glyph[]): Glyph[] => {
  const turned: Glyph[] = [];
  let column: Glyph[] = [];
  const flush = () => {
    turned.push(...(column.length > 3 ? column.map(downwards) : column));
    column = [];
  };
  for (const glyph of glyphs) {
    const last = column.at(-1);
    if (!isUpright(glyph) || (last && !isBelow(glyph, last))) flush();
    if (isUpright(glyph)) column.push(glyph);
    else turned.push(glyph);
  }
  flush();
  return turned;
};

const isUpright = ({ angle, text }: Glyph) =>
  angle === 0 && (isIdeographic(text) || /^[、。「」『』（）・]$/u.test(text));

const isBelow = (glyph: Glyph, last: Glyph) =>
  Math.abs(glyph.x - last.x) < 0.6 * last.size &&
  glyph.y - last.y > 0.3 * last.size &&
  glyph.y - last.y < 1.6 * last.size;

/** The baseline is the column's vertical axis and starts at the top of the glyph. */
const downwards = (glyph: Glyph): Glyph => ({
  ...glyph,
  angle: 90,
  x: glyph.x + (glyph.width || glyph.size) / 2,
  y: glyph.y - 0.88 * glyph.size,
  width: glyph.size,
});
