import type * as z from "zod";
import { chatbotStore } from "#lambdas/chatbots/store.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Document, documents } from "#shared/contract/documents.ts";
import { AppError } from "#shared/errors.ts";
import { invalidTypeMessage, isAcceptedFile, maxFileBytes, tooLargeMessage } from "#shared/file-types.ts";
import { enqueue } from "./enqueue.ts";
import { putFile, uploadForm } from "./files.ts";
import { documentStore, type StoredDocument } from "./store.ts";

/** Within this time a stored file is announced to those who read it. */
const announcingSeconds = 60;

type Input = z.output<(typeof documents)["process"]["input"]>;

/** A stored document is read again; text that comes with the request becomes a document first. */
export const process = async (userId: string, input: Input): Promise<Document> =>
  input.documentId ? processAgain(userId, input.documentId) : processText(userId, input);

/** A new document's row. Throws AppError `invalid` for a type that is not accepted. */
export const newDocument = (
  userId: string,
  { chatbotId, ...file }: File & { chatbotId: string },
): Document => ({
  id: newId("doc"),
  rag_system_id: chatbotId,
  user_id: userId,
  ...accepted(file),
  processing_status: "pending",
  chunk_count: 0,
  created_at: new Date().toISOString(),
});

/** The form for a document's new file; what it was until now answers until that is read. */
export const replaceFile = async (document: StoredDocument, file: File) => {
  const upload = await uploadForm(document, accepted(file));
  await documentStore.wait(document, pending);
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

const pending = {
  set: { processing_status: "pending" },
  remove: ["processing_stage", "progress", "failure_reason"],
};

const processAgain = async (userId: string, id: string): Promise<Document> => {
  const document = await documentStore.byId(userId, id);
  await documentStore.wait(document, pending, announcingSeconds);
  const waiting = await documentStore.get(document);
  await enqueue(document);
  return waiting;
};

const processText = async (userId: string, { ragSystemId, filename, content, contentType }: Input) => {
  if (!ragSystemId || !filename || !content)
    throw new AppError("invalid", "Send a documentId, or ragSystemId, filename and content.");
  const chatbot = await chatbotStore.ofOwner(userId, ragSystemId);
  const file_size = Buffer.byteLength(content);
  if (file_size > maxFileBytes) throw new AppError("too_large", tooLargeMessage);
  const document = await documentStore.create(
    newDocument(userId, {
      chatbotId: chatbot.id,
      filename,
      content_type: contentType ?? "text/plain",
      file_size,
    }),
  );
  await putFile(document, content);
  return document;
};
