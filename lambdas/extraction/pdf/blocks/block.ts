import type { Row } from "../../blocks/table-rows.ts";

/** A piece of a page before the whole document says what is a heading. */
export type PageBlock = TextBlock | { kind: "table"; rows: Row[]; page: number };

export interface TextBlock {
  kind: "text";
  page: number;
  text: string;
  /** Size of its letters, in points. */
  size: number;
  isBold: boolean;
  isMono: boolean;
  lines: number;
  /** What the file itself says that it is. */
  role?: "heading" | "list-item" | "paragraph" | "note" | "code" | "running";
  level?: number;
  /** Indentation of a list's item, in points. */
  left: number;
  /** Where the text behind an item's mark begins. */
  textLeft: number;
  /** Distance to the text above, in sizes; a large number at the top of a part. */
  gap: number;
  /** Addresses that its text links to. */
  links?: string[];
  /** Where it stands on the page, from 0 (top) to 1. */
  height: number;
}
