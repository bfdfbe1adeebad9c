import type { MarkName } from "../../marks/marks.ts";

/** A shown character or ligature. Lengths are in points; x grows to the right, y down the displayed page. */
export interface Glyph {
  text: string;
  /** Origin on the baseline. */
  x: number;
  y: number;
  /** Advance along `angle`. */
  width: number;
  /** Font size. */
  size: number;
  /** Clockwise rotation of the baseline in whole degrees. */
  angle: number;
  isBold: boolean;
  isMono: boolean;
  isInvisible: boolean;
  /** White, as far as is known. */
  isWhite?: boolean;
  /** The mark by which it is not for the reader. */
  unseen?: MarkName;
  /** Font name in pdf.js. */
  font: string;
  /** Number of the text-showing operator that drew it. */
  show: number;
  /** Marked-content id (MCID) for the structure tree; -1 in an artifact. */
  tag?: number;
}

/** A horizontal or vertical line, or the edge of a box, in the same space as glyphs. */
export interface Rule {
  isVertical: boolean;
  /** y of a horizontal line, x of a vertical one. */
  at: number;
  from: number;
  to: number;
}

/** Bounding box of a painted shape, in the same space. */
export interface Shape {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Fill colour as "#rrggbb"; undefined if it is only outlined. */
  colour?: string;
  /** Number of glyphs drawn before it, if it is an opaque box. */
  covers?: number;
}

export interface PageContent {
  width: number;
  height: number;
  glyphs: Glyph[];
  rules: Rule[];
  shapes: Shape[];
  /** Shadings, patterns or soft masks are painted, so colours are not all known. */
  hasPatterns?: boolean;
}
