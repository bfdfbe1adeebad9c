import { identity, type Matrix, times } from "./matrix.ts";

/** What a font says about its glyphs, as far as reading needs it. */
export interface Face {
  name: string;
  isBold: boolean;
  isMono: boolean;
  isVertical: boolean;
  /** Text space units per glyph unit. */
  scale: number;
  /** Height of a glyph at size 1. */
  height: number;
  verticalMetrics?: ArrayLike<number>;
}

/** The graphics state of ISO 32000-1 8.4 and 9.3, as far as it moves text. */
export interface State {
  ctm: Matrix;
  face?: Face;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  mode: number;
  /** Colour of fillings, as "#rrggbb". */
  fill: string;
}

export const firstState = (ctm: Matrix): State => ({
  ctm,
  size: 1,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
  fill: "#000000",
});

/** Where the next glyph goes, in text space, and where its line began. */
export class Pen {
  matrix: Matrix = identity;
  x = 0;
  y = 0;
  private lineX = 0;
  private lineY = 0;

  begin(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.y = this.lineX = this.lineY = 0;
  }

  moveLine(x: number, y: number): void {
    this.lineX += x;
    this.lineY += y;
    this.x = this.lineX;
    this.y = this.lineY;
  }

  /** Text space to page space. */
  space(state: State): Matrix {
    return times(state.ctm, this.matrix);
  }
}
