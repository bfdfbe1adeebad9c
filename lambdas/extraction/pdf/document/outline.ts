import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Outline, outlineKey } from "./headings.ts";

const deepest = 6;
const most = 5000;

/** Bookmarks of the file; empty if they are broken. */
export const outlineOf = async (document: PDFDocumentProxy): Promise<Outline> => {
  const outline: Outline = new Map();
  const tree = await document.getOutline().catch(() => null);
  add(outline, tree ?? [], 1);
  return outline;
};

type Entry = { title: string; items: Entry[] };

const add = (outline: Outline, entries: Entry[], depth: number): void => {
  for (const { title, items } of entries) {
    const key = outlineKey(title);
    if (key && !outline.has(key) && outline.size < most) outline.set(key, depth);
    if (depth < deepest) add(outline, items, depth + 1);
  }
};
