import type * as z from "zod";
import { admitDocument, limitUploads } from "#lambdas/account/quotas.ts";
import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Document, documents } from "#shared/contract/documents.ts";
import { AppError } from "#shared/errors.ts";
import { invalidTypeMessage, isAcceptedFile, maxFileBytes, tooLargeMessage } from "#shared/file-types.ts";
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
  const file_size = Buffer.byteLength(content);
  if (file_size > maxFileBytes) throw new AppError("too_large", tooLargeMessage);
  await admitDocument(accountId, file_size);
  const document = await documentStore.create(
    newDocument(accountId, {
      chatbotId: chatbot.id,
      filename,
      content_type: contentType ?? "text/plain",
      file_size,
    }),
    userId,
  );
  await putFile(document, content);
  return document;
};
