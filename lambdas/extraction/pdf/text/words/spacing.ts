import type { Glyph } from "../../content/glyph.ts";
import { median } from "../../layout/row.ts";
import { logicalOrder } from "../bidi.ts";
import { isIdeographic } from "../glyphs/characters.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { withRaised } from "./raised.ts";
import { spelledOut } from "./spelled-out.ts";

/** Minimum gap between words, in font sizes. */
const wordGap = 0.17;
/** The same for files that write spaces as characters. */
const gapBesideSpaces = 0.35;

/** Text of a line's glyphs in logical order, with spaces at gaps and accents on their letters. */
export const spaced = (
  glyphs: Glyph[],
  size: number,
  baseline: number,
): { text: string; glyphs: Glyph[] } => {
  const pieces = piecesOf(glyphs, size);
  const line: Omit<Line, "isInitial"> = {
    size,
    limit: letterSpacing(pieces, size),
    usualGap: median(pieces.slice(1).flatMap(({ gap }) => (gap > wordGap * size ? [gap] : []))),
    spacing: new Set(glyphs.filter(({ text }) => !text.trim()).map(({ show }) => show)),
  };
  const spelled = spelledOut(pieces, wordGap * size);
  const texts = withRaised(pieces, { size, baseline });
  const parts = pieces.flatMap((piece, index): string[] => {
    const before = pieces[index - 1];
    const text = texts[index] ?? piece.text;
    const isInitial = !/\p{L}/u.test(pieces[index - 2]?.text ?? "") || pieces[index - 1]?.isSpaced === true;
    if (spelled.has(index)) return [text];
    return before && isWordStart(before, piece, { ...line, isInitial }) ? [" ", text] : [text];
  });
  return {
    text: logicalOrder(parts).replace(/ {2,}/g, " ").trim(),
    glyphs: pieces.map(({ glyph }) => glyph),
  };
};

/** Gap between words of a letter-spaced line; undefined for other lines. */
const letterSpacing = (pieces: Piece[], size: number): number | undefined => {
  const inner = pieces.slice(1);
  if (inner.length < 3 || pieces.some(({ text }) => isIdeographic(text))) return undefined;
  const wide = inner.filter(({ gap }) => gap > wordGap * size);
  const singles = wide.length / inner.length;
  if (singles < 0.7 || pieces.filter(({ text }) => /\p{L}/u.test(text)).length < pieces.length * 0.6)
    return undefined;
  const gaps = inner.map(({ gap }) => gap).sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length * 0.4)] ?? 0;
  return usual + Math.max(0.22 * size, usual * 0.45);
};

interface Line {
  size: number;
  limit: number | undefined;
  /** Minimum gap between words without space characters. */
  usualGap: number;
  /** Text-showing operators that write spaces as characters. */
  spacing: Set<number>;
  /** The previous letter starts a word. */
  isInitial: boolean;
}

const isWordStart = (before: Piece, piece: Piece, line: Line): boolean => {
  const { size, limit, usualGap, spacing, isInitial } = line;
  if (limit !== undefined) return piece.gap > limit;
  const [left, right] = [before.text.at(-1) ?? "", piece.text[0] ?? ""];
  if (isIdeographic(left) && isIdeographic(right))
    return piece.isSpaced ? piece.gap > 0.4 * size : piece.gap > 0.7 * size;
  if (piece.isSpaced) return true;
  const near = Math.min(before.glyph.size, piece.glyph.size);
  if (isIdeographic(left) || isIdeographic(right)) return piece.gap > 0.4 * near;
  const isOneShow = before.glyph.show === piece.glyph.show && spacing.has(piece.glyph.show);
  if (isOneShow) return piece.gap > gapBesideSpaces * near;
  // A capital is often kerned away from the rest of its word.
  if (isInitial && /\p{Lu}/u.test(left) && /\p{Ll}/u.test(right) && piece.gap < 0.8 * usualGap) return false;
  const isFigure = /[\p{Nd}.,]/u.test(left) && /[\p{Nd}.,]/u.test(right);
  return piece.gap > (isFigure ? 0.2 : wordGap) * near;
};
