import type { Glyph } from "../../content/glyph.ts";
import { accented } from "../glyphs/characters.ts";

/** A letter of a line, with its accent. */
export interface Piece {
  text: string;
  glyph: Glyph;
  /** Gap to the previous piece, in points. */
  gap: number;
  /** The file has a space character before it. */
  isSpaced: boolean;
}

/** Letters of a line from left to right; `drawn` are its glyphs in file order. */
export const piecesOf = (drawn: Glyph[], size: number): Piece[] => {
  const order = new Map(drawn.map((glyph, index) => [glyph, index]));
  const glyphs = drawn.toSorted((a, b) => a.x - b.x);
  const spaces = glyphs.filter(({ text }) => !text.trim()).sort((a, b) => middleOf(a) - middleOf(b));
  const pieces: Piece[] = [];
  let end = Number.NEGATIVE_INFINITY;
  let next = 0;
  for (const glyph of glyphs.filter(({ text }) => text.trim())) {
    const last = pieces.at(-1);
    const between: Glyph[] = [];
    for (let space = spaces[next]; space && middleOf(space) < middleOf(glyph); space = spaces[next]) {
      between.push(space);
      next += 1;
    }
    const merged = last && overlaps(last.glyph, glyph) ? merge(last.text, glyph.text) : undefined;
    if (last && merged) last.text = merged;
    else {
      const gap = last ? glyph.x - end : 0;
      // A space may overlap the letter after it.
      const isSpaced = between.some(
        (space) => gap > 0.05 * size || (last && isBetween(order, [last.glyph, space, glyph])),
      );
      pieces.push({ text: glyph.text, glyph, gap, isSpaced });
      end = glyph.x + glyph.width;
    }
    end = Math.max(end, glyph.x + glyph.width);
  }
  return pieces;
};

const middleOf = ({ x, width }: Glyph) => x + width / 2;

/** True if the glyphs are consecutive in the file, in either direction. */
const isBetween = (order: Map<Glyph, number>, glyphs: [Glyph, Glyph, Glyph]): boolean => {
  const [a = 0, b = 0, c = 0] = glyphs.map((glyph) => order.get(glyph));
  return (a < b && b < c) || (c < b && b < a);
};

const merge = (first: string, second: string) => accented(first, second) ?? accented(second, first);

const overlaps = (a: Glyph, b: Glyph): boolean => {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return shared > 0.4 * Math.min(a.width, b.width) || (b.width < 0.01 && b.x <= a.x + a.width * 1.1);
};
