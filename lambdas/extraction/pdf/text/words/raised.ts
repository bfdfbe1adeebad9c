import type { Glyph } from "../../content/glyph.ts";

const superscripts = new Map(
  Array.from("0123456789+-−", (plain, index) => [plain, "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻"[index] ?? plain]),
);
const unit = /(?:^|[^\p{L}])(?:\p{L}|km|cm|mm|dm|ft|in|sec)$/u;

type Line = { size: number; baseline: number };

/**
 * Texts of a line's glyphs. Superscript digits become exponents after a digit, a single letter or a unit ("10⁶"),
 * and are separated by a space as note marks after a word ("word 1").
 */
export const withRaised = (pieces: { text: string; glyph: Glyph; gap: number }[], line: Line): string[] => {
  const texts: string[] = [];
  let before = "";
  let isExponent = false;
  for (const [index, { text, glyph, gap }] of pieces.entries()) {
    const isFigure = isRaised(glyph, line) && /^[\p{Nd}*†‡§¶+−-]$/u.test(text);
    const isFirst = isFigure && !isRaisedAt(pieces, index - 1, line);
    if (isFirst)
      isExponent =
        gap < 0.2 * line.size &&
        (/[\p{Nd})]$/u.test(before) || unit.test(before)) &&
        /[\p{Nd}+−-]/u.test(text);
    if (isFigure && isExponent) texts.push(superscripts.get(text) ?? text);
    else if (
      index > 0 &&
      isRaisedAt(pieces, index - 1, line) &&
      !isRaised(glyph, line) &&
      /^[\p{Nd}*†‡§¶]+$/u.test(texts.join("").trim()) &&
      /\p{L}/u.test(text)
    )
      texts.push(` ${text}`);
    else if (isFirst && /[\p{L}.,;:!?)\]"”’]$/u.test(before)) texts.push(` ${text}`);
    else texts.push(text);
    before = (before + (gap > 0.2 * line.size ? " " : "") + text).slice(-8);
  }
  return texts;
};

const isRaisedAt = (pieces: { glyph: Glyph }[], index: number, line: Line) => {
  const piece = pieces[index];
  return piece !== undefined && isRaised(piece.glyph, line);
};

const isRaised = (glyph: Glyph, { size, baseline }: Line) =>
  glyph.size < 0.85 * size && glyph.y < baseline - 0.15 * size;
