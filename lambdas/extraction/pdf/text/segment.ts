import type { Row } from "../../blocks/table-rows.ts";
import type { Glyph } from "../content/glyph.ts";
import type { Edge } from "../layout/tables/continued/edges.ts";

/** Glyphs of one line without wide gaps: a line of a column or cell, or a label. */
export interface Segment {
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Font size of most letters. */
  size: number;
  isBold: boolean;
  isMono: boolean;
  text: string;
  /** In visual order, from left to right. */
  glyphs: Glyph[];
  tag?: number;
  /** Link addresses that its text does not show. */
  links?: string[];
  /** Entry of a table of contents that starts with its page number. */
  startsEntry?: boolean;
  /** Background colour. */
  shade?: string;
  /** Rows and columns, if it represents a ruled table. */
  table?: { rows: Row[]; edges: Edge[] };
}

/** Its text, with link addresses. */
export const shownText = ({ text, links }: Segment): string =>
  links ? `${text} (${links.join(", ")})` : text;
