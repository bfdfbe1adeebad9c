import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
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

/** State shared by all pages of a document. */
interface Shared {
  vocabulary: Vocabulary;
  findings: Findings;
  layers: Layers;
  /** The table that ends the page before. */
  openTable: TableBlock | undefined;
}

/** Blocks of a page in reading order, from its structure tree if that covers the page. */
export const readPage = async (
  page: PDFPageProxy,
  number: number,
  { vocabulary, findings, layers, openTable }: Shared,
): Promise<PageBlock[]> => {
  try {
    const drawn = await readContent(page, (group) => layers.isVisible(group));
    findings.count(drawn.glyphs.map(({ text }) => text).join(""));
    const annotations = await annotationsOf(page);
    const filled = filledFields(annotations);
    const content = { ...drawn, glyphs: withoutBlanks(drawn.glyphs, filled) };
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
    if (blocks.length === 0) findings.images.push(number);
    return [...blocks, ...commentBlocks(annotations, number)];
  } finally {
    page.cleanup();
  }
};
