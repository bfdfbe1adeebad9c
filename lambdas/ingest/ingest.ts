import { type FileKey, readFile, removeFile, type StoredFile, versionOf } from "#lambdas/documents/files.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textStore } from "#lambdas/documents/text/store.ts";
import { addLogFields } from "#platform/logging/log-context.ts";
import { port } from "#platform/ports.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { chunk } from "./chunk/chunk.ts";
import { embedded } from "./index/index-document.ts";
import { complete, describe, fail } from "./progress/finish-run.ts";
import { follow } from "./progress/follow.ts";
import { read } from "./read.ts";

const ourFault = "Something went wrong on our side while reading this file. Try again.";
const gaveUp = "Reading this file broke off several times. Save it as another type and upload that.";

interface Attempt {
  /** It was announced a second time, in case that the first one came to nothing. */
  isReminder?: boolean;
  /** Whether nobody tries again after this, so that the document has to say that it failed. */
  isLast: boolean;
  /** When the work has to be done, in milliseconds since 1970. */
  until: number;
}

/**
 * Reads, splits and indexes the file that a document has now; doing it twice changes nothing, and of two files the
 * one stored last counts. What a person can mend ends as `failed` with the reason; anything else is thrown to be
 * tried again, and ends as `failed` at the last try. Where it fails, what was read before stays.
 */
export const ingest = (key: FileKey, attempt: Attempt): Promise<void> =>
  unlessDeleted(key, async () => {
    const document = await documentStore.get(key);
    if (attempt.isReminder && isFinished(document)) return;
    for (let now = document; !(await isSettled(now, attempt)); ) now = await documentStore.get(key);
  });

const isFinished = ({ processing_status }: StoredDocument): boolean =>
  processing_status === "completed" || processing_status === "failed";

/** For a document whose last try ended without a word, as when the function ran out of memory or time. */
export const giveUp = (key: FileKey): Promise<void> =>
  unlessDeleted(key, async () => {
    const document = await documentStore.get(key);
    if (document.processing_status === "processing") await fail(document, gaveUp);
  });

/** One run; false where another has ended meanwhile or another file was stored, so that it has to be done again. */
const isSettled = async (document: StoredDocument, { isLast, until }: Attempt): Promise<boolean> => {
  const news = follow(document);
  let file: StoredFile | undefined;
  try {
    await news.stage("read");
    file = await readFile(document);
    const { filename, content_type: contentType, ...rest } = await describe(document, file);
    const extracted = await read(file.bytes, { filename, contentType }, news.report);
    await news.stage("split");
    const chunks = chunk(extracted);
    await news.stage("index");
    const onEmbedded = (done: number, total: number) => news.report({ done, total, unit: "passage" });
    const passages = await embedded({ ...rest, filename }, chunks, { until, onEmbedded });
    await news.done();
    if ((await versionOf(document)) !== file.version) return false;
    return await complete(document, extracted, chunks, passages);
  } catch (error) {
    if (isCode(error, "not_found")) throw error;
    if (!isCode(error, "invalid") && !isLast) throw error;
    await news.done();
    const reason = error instanceof AppError ? error.message : ourFault;
    if (file && (await versionOf(document)) !== file.version) return false;
    if (!(await fail(document, reason))) return false;
    if (!isCode(error, "invalid")) throw error;
    addLogFields({ outcome: "unreadable" });
    return true;
  } finally {
    await news.told();
  }
};

/** Work on a document that is deleted meanwhile, or was before, leaves nothing of it behind. */
const unlessDeleted = async (key: FileKey, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!isCode(error, "not_found")) throw error;
    await (await port("search")).remove({ chatbotId: key.rag_system_id, documentId: key.id });
    await textStore.remove(await textStore.keys(key));
    await removeFile(key);
    await documentStore.cleared(key);
  }
};

const isCode = (error: unknown, code: ErrorCode): error is AppError =>
  error instanceof AppError && error.code === code;
