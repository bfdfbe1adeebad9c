import { type Listener, read } from "#lambdas/core/reading/read.ts";
import type { SplitFile } from "#lambdas/core/reading/sandbox/split-file.ts";
import {
  answerIn,
  type FileKey,
  readFile,
  removeFile,
  type StoredFile,
  versionOf,
} from "#lambdas/documents/files.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textStore } from "#lambdas/documents/text/store.ts";
import { addLogFields } from "#platform/logging/log-context.ts";
import { port } from "#platform/ports.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { embedPassages } from "./index/index-document.ts";
import { describeFile, failRun, finishRun, removeFormerTexts } from "./progress/finish-run.ts";
import { NoRoom } from "./progress/no-room.ts";
import { readWithBudgets, type WithBudgets } from "./progress/read-with-budgets.ts";
import { trackRun } from "./progress/track-run.ts";
import { trackSpending } from "./progress/track-spending.ts";
import { splitAnswer } from "./split-answer.ts";
import { splitInterview } from "./split-interview.ts";

const ourFault = "Something went wrong on our side while reading this file. Try again.";
const gaveUp = "Reading this file broke off several times. Save it as another type and upload that.";

interface Attempt {
  /** The message is the second one for the file, sent in case that the first was lost. */
  isReminder?: boolean;
  /** No redelivery follows, so that a failure must be shown on the document. */
  isLast: boolean;
  /** Deadline in milliseconds since 1970. */
  until: number;
}

/**
 * Reads, splits and indexes the current file of a document. Idempotent; if two files compete, the one stored last
 * wins. A file that its owner must change sets `failed` with the reason. Any other error is thrown for redelivery,
 * and sets `failed` at the last try. The text read before a failure keeps answering.
 */
export const ingest = (key: FileKey, attempt: Attempt): Promise<void> =>
  unlessDeleted(key, async () => {
    const { document, budgets } = await readWithBudgets(key);
    if (attempt.isReminder && isFinished(document)) return removeFormerTexts(document);
    for (let now = document; !(await run(now, { ...attempt, budgets })); ) now = await documentStore.get(key);
  });

const isFinished = ({ processing_status }: StoredDocument): boolean =>
  processing_status === "completed" || processing_status === "failed";

/**
 * Fails a document whose runs died silently, for example out of memory or time. A document is finished if only the answer
 * to its last write was lost.
 */
export const giveUp = (key: FileKey): Promise<void> =>
  unlessDeleted(key, async () => {
    const document = await documentStore.get(key);
    if (isFinished(document)) await removeFormerTexts(document);
    else await failRun(document, gaveUp);
  });

/** One run; false if another run ended or another file was stored during it, so that it must be repeated. */
const run = async (
  document: StoredDocument,
  { isLast, until, budgets }: Attempt & Pick<WithBudgets, "budgets">,
): Promise<boolean> => {
  const progress = trackRun(document);
  const spending = trackSpending({ ...document, ...budgets });
  let file: StoredFile | undefined;
  try {
    progress.startStage("read");
    file = await readFile(document);
    const described = describeFile(document, file);
    const onSplit = () => progress.startStage("split");
    const split = await splitDocument(described, file, { report: progress.report, onSplit });
    progress.startStage("index");
    const onEmbedded = (done: number, total: number) => progress.report({ done, total, unit: "passage" });
    const named = { ...described, filename: documentName(described) };
    const passages = await embedPassages(named, split.chunks, {
      until,
      admit: spending.admit,
      onEmbedded,
      onUsage: spending.add,
    });
    await progress.stop();
    if ((await versionOf(document)) !== file.version) return false;
    return await finishRun(described, split, passages);
  } catch (error) {
    if (isCode(error, "not_found")) throw error;
    await progress.stop();
    if (error instanceof NoRoom && file) return await waitForRoom(describeFile(document, file), error);
    if (!isCode(error, "invalid") && !isLast) throw error;
    const reason = error instanceof AppError ? error.message : ourFault;
    if (file && (await versionOf(document)) !== file.version) return false;
    if (!(await failRun(file ? describeFile(document, file) : document, reason))) return false;
    if (!isCode(error, "invalid")) throw error;
    addLogFields({ outcome: "unreadable" });
    return true;
  } finally {
    await spending.record();
    await progress.pushed();
  }
};

const waitForRoom = (document: StoredDocument, { message, nanoDollars }: NoRoom): Promise<boolean> => {
  addLogFields({ outcome: "awaits budget" });
  return failRun(document, message, { awaitsBudget: nanoDollars });
};

const splitDocument = (
  { kind, user_id: owner, filename, content_type: contentType, wordings, interview }: StoredDocument,
  { bytes }: StoredFile,
  listener: Listener,
): Promise<SplitFile> => {
  if (kind === "answer") return splitAnswer({ question: filename, answer: answerIn(bytes) }, wordings);
  if (kind === "interview" && interview) return splitInterview(bytes, interview);
  return read(bytes, { owner, filename, contentType }, listener);
};

/** Removes everything stored for the document if it turns out to be deleted. */
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
