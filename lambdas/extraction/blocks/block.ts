import type { Progress, TextBlock } from "#shared/contract/documents.ts";

/** The real type of a document, whatever its name says. */
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

/** A `record` is one entry of "key: value" lines; `running` text is a header or footer, kept once. */
export type BlockType = TextBlock["type"];

/** One piece of a document as a reader finds it, in reading order. */
export interface Draft {
  type: BlockType;
  text: string;
  /** Depth of a heading, from 1. */
  level?: number;
  /** Where it stands, as a person would say it: "Page 4", "Slide 2", "Sheet Prices". */
  place?: string;
  /** The cells of a table row, and the labels of their columns at the same positions. */
  cells?: string[];
  /** Columns of the cells, from 0, where some are empty. */
  columns?: number[];
  header?: string[];
  /** A table row that holds the labels themselves. */
  isHeader?: boolean;
}

export interface Block extends Draft {
  /** Character offsets into the document's extracted text, end exclusive. */
  start: number;
  end: number;
}

export interface ExtractedText {
  kind: Kind;
  text: string;
  blocks: Block[];
  /** What could not be read, each as a sentence for the document's owner. */
  warnings: string[];
}

/** What a reader of one file type hands over. */
export interface Extraction {
  drafts: Draft[];
  warnings?: string[];
}

/** Told after each page, slide or sheet. */
export type Report = (progress: Progress) => void;

export interface Named {
  filename: string;
  contentType?: string;
}
