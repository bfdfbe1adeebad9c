import type { Glyph } from "../../content/glyph.ts";
import { median } from "../../layout/row.ts";
import { logicalOrder } from "../bidi.ts";
import { isIdeographic } from "../glyphs/characters.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { withRaised } from "./raised.ts";

/** Gap, in sizes, from which on two letters belong to two words. */
const wordGap = 0.17;
/** The same where the file writes its spaces as characters. */
const gapBesideSpaces = 0.35;

/** The text of a line's glyphs: words parted by the gaps between them, accents on their letters, in logical order. */
export function spaced(glyphs: Glyph[], size: number, baseline: number): { text: string; glyphs: Glyph[] } {
  const pieces = piecesOf(glyphs, size);
  const line: Omit<Line, "isInitial"> = {
    size,
    limit: letterSpacing(pieces, size),
    usualGap: median(pieces.slice(1).flatMap(({ gap }) => (gap > wordGap * size ? [gap] : []))),
    spacing: new Set(glyphs.filter(({ text }) => !text.trim()).map(({ show }) => show)),
  };
  const texts = withRaised(pieces, { size, baseline });
  const parts = pieces.flatMap((piece, index): string[] => {
    const before = pieces[index - 1];
    const text = texts[index] ?? piece.text;
    const isInitial = !/\p{L}/u.test(pieces[index - 2]?.text ?? "") || pieces[index - 1]?.isSpaced === true;
    return before && isWordStart(before, piece, { ...line, isInitial }) ? [" ", text] : [text];
  });
  return {
    text: logicalOrder(parts).replace(/ {2,}/g, " ").trim(),
    glyphs: pieces.map(({ glyph }) => glyph),
  };
}

/** The gap between words of a line whose letters are spaced out, or undefined where they are not. */
function letterSpacing(pieces: Piece[], size: number): number | undefined {
  const inner = pieces.slice(1);
  if (inner.length < 3 || pieces.some(({ text }) => isIdeographic(text))) return undefined;
  const wide = inner.filter(({ gap }) => gap > wordGap * size);
  const singles = wide.length / inner.length;
  if (singles < 0.7 || pieces.filter(({ text }) => /\p{L}/u.test(text)).length < pieces.length * 0.6)
    return undefined;
  const gaps = inner.map(({ gap }) => gap).sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length * 0.4)] ?? 0;
  return usual + Math.max(0.22 * size, usual * 0.45);
}

interface Line {
  size: number;
  limit: number | undefined;
  /** The gap that words have where gaps alone tell them apart. */
  usualGap: number;
  /** Operators that write spaces as characters. */
  spacing: Set<number>;
  /** The letter before begins a word. */
  isInitial: boolean;
}

function isWordStart(before: Piece, piece: Piece, line: Line): boolean {
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
  // A capital is often kerned apart from the letters of its own word.
  if (isInitial && /\p{Lu}/u.test(left) && /\p{Ll}/u.test(right) && piece.gap < 0.8 * usualGap) return false;
  const isFigure = /[\p{Nd}.,]/u.test(left) && /[\p{Nd}.,]/u.test(right);
  return piece.gap > (isFigure ? 0.2 : wordGap) * near;
}
