import type { Glyph } from "../../content/glyph.ts";

const mark = /^[\u0591-\u05BD\u05BF-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]+$/;
const letter = /[\u05D0-\u05EA\u0620-\u064A\u066E-\u06D3]/;

/** Joins Arabic and Hebrew vowel marks to the letter below them. */
export const withVowelMarks = (glyphs: Glyph[]): Glyph[] => {
  if (!glyphs.some(({ text }) => mark.test(text))) return glyphs;
  const texts = glyphs.map(({ text }) => text);
  for (const [index, glyph] of glyphs.entries()) {
    if (!mark.test(glyph.text)) continue;
    const base = baseOf(glyphs, index);
    if (base === undefined) continue;
    texts[base] = (texts[base] ?? "") + glyph.text;
    texts[index] = "";
  }
  return glyphs.flatMap((glyph, index) => (texts[index] ? [{ ...glyph, text: texts[index] }] : []));
};

/** In left-to-right drawing order a mark precedes its letter, in right-to-left order it follows. */
const baseOf = (glyphs: Glyph[], index: number): number | undefined => {
  const [before, after] = [neighbour(glyphs, index, -1), neighbour(glyphs, index, 1)];
  if (before === undefined || after === undefined) return before ?? after;
  const [left, right] = [glyphs[before], glyphs[after]];
  if (!left || !right || Math.abs(left.y - right.y) > 0.5 * right.size) return before;
  return right.x > left.x ? after : before;
};

const neighbour = (glyphs: Glyph[], from: number, step: 1 | -1): number | undefined => {
  for (let index = from + step; Math.abs(index - from) < 4; index += step) {
    const text = glyphs[index]?.text ?? "";
    if (letter.test(text)) return index;
    if (!mark.test(text)) return undefined;
  }
  return undefined;
};
