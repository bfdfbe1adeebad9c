import { createHash } from "node:crypto";
import type { ExtractedText } from "#extraction/blocks/block.ts";
import type { StoredFile } from "#lambdas/documents/files.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textStore } from "#lambdas/documents/text/store.ts";
import { port } from "#platform/ports.ts";
import type { IndexedPassage } from "#platform/search/port.ts";
import type { Chunk } from "../chunk/passage.ts";
import { put } from "../index/index-document.ts";
import { pushProgress } from "./push-progress.ts";

const mostWarnings = 50;
const longestWarning = 300;
const ofRun = ["processing_stage", "progress"];

/** Says on the document which file it has. */
export const describe = async (document: StoredDocument, file: StoredFile): Promise<StoredDocument> => {
  const found = {
    filename: file.filename ?? document.filename,
    content_type: file.contentType ?? document.content_type,
    file_size: file.bytes.length,
    sha256: createHash("sha256").update(file.bytes).digest("hex"),
  };
  const isKnown =
    document.sha256 === found.sha256 &&
    document.filename === found.filename &&
    document.content_type === found.content_type &&
    document.file_size === found.file_size;
  return isKnown ? document : documentStore.describeFile(document, found);
};

/** Puts what was read in place of what was before. False where another run has ended since the document was looked up. */
export const complete = async (
  document: StoredDocument,
  { text, blocks, warnings }: ExtractedText,
  chunks: Chunk[],
  passages: IndexedPassage[],
): Promise<boolean> => {
  // Looked up before this run ends: whoever put one of these either has ended or has to read again.
  const former = await textStore.keys(document);
  const reading = await textStore.put(document, { text, blocks, passages: chunks });
  await put(document, passages);
  const isSettled = await documentStore.finishRun(document, {
    set: {
      processing_status: "completed",
      chunk_count: passages.length,
      reading,
      ...(warnings.length > 0 && { warnings: shortened(warnings) }),
    },
    remove: [...ofRun, "failure_reason"],
  });
  if (!isSettled) return false;
  await pushProgress(document);
  await textStore.remove(former);
  return true;
};

/**
 * What was read before keeps answering; a document that never was read, or not for the present embedding model,
 * answers nothing. False as above.
 */
export const fail = async (document: StoredDocument, reason: string): Promise<boolean> => {
  const isAnswering = document.chunk_count > 0 && (await isHeld(document));
  if (!isAnswering) await clear(document);
  const isSettled = await documentStore.finishRun(
    document,
    isAnswering
      ? {
          set: { ...failed, failure_reason: `${reason} The version read before still answers.` },
          remove: ofRun,
        }
      : { set: { ...failed, failure_reason: reason, chunk_count: 0 }, remove: [...ofRun, "reading"] },
  );
  if (isSettled) await pushProgress(document);
  return isSettled;
};

const failed = { processing_status: "failed" };

const isHeld = async ({ rag_system_id, id }: StoredDocument): Promise<boolean> =>
  (await port("search")).holds({ chatbotId: rag_system_id, documentId: id });

const clear = async (document: StoredDocument): Promise<void> => {
  const { rag_system_id, id } = document;
  await (await port("search")).remove({ chatbotId: rag_system_id, documentId: id });
  await textStore.remove(await textStore.keys(document));
};

const shortened = (warnings: string[]): string[] => {
  const short = warnings.map((one) =>
    one.length > longestWarning ? `${one.slice(0, longestWarning - 1).toWellFormed()}…` : one,
  );
  if (short.length <= mostWarnings) return short;
  return [
    ...short.slice(0, mostWarnings - 1),
    `${short.length - mostWarnings + 1} more warnings are left out.`,
  ];
};
