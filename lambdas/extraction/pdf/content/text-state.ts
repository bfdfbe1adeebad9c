import { identity, type Matrix, times } from "./matrix.ts";

/** Metrics of a font that text extraction needs. */
export interface Face {
  name: string;
  isBold: boolean;
  isMono: boolean;
  isVertical: boolean;
  /** Text space units per glyph space unit. */
  scale: number;
  /** Height of a glyph at size 1. */
  height: number;
  verticalMetrics?: ArrayLike<number>;
}

/** The part of the graphics state that positions text (ISO 32000-1 8.4 and 9.3). */
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
  /** Fill colour as "#rrggbb". */
  fill: string;
  /** The fill is a pattern, not `fill`. */
  isPattern: boolean;
  /** Opacity of fills, from 0 to 1. */
  opacity: number;
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
  isPattern: false,
  opacity: 1,
});

/** Text matrix and text line matrix (ISO 32000-1 9.4.2). */
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

  /** Transforms text space to page space. */
  space(state: State): Matrix {
    return times(state.ctm, this.matrix);
  }
}
