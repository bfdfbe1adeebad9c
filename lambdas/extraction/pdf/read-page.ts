import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { LeftOut } from "../marks/left-out.ts";
import type { PageBlock, TableBlock } from "./blocks/block.ts";
import { blocksOf, type PageContext } from "./blocks/page-blocks.ts";
import { readContent } from "./content/read-content.ts";
import type { Findings } from "./document/findings.ts";
import type { Layers } from "./layers.ts";
import { annotationsOf } from "./marks/annotations.ts";
import { commentBlocks } from "./marks/comments.ts";
import { fieldSegments, withFields } from "./marks/fields.ts";
import { filledFields, withoutBlanks, withoutFieldPrompts } from "./marks/filled-fields.ts";
import { addLinks } from "./marks/links.ts";
import { taggedPage } from "./tags/tagged-page.ts";
import { tagsOf } from "./tags/tree.ts";
import type { Vocabulary } from "./text/words/vocabulary.ts";
import { markUnseen } from "./unseen/mark-unseen.ts";
import { stampStatus } from "./unseen/stamps.ts";
import { withoutWatermark } from "./unseen/watermarks.ts";
import { withoutUnseen } from "./unseen/without-unseen.ts";

/** State shared by all pages of a document. */
interface Shared {
  vocabulary: Vocabulary;
  findings: Findings;
  layers: Layers;
  /** The table that ends the page before. */
  openTable: TableBlock | undefined;
  leftOut: LeftOut;
  /** Texts outside their pages. */
  offPage: string[];
  /** The file, and whether it has images. */
  bytes: Uint8Array;
  hasImages: boolean;
}

/** Blocks of a page in reading order, from its structure tree if that covers the page. */
export const readPage = async (
  page: PDFPageProxy,
  number: number,
  { vocabulary, findings, layers, openTable, leftOut, offPage, bytes, hasImages }: Shared,
): Promise<PageBlock[]> => {
  try {
    const drawn = await readContent(page, (group) => layers.isVisible(group));
    const annotations = await annotationsOf(page, leftOut);
    markUnseen(drawn, annotations, hasImages);
    const shown = withoutWatermark(withoutUnseen(drawn.glyphs, leftOut, offPage));
    const status = shown.status ?? (await stampStatus(page, annotations, bytes));
    findings.count(shown.glyphs.map(({ text }) => text).join(""));
    const filled = filledFields(annotations);
    const content = { ...drawn, glyphs: withoutBlanks(shown.glyphs, filled) };
    const added = new Set<string>();
    const context: PageContext = {
      page: number,
      vocabulary,
      openTable,
      addFields: (segments) => withFields(annotations, withoutFieldPrompts(segments, filled)),
      addLinks: (segments) => addLinks(annotations, segments, added),
    };
    const hasFields = fieldSegments(annotations, []).length > 0;
    const tags = hasFields ? undefined : await tagsOf(page);
    const blocks = (tags && taggedPage(content, tags, context)) ?? blocksOf(content, context);
    if (blocks.length === 0 && !drawn.glyphs.some(({ unseen }) => unseen)) findings.images.push(number);
    const all = [...blocks, ...commentBlocks(annotations, number)];
    return status ? all.map((block) => ({ ...block, status })) : all;
  } finally {
    page.cleanup();
  }
};
