import type { Copying } from "#lambdas/area.ts";
import { admitDocument, admitDocuments } from "#lambdas/core/quotas.ts";
import { bucket } from "#platform/storage/bucket.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { Document } from "#shared/documents/document.ts";
import { AppError } from "#shared/errors.ts";
import { type FileKey, fileKey, versionOf } from "./files.ts";
import { documentStore, type StoredDocument } from "./store.ts";

const files = bucket("UPLOADS_BUCKET");

export const admit = async (source: Chatbot): Promise<void> => {
  const documents = (await Array.fromAsync(documentStore.all(source.id))).filter(isCopied);
  const bytes = documents.reduce((sum, { file_size }) => sum + file_size, 0);
  await admitDocuments(source.user_id, { count: documents.length, bytes });
};

/** Answers of interviews stay in the chatbot that the person agreed to, and that a deletion of the interview reaches. */
const isCopied = ({ interview }: StoredDocument): boolean => interview === undefined;

/** The files are read again; the vectors of their passages are taken from the source. */
export const copy: Copying["copy"] = async (source, target, { userId, until }) => {
  const present = await Array.fromAsync(documentStore.all(target.id), ({ copied_from }) => copied_from?.id);
  const copied = new Set(present);
  for await (const document of documentStore.all(source.id)) {
    if (!isCopied(document) || copied.has(document.id) || !(await versionOf(document))) continue;
    if (Date.now() > until) return false;
    await copyDocument(document, target, userId);
  }
  return true;
};

const copyDocument = async (
  document: StoredDocument,
  { id: rag_system_id, user_id }: Chatbot,
  userId: string,
) => {
  await admitDocument(user_id, document.file_size);
  const { processing_stage, progress, failure_reason, warnings, ...described } = Document.parse(document);
  const copied = {
    ...described,
    id: newId("document"),
    rag_system_id,
    processing_status: "pending" as const,
    chunk_count: 0,
    created_at: new Date().toISOString(),
    copied_from: { id: document.id, rag_system_id: document.rag_system_id },
  };
  await documentStore.create(copied, userId);
  await copyFile(document, copied);
};

const copyFile = async (from: FileKey, to: FileKey): Promise<void> => {
  const file = await files.get(fileKey(from));
  if (!file)
    throw new AppError("conflict", "A file was deleted while it was copied. Duplicate the chatbot again.");
  const { bytes, metadata, contentType = "application/octet-stream" } = file;
  await files.put(fileKey(to), bytes, { contentType, metadata });
};
