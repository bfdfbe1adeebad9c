import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { admitDocument, admitReplacement, limitUploads } from "#lambdas/core/quotas.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Document } from "#shared/documents/document.ts";
import {
  invalidTypeMessage,
  isAcceptedFile,
  maxFileBytes,
  tooLargeMessage,
} from "#shared/documents/file-types.ts";
import type { documents } from "#shared/documents/routes.ts";
import { AppError } from "#shared/errors.ts";
import { enqueue } from "./enqueue.ts";
import { putFile, uploadForm } from "./files.ts";
import { documentStore, type StoredDocument } from "./store.ts";

/** A file that is enqueued is processed within this time. */
const enqueuedSeconds = 60;

type Input = z.output<(typeof documents)["process"]["input"]>;

/** Processes a stored document again, or creates one from the request's text. */
export const process = async (accountId: string, input: Input, userId = accountId): Promise<Document> =>
  input.documentId ? processAgain(accountId, input.documentId) : processText(accountId, input, userId);

/** A new document in its first state. Throws AppError `invalid` for a type that is not accepted. */
export const newDocument = (
  accountId: string,
  { chatbotId, ...file }: File & { chatbotId: string },
): Document => ({
  id: newId("document"),
  rag_system_id: chatbotId,
  user_id: accountId,
  ...accepted(file),
  processing_status: "pending",
  chunk_count: 0,
  created_at: new Date().toISOString(),
});

interface SentFile extends Pick<Document, "filename" | "content_type"> {
  content: string | Uint8Array;
}

/** Stores a file that came with its request as a new document, which is then processed. */
export const storeFile = async (
  { accountId, chatbotId }: { accountId: string; chatbotId: string },
  { content, ...described }: SentFile,
  userId: string,
): Promise<StoredDocument> => {
  const file_size = Buffer.byteLength(content);
  const document = newDocument(accountId, { ...described, file_size, chatbotId });
  await admitDocument(accountId, file_size);
  const stored = await documentStore.create(document, userId);
  await putFile(document, content);
  return stored;
};

/** Stores a document's new file, which came with its request. The former passages answer until it is processed. */
export const storeReplacement = async (
  document: StoredDocument,
  { content, ...described }: SentFile,
  userId: string,
): Promise<StoredDocument> => {
  const file = accepted({ ...described, file_size: Buffer.byteLength(content) });
  await admitReplacement(document.user_id, file.file_size - aggregateStore.bytesOf(document));
  await documentStore.replaceFile(document, { bytes: file.file_size, changes: pending }, userId);
  await putFile({ ...document, ...file }, content);
  return documentStore.get(document);
};

/** Throws AppError `conflict` for a document whose text is not that of an uploaded file. */
export const requireFile = ({ kind }: Pick<Document, "kind">): void => {
  if (kind === "answer") throw new AppError("conflict", "This is a written answer. Change its text instead.");
  if (kind === "page")
    throw new AppError("conflict", "This is a web page. It is read from its address, not from a file.");
  if (kind === "interview")
    throw new AppError("conflict", "This is an answer of an interview. Change it in the interview instead.");
};

/** The upload form for a document's new file. The former passages answer until that is processed. */
export const replaceFile = async (document: StoredDocument, file: File, userId = document.user_id) => {
  const upload = await uploadForm(document, accepted(file));
  await documentStore.replaceFile(document, { bytes: file.file_size, changes: pending }, userId);
  return { upload, document: await documentStore.get(document) };
};

type File = Pick<Document, "filename" | "content_type" | "file_size" | "sha256">;

const accepted = ({ filename, content_type, file_size, sha256 }: File): File => {
  if (!isAcceptedFile({ name: filename, type: content_type }))
    throw new AppError("invalid", invalidTypeMessage, [{ path: "filename", message: invalidTypeMessage }]);
  return {
    filename,
    content_type: content_type || "application/octet-stream",
    file_size,
    ...(sha256 && { sha256 }),
  };
};

/** The changes of a document that waits to be processed. */
export const pending = {
  set: { processing_status: "pending" },
  remove: ["processing_stage", "progress", "failure_reason"],
};

const processAgain = async (accountId: string, id: string): Promise<Document> => {
  const document = await documentStore.byId(accountId, id);
  await limitUploads(accountId);
  await documentStore.markPending(document, pending, enqueuedSeconds);
  const waiting = await documentStore.get(document);
  await enqueue(document);
  return waiting;
};

const processText = async (
  accountId: string,
  { ragSystemId, filename, content, contentType }: Input,
  userId: string,
) => {
  if (!ragSystemId || !filename || !content)
    throw new AppError("invalid", "Send a documentId, or ragSystemId, filename and content.");
  const chatbot = await chatbotStore.ofAccount(accountId, ragSystemId);
  if (Buffer.byteLength(content) > maxFileBytes) throw new AppError("too_large", tooLargeMessage);
  const file = { filename, content_type: contentType ?? "text/plain", content };
  return storeFile({ accountId, chatbotId: chatbot.id }, file, userId);
};
