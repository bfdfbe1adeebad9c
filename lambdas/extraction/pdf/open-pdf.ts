import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { locked } from "../refusal.ts";
import { characterMaps } from "./character-maps.ts";

/**
 * Opens a PDF in this process, without images, and without the network or a canvas. Throws AppError("invalid") if
 * it needs a password. Call `close` to free its memory.
 */
export const openPdf = async (
  bytes: Uint8Array,
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> => {
  // Loaded before pdf.js looks for its worker, which a bundle has no separate file for.
  await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const task = getDocument({
    data: Uint8Array.from(bytes),
    maxImageSize: 0,
    disableFontFace: false,
    useSystemFonts: false,
    useWasm: false,
    verbosity: 0,
    ...characterMaps(),
  });
  return { document: await opened(task), close: () => task.destroy() };
};

const opened = async (task: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> => {
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    if (error instanceof Error && error.name === "PasswordException") throw locked();
    throw error;
  }
};
