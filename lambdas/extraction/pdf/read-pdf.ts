import "./pdfjs-shim.ts";

import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Draft, Extraction, Kind, Report } from "../blocks/block.ts";
import { LeftOut } from "../marks/left-out.ts";
import type { PageBlock, TableBlock } from "./blocks/block.ts";
import { draftsOf } from "./document/drafts.ts";
import { Findings } from "./document/findings.ts";
import { withoutHeadersAndFooters } from "./document/header-footer-lines.ts";
import { withHeadings } from "./document/headings.ts";
import { outlineOf } from "./document/outline.ts";
import { joinParagraphs } from "./document/pages/join-paragraphs.ts";
import { type Joining, joinTables } from "./document/pages/join-tables.ts";
import { openTableOf } from "./document/pages/open-table.ts";
import { declaredLabels, Places } from "./document/pages/places.ts";
import { openPdf } from "./open-pdf.ts";
import { readPage } from "./read-page.ts";
import { Vocabulary } from "./text/words/vocabulary.ts";
import { hasImages } from "./unseen/has-images.ts";
import { leaveOutOffPage } from "./unseen/without-unseen.ts";

const most = 5000;

/** Reads a PDF in reading order. Each page is released before the next one, which bounds memory. */
export const readPdf = async (bytes: Uint8Array, _kind: Kind, report: Report): Promise<Extraction> => {
  const { document, close } = await openPdf(bytes);
  try {
    return await readDocument(document, bytes, report);
  } finally {
    await close();
  }
};

const readDocument = async (
  document: PDFDocumentProxy,
  bytes: Uint8Array,
  report: Report,
): Promise<Extraction> => {
  const total = Math.min(document.numPages, most);
  const findings = new Findings();
  const vocabulary = new Vocabulary();
  const layers = await document.getOptionalContentConfig();
  const leftOut = new LeftOut();
  const shared = { vocabulary, findings, layers, leftOut, offPage: [], bytes, hasImages: hasImages(bytes) };
  const blocks: PageBlock[] = [];
  let openTable: TableBlock | undefined;
  for (let number = 1; number <= total; number += 1) {
    try {
      const own = await readPage(await document.getPage(number), number, { ...shared, openTable });
      openTable = openTableOf(own);
      blocks.push(...own);
    } catch {
      openTable = undefined;
      findings.broken.push(number);
    }
    report({ done: number, total, unit: "page" });
  }
  if (findings.broken.length === total) throw new Error("no page can be read");
  if (document.numPages > most) findings.isCut = true;
  const outline = await outlineOf(document);
  const places = new Places((await declaredLabels(document)) ?? []);
  const { content, headersAndFooters } = withoutHeadersAndFooters(blocks, total, places);
  withHeadings(content, outline);
  const joined = joinPages(content, { placeOf: places.of, known: vocabulary.has });
  leaveOutOffPage(shared.offPage, joined.map(textOfBlock).join("\n"), leftOut);
  const lines = headersAndFooters.map((text): Draft => ({ type: "running", text }));
  return {
    drafts: [...draftsOf(joined, places.of), ...lines],
    warnings: [...findings.warnings(most, places.of), ...leftOut.warnings()],
  };
};

const joinPages = (blocks: PageBlock[], joining: Joining): PageBlock[] =>
  joinParagraphs(joinTables(blocks, joining), joining.known);

const textOfBlock = (block: PageBlock): string =>
  block.kind === "text" ? block.text : block.rows.map(({ cells }) => cells.join(" ")).join("\n");
