import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** In characters; viewers show no more of a label. */
const longest = 40;

/** Names of a file's pages: "Page 3", or "Page 1 (3 of the PDF)" if another number is printed on it. */
export class Places {
  private readonly labels: (string | undefined)[];

  constructor(labels: (string | undefined)[]) {
    this.labels = labels;
  }

  readonly of = (page: number): string => {
    const label = this.labels[page - 1];
    return label && label !== String(page) ? `Page ${label} (${page} of the PDF)` : `Page ${page}`;
  };

  /** True for the number that the page has in the file or on paper. */
  isNumberOf(page: number, printed: string): boolean {
    return printed === String(page) || printed.toLowerCase() === this.labels[page - 1]?.toLowerCase();
  }
}

/** The labels that the file declares for its pages (ISO 32000-1 12.4.2); none if they are broken. */
export const declaredLabels = async (document: PDFDocumentProxy): Promise<string[] | undefined> => {
  const labels: unknown = await document.getPageLabels().catch(() => null);
  if (!Array.isArray(labels)) return undefined;
  return labels.map((label) => String(label).replace(/\s+/g, " ").trim().slice(0, longest));
};
