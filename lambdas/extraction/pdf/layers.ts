import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Layers (optional content groups) of a document, each shown or hidden. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy["getOptionalContentConfig"]>>;
