/** One shown character (or ligature). Lengths are points; x grows to the right, y down the page as it is shown. */
export interface Glyph {
  text: string;
  /** Where its baseline begins. */
  x: number;
  y: number;
  /** How far it moves the pen, along `angle`. */
  width: number;
  /** Height of its font. */
  size: number;
  /** Whole degrees by which its baseline turns clockwise from left to right. */
  angle: number;
  isBold: boolean;
  isMono: boolean;
  isInvisible: boolean;
  /** Font it is set in, by pdf.js's name. */
  font: string;
  /** Shown by the same operator as others with this number. */
  show: number;
  /** Marked-content id that the page's tags speak of; -1 in an artifact. */
  tag?: number;
}

/** A drawn line or the edge of a box, in the same space as the glyphs; horizontal or vertical only. */
export interface Rule {
  isVertical: boolean;
  /** Its y where it lies, its x where it stands. */
  at: number;
  from: number;
  to: number;
}

/** The box around a painted shape, in the same space. */
export interface Shape {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Of its filling, as "#rrggbb"; undefined where it is only outlined. */
  colour?: string;
}

export interface PageContent {
  width: number;
  height: number;
  glyphs: Glyph[];
  rules: Rule[];
  shapes: Shape[];
}
