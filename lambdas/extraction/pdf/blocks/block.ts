import type { Row } from "../../blocks/table-rows.ts";
import type { Edge } from "../layout/tables/continued/edges.ts";

/** A block of a page. Headings are decided later, from the whole document. */
export type PageBlock = TextBlock | TableBlock;

export interface TableBlock {
  kind: "table";
  rows: Row[];
  page: number;
  status?: string;
  /** Usual font size in points. */
  size: number;
  /** Columns in the order of the cells. */
  edges: Edge[];
  /** The table of an earlier page that goes on with these rows. */
  continues?: TableBlock;
}

export interface TextBlock {
  kind: "text";
  page: number;
  text: string;
  /** Font size in points. */
  size: number;
  isBold: boolean;
  isMono: boolean;
  lines: number;
  /** Its last line reaches the right edge of its column. */
  endsFull: boolean;
  /** Characters before each further page that it goes on to. */
  pageBreaks?: { at: number; page: number }[];
  /** Role from the structure tree of a tagged PDF. */
  role?: "heading" | "list-item" | "paragraph" | "note" | "code" | "running";
  level?: number;
  /** Left edge in points; the indentation of a list item. */
  left: number;
  /** Left edge of the text after a list marker, in points. */
  textLeft: number;
  /** Distance to the text above, in font sizes; a large number at the top of a region. */
  gap: number;
  /** Addresses of links in its text. */
  links?: string[];
  /** The status that a watermark or stamp on its page says, such as "VOID". */
  status?: string;
  /** Vertical position on the page, from 0 (top) to 1. */
  height: number;
}
