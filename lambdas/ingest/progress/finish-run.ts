import { createHash } from "node:crypto";
import type { ExtractedText } from "#extraction/blocks/block.ts";
import type { StoredFile } from "#lambdas/documents/files.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textStore } from "#lambdas/documents/text/store.ts";
import { port } from "#platform/ports.ts";
import type { IndexedPassage } from "#platform/search/port.ts";
import type { Chunk } from "../chunk/passage.ts";
import { putPassages } from "../index/index-document.ts";
import { pushProgress } from "./push-progress.ts";

const mostWarnings = 50;
const longestWarning = 300;
const runFields = ["processing_stage", "progress"];

/** Stores name, type, size and digest of the file on the document, if they changed. */
export const describeFile = async (document: StoredDocument, file: StoredFile): Promise<StoredDocument> => {
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

/**
 * Replaces text and passages of a document and marks it completed. False if another run has ended since `document`
 * was loaded: the caller must run again.
 */
export const finishRun = async (
  document: StoredDocument,
  { text, blocks, warnings }: ExtractedText,
  chunks: Chunk[],
  passages: IndexedPassage[],
): Promise<boolean> => {
  // Listed before this run ends: a run that stored one of these has ended, or will run again.
  const former = await textStore.keys(document);
  const reading = await textStore.put(document, { text, blocks, passages: chunks });
  await putPassages(document, passages);
  const isFinished = await documentStore.finishRun(document, {
    set: {
      processing_status: "completed",
      chunk_count: passages.length,
      reading,
      ...(warnings.length > 0 && { warnings: shorten(warnings) }),
    },
    remove: [...runFields, "failure_reason"],
  });
  if (!isFinished) return false;
  await pushProgress(document);
  await textStore.remove(former);
  return true;
};

/**
 * Marks a document failed. The text read before keeps answering, unless it is not indexed for the current embedding
 * model: then it is removed. False if another run has ended since `document` was loaded.
 */
export const failRun = async (document: StoredDocument, reason: string): Promise<boolean> => {
  const isAnswering = document.chunk_count > 0 && (await isIndexed(document));
  if (!isAnswering) await removeText(document);
  const isFinished = await documentStore.finishRun(
    document,
    isAnswering
      ? {
          set: { ...failed, failure_reason: `${reason} The version read before still answers.` },
          remove: runFields,
        }
      : { set: { ...failed, failure_reason: reason, chunk_count: 0 }, remove: [...runFields, "reading"] },
  );
  if (isFinished) await pushProgress(document);
  return isFinished;
};

const failed = { processing_status: "failed" };

const isIndexed = async ({ rag_system_id, id }: StoredDocument): Promise<boolean> =>
  (await port("search")).holds({ chatbotId: rag_system_id, documentId: id });

const removeText = async (document: StoredDocument): Promise<void> => {
  const { rag_system_id, id } = document;
  await (await port("search")).remove({ chatbotId: rag_system_id, documentId: id });
  await textStore.remove(await textStore.keys(document));
};

const shorten = (warnings: string[]): string[] => {
  const short = warnings.map((one) =>
    one.length > longestWarning ? `${one.slice(0, longestWarning - 1).toWellFormed()}…` : one,
  );
  if (short.length <= mostWarnings) return short;
  return [
    ...short.slice(0, mostWarnings - 1),
    `${short.length - mostWarnings + 1} more warnings are left out.`,
  ];
};
