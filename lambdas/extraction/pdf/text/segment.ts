import type { Row } from "../../blocks/table-rows.ts";
import type { Glyph } from "../content/glyph.ts";

/** Glyphs of one line without a wide gap between them: a line of a column, a cell's line, a label. */
export interface Segment {
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Size of most of its letters. */
  size: number;
  isBold: boolean;
  isMono: boolean;
  text: string;
  /** In the order in which they are drawn on the page, from left to right. */
  glyphs: Glyph[];
  tag?: number;
  /** Addresses that its text links to without showing them. */
  links?: string[];
  /** Begins a title of a contents page with the number of its page. */
  startsEntry?: boolean;
  /** Colour of the box that is filled behind it. */
  shade?: string;
  /** Stands for a whole table that was read already. */
  table?: Row[];
}

/** Its text with the addresses that it links to. */
export const shownText = ({ text, links }: Segment): string =>
  links ? `${text} (${links.join(", ")})` : text;
