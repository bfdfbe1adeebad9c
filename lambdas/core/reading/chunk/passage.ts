import type { PageBreak } from "#shared/documents/text.ts";

/** A passage as it was cut out of a document. */
export interface Chunk {
  /** Position in the document, from 0. */
  ordinal: number;
  text: string;
  /** Headings the passage stands under, outermost first. */
  titlePath: string[];
  /** Page, slide or sheet it starts on. */
  place?: string;
  /** The further ones that begin within it; `at` counts in `text`. */
  pageBreaks?: PageBreak[];
  /** Character offsets into the extracted text, end exclusive. */
  start: number;
  end: number;
}
