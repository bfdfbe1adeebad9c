import { createHash } from "node:crypto";
import { refreshStarters } from "#lambdas/core/chatbots/refresh-starters.ts";
import type { SplitFile } from "#lambdas/core/reading/sandbox/split-file.ts";
import type { StoredFile } from "#lambdas/documents/files.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textStore } from "#lambdas/documents/text/store.ts";
import { port } from "#platform/ports.ts";
import type { IndexedPassage } from "#platform/search/port.ts";
import { putPassages } from "../index/index-document.ts";
import { pushProgress } from "./push-progress.ts";

const maxWarnings = 50;
const maxWarningLength = 300;
const runFields = ["processing_stage", "progress"];

/** The document with the name, type, size and digest of its file, which are stored when the run ends. */
export const describeFile = (document: StoredDocument, file: StoredFile): StoredDocument => ({
  ...document,
  filename: file.filename ?? document.filename,
  content_type: file.contentType ?? document.content_type,
  file_size: file.bytes.length,
  sha256: createHash("sha256").update(file.bytes).digest("hex"),
});

/**
 * Replaces text and passages of a document and marks it completed. Other editions of its text are removed. False if
 * another run has ended since `document` was loaded: the caller must run again.
 */
export const finishRun = async (
  document: StoredDocument,
  { text, warnings }: Pick<SplitFile, "text" | "warnings">,
  passages: IndexedPassage[],
): Promise<boolean> => {
  // Listed before this run ends: a run that stored one of these has ended, or will run again.
  const former = await textStore.keys(document);
  const reading = await textStore.put(document, text);
  await putPassages(document, passages);
  const isFinished = await documentStore.finishRun(document, {
    set: {
      processing_status: "completed",
      chunk_count: passages.length,
      reading,
      ...(warnings.length > 0 && { warnings: shorten(warnings) }),
    },
    remove: [...runFields, "failure_reason", "awaits_budget", ...(warnings.length > 0 ? [] : ["warnings"])],
  });
  if (!isFinished) return false;
  await pushProgress(document);
  await textStore.remove(former);
  await refreshStarters(document);
  return true;
};

/**
 * Marks a document failed. The text read before keeps answering, unless it is not indexed for the current embedding
 * model: then it is removed. One that awaits room for so many nano-dollars in a budget is read again by itself. False if
 * another run has ended since `document` was loaded.
 */
export const failRun = async (
  document: StoredDocument,
  reason: string,
  { awaitsBudget }: { awaitsBudget?: number } = {},
): Promise<boolean> => {
  const isAnswering = document.chunk_count > 0 && (await isIndexed(document));
  if (!isAnswering) await removePassages(document);
  const former = await textStore.keys(document, isAnswering ? document.reading : undefined);
  const isWaiting = awaitsBudget !== undefined;
  const set = { processing_status: "failed", ...(isWaiting && { awaits_budget: awaitsBudget }) };
  const remove = isWaiting ? runFields : [...runFields, "awaits_budget"];
  const isFinished = await documentStore.finishRun(
    document,
    isAnswering
      ? { set: { ...set, failure_reason: `${reason} The version read before still answers.` }, remove }
      : { set: { ...set, failure_reason: reason, chunk_count: 0 }, remove: [...remove, "reading"] },
    isWaiting ? checkSeconds : undefined,
  );
  if (!isFinished) return false;
  await pushProgress(document);
  await textStore.remove(former);
  await refreshStarters(document);
  return true;
};

/**
 * Removes the editions of a finished document's text that broken-off runs have left. Counts as a run, so that a run which
 * is under way, and has stored one of them, runs again.
 */
export const removeFormerTexts = async (document: StoredDocument): Promise<void> => {
  const former = await textStore.keys(document, document.reading);
  if (former.length > 0 && (await documentStore.countRun(document))) await textStore.remove(former);
};

/** The sweep runs once a minute, and looks whether a budget has room again. */
const checkSeconds = 1;

const isIndexed = async ({ rag_system_id, id }: StoredDocument): Promise<boolean> =>
  (await port("search")).holds({ chatbotId: rag_system_id, documentId: id });

const removePassages = async ({ rag_system_id, id }: StoredDocument): Promise<void> =>
  (await port("search")).remove({ chatbotId: rag_system_id, documentId: id });

const shorten = (warnings: string[]): string[] => {
  const short = warnings.map((one) =>
    one.length > maxWarningLength ? `${one.slice(0, maxWarningLength - 1).toWellFormed()}…` : one,
  );
  if (short.length <= maxWarnings) return short;
  return [
    ...short.slice(0, maxWarnings - 1),
    `${short.length - maxWarnings + 1} more warnings are left out.`,
  ];
};
