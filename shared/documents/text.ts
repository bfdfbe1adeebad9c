import * as z from "zod";

/** Character offsets into the document's extracted text, end exclusive. */
const span = { start: z.number().int(), end: z.number().int() };

/** Characters before a page's first one, and the page. */
export const PageBreak = z.object({ at: z.number().int(), place: z.string() });
export type PageBreak = z.infer<typeof PageBreak>;

const PassageSpan = z.object({
  /** Position in the document, from 0. */
  ordinal: z.number().int(),
  ...span,
  /** Headings above it, outermost first. */
  titlePath: z.array(z.string()),
  /** The page, slide or sheet it starts on, as displayed: "Page 4". */
  place: z.string().optional(),
  /** The further ones that begin within it, `at` counted in the text as searched and cited. */
  pageBreaks: z.array(PageBreak).optional(),
});

export const DocumentPassage = PassageSpan.extend({
  /** The text as searched and cited; each value of a table's row has its column's label. */
  text: z.string(),
});
export type DocumentPassage = z.infer<typeof DocumentPassage>;

export const blockTypes = [
  "heading",
  "paragraph",
  "list-item",
  "table-row",
  "record",
  "code",
  "note",
  "running",
] as const;

export const TextBlock = z.object({
  type: z.enum(blockTypes),
  ...span,
  /** Depth of a heading or list item, from 1. */
  level: z.number().int().optional(),
  /** The page, slide or sheet it starts on. */
  place: z.string().optional(),
  /** Where another page begins inside it, counted from its start; texts stored by earlier versions have none. */
  pageBreaks: z.array(PageBreak).optional(),
  /** A table row's non-empty cells; `isHeader` marks a row of column labels. */
  cells: z.array(z.string()).optional(),
  /** Columns of these cells, from 0; by default the first ones. */
  columns: z.array(z.number().int()).optional(),
  isHeader: z.boolean().optional(),
});
export type TextBlock = z.infer<typeof TextBlock>;

/** A part of a document's text: about ten thousand characters, cut between blocks. */
export const TextPart = z.object({
  part: z.number().int(),
  parts: z.number().int(),
  /** Characters in the whole text. */
  total: z.number().int(),
  ...span,
  text: z.string(),
  /** Blocks that overlap this part; offsets count from the start of the whole text. */
  blocks: z.array(TextBlock),
  passages: z.array(PassageSpan),
});
export type TextPart = z.infer<typeof TextPart>;
