import { cleanCharacters } from "../text/glyphs/characters.ts";
import type { Glyph } from "./glyph.ts";
import { type Matrix, place } from "./matrix.ts";
import type { Face, Pen, State } from "./text-state.ts";

/** A glyph decoded by pdf.js, or a move back in thousandths of the font size. */
export type Shown =
  | number
  | { unicode: string; width: number; isSpace: boolean; vmetric?: ArrayLike<number> | null };

const invisible = 3;

/** Advances the pen over shown text and calls `add` with each glyph in page space (ISO 32000-1 9.4.4). */
export const showText = (shown: Shown[], state: State, pen: Pen, add: (glyph: Glyph) => void): void => {
  const { face, size, horizontalScale } = state;
  if (!face || size === 0 || !Array.isArray(shown)) return;
  const space = pen.space(state);
  for (const item of shown) {
    if (typeof item === "number") {
      if (face.isVertical) pen.y -= (item / 1000) * size;
      else pen.x -= (item / 1000) * size * horizontalScale;
      continue;
    }
    const spacing = state.charSpacing + (item.isSpace ? state.wordSpacing : 0);
    const text = cleanCharacters(item.unicode);
    if (face.isVertical) {
      const metric = item.vmetric ?? face.verticalMetrics;
      const step = (metric?.[0] ?? -1000) * face.scale * size;
      if (text.trim())
        add(glyphAt(text, space, pen, state, face, [0, Math.min(step, -0.01 * Math.abs(size))]));
      pen.y += step + spacing;
    } else {
      const step = item.width * face.scale * size * horizontalScale;
      const tracking = trackingOf(state);
      if (text) add(glyphAt(text, space, pen, state, face, [step + tracking, 0]));
      pen.x += step + spacing * horizontalScale;
    }
  }
};

/** Wide character spacing belongs to the letters of letter-spaced words, so that it parts none of them. */
const trackingOf = ({ charSpacing, size, horizontalScale }: State): number =>
  charSpacing > 0.1 * Math.abs(size) && charSpacing < 1.3 * Math.abs(size)
    ? charSpacing * horizontalScale
    : 0;

const glyphAt = (
  text: string,
  space: Matrix,
  pen: Pen,
  state: State,
  face: Face,
  [stepX, stepY]: [number, number],
): Glyph => {
  const [x, y] = place(space, pen.x, pen.y + state.rise);
  const [endX, endY] = place(space, pen.x + stepX, pen.y + stepY + state.rise);
  const [upX, upY] = place(space, pen.x, pen.y + state.rise + 1);
  const forward = stepX === 0 && stepY === 0 ? place(space, pen.x + 1, pen.y + state.rise) : [endX, endY];
  const [toX = x, toY = y] = forward;
  return {
    text,
    x,
    y,
    width: Math.hypot(endX - x, endY - y),
    size: Math.hypot(upX - x, upY - y) * Math.abs(state.size) * face.height || 1,
    angle: (Math.round((Math.atan2(toY - y, toX - x) * 180) / Math.PI) + 360) % 360,
    isBold: face.isBold || state.mode === 2,
    isMono: face.isMono,
    isInvisible: state.mode === invisible,
    font: face.name,
    show: 0,
  };
};
