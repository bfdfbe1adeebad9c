import type { Glyph } from "../../content/glyph.ts";
import { isSeries } from "../words/spelled-out.ts";
import { isIdeographic } from "./characters.ts";

/** Gaps between letters in font sizes: more than kerning, less than what parts words of large print. */
const [narrowest, widest] = [0.1, 1.3];
/** Positions may be rounded to pixels. */
const even = 0.06;
const enough = 3;

/**
 * Widens the letters of letter-spaced words by the gap behind them, so that only the gaps between words are left.
 * Letter-spaced are at least four glyphs with equal gaps, and their neighbours with the same gaps. Letters in columns
 * have equal distances, but unequal gaps; digits alone may be columns.
 */
export const withoutTracking = (glyphs: Glyph[]): Glyph[] => {
  const widened = new Map<Glyph, number>();
  for (const line of linesOf(glyphs)) {
    const stretches = stretchesOf(line).flatMap((stretch) => withoutWordEnds(stretch, line));
    const spacings = stretches.filter(isSpaced).map(({ gap }) => gap);
    for (const { gap, from, to } of stretches)
      if (spacings.some((spacing) => Math.abs(spacing - gap) < even * (line[from]?.size ?? 1)))
        for (const glyph of line.slice(from, to + 1)) widened.set(glyph, gap);
  }
  if (widened.size === 0) return glyphs;
  return glyphs.map((glyph) => {
    const gap = widened.get(glyph);
    return gap ? { ...glyph, width: glyph.width + gap } : glyph;
  });
};

/** Glyphs of one font that follow one another on a baseline, in the file as on the page. */
const linesOf = (glyphs: Glyph[]): Glyph[][] => {
  const lines: Glyph[][] = [];
  let last: Glyph | undefined;
  for (const glyph of glyphs) {
    const isNext =
      last &&
      last.font === glyph.font &&
      Math.abs(last.y - glyph.y) < 0.05 * glyph.size &&
      Math.abs(last.size - glyph.size) < 0.02 * glyph.size &&
      glyph.x > last.x;
    if (isNext) lines.at(-1)?.push(glyph);
    else lines.push([glyph]);
    last = glyph;
  }
  return lines.filter(({ length }) => length > 1);
};

interface Stretch {
  gap: number;
  from: number;
  to: number;
  text: string;
}

/** Runs of glyphs with equal gaps. */
const stretchesOf = (line: Glyph[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const [index, glyph] of line.entries()) {
    const next = line[index + 1];
    if (!next) break;
    const gap = next.x - glyph.x - glyph.width;
    const size = glyph.size;
    if (gap < narrowest * size || gap > widest * size || isIdeographic(glyph.text)) continue;
    const last = stretches.at(-1);
    if (last?.to === index && Math.abs(last.gap - gap) < even * size) {
      last.gap += (gap - last.gap) / (index + 1 - last.from);
      last.to = index + 1;
      last.text += next.text;
    } else stretches.push({ gap, from: index, to: index + 1, text: glyph.text + next.text });
  }
  return stretches;
};

/** In a line without space characters, the gaps around "a" and "I" are equal too: the next letters belong to words. */
const withoutWordEnds = (stretch: Stretch, line: Glyph[]): Stretch[] => {
  const { from, to } = stretch;
  const first = isAttached(line[from - 1], line[from]) ? from + 1 : from;
  const last = isAttached(line[to], line[to + 1]) ? to - 1 : to;
  const text = line.slice(first, last + 1).map((glyph) => glyph.text);
  return last > first ? [{ ...stretch, from: first, to: last, text: text.join("") }] : [];
};

const isAttached = (one: Glyph | undefined, next: Glyph | undefined): boolean =>
  Boolean(one?.text.trim() && next?.text.trim()) &&
  one !== undefined &&
  next !== undefined &&
  next.x - one.x - one.width < narrowest * one.size;

const isSpaced = ({ from, to, text }: Stretch): boolean =>
  to - from >= enough && (/\p{L}/u.test(text) || /\p{Nd}[.,]\p{Nd}/u.test(text)) && !isSeries(text);
