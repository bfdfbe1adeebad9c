import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import { AppError } from "#shared/errors.ts";
import { characterMaps } from "./character-maps.ts";

const locked = "The file is protected by a password. Remove the password and upload it again.";

/**
 * Opens a PDF in this process, without images. What pdf.js would ask the network or a canvas for is not given to
 * it. Throws AppError("invalid") where a password is needed.
 */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  // Present before pdf.js looks for it, so that a bundle needs no file of its own beside it.
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
}

async function opened(task: PDFDocumentLoadingTask): Promise<PDFDocumentProxy> {
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    if (error instanceof Error && error.name === "PasswordException") throw new AppError("invalid", locked);
    throw error;
  }
}
