import type { Progress } from "#shared/documents/document.ts";
import type { PageBreak, TextBlock } from "#shared/documents/text.ts";

/** File type by content, independent of the file name. */
export type Kind =
  | "text"
  | "markdown"
  | "pdf"
  | "doc"
  | "docx"
  | "xls"
  | "xlsx"
  | "ppt"
  | "pptx"
  | "csv"
  | "html"
  | "json";

/** A `record` is an entry of "key: value" lines; a `running` block is a header or footer, kept once. */
export type BlockType = TextBlock["type"];

/** A block as a reader returns it. Drafts come in reading order. */
export interface Draft {
  type: BlockType;
  text: string;
  /** Level of a heading or list item, from 1. */
  level?: number;
  /** Position of its start for people: "Page 4", "Slide 2", "Sheet Prices". */
  place?: string;
  /** A status that the document gives this part, as it is written: "SUPERSEDED". Shown after the place. */
  status?: string;
  /** Characters of `text` before each further page that it runs over, in order. */
  pageBreaks?: PageBreak[];
  /** Filled cells of a table row. `header` has the labels of their columns at the same indexes. */
  cells?: string[];
  /** Column numbers of the cells, from 0, if some cells are empty. */
  columns?: number[];
  header?: string[];
  /** The row contains the column labels. */
  isHeader?: boolean;
  /** Headings of this level and below end before it. */
  closes?: number;
}

/**
 * In characters. Passages and table rows repeat the headings and labels above them, so an unbounded one makes the
 * output grow with the square of the input. The longest real heading of the sample documents has 185 characters.
 */
export const maxHeadingLength = 300;

/** A block with its position in the document's text. */
export interface Block extends Draft {
  /** Character offsets into the document's extracted text, end exclusive. */
  start: number;
  end: number;
}

/** Result of an extraction. */
export interface ExtractedText {
  kind: Kind;
  text: string;
  blocks: Block[];
  /** Sentences for the document's owner about parts that could not be read. */
  warnings: string[];
}

/** Result of the reader of a file type. */
export interface Extraction {
  drafts: Draft[];
  /** A status that the document gives itself, as it is written: "DRAFT". */
  status?: string;
  warnings?: string[];
}

/** Called after each page, slide or sheet. */
export type Report = (progress: Progress) => void;

/** Name and MIME type that the uploader gave the file. */
export interface Named {
  filename: string;
  contentType?: string;
}
