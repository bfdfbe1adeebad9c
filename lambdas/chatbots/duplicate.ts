import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { admitChatbot, admitDocument, admitDocuments } from "#lambdas/core/quotas.ts";
import { type FileKey, fileKey, versionOf } from "#lambdas/documents/files.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { bucket } from "#platform/storage/bucket.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { Document } from "#shared/documents/routes.ts";
import { AppError } from "#shared/errors.ts";

/** A call ends before the function's time is over. */
const budgetMs = 15_000;
const suffix = " (copy)";
/** Characters. */
const longestName = 120;
const files = bucket("UPLOADS_BUCKET");

interface Actor {
  accountId: string;
  userId: string;
}

/**
 * Creates a private chatbot with the settings of another. Its documents follow by `duplicateDocuments`. Throws AppError
 * `conflict` if the account's quotas have no room for all of it.
 */
export const duplicate = async (source: Chatbot, { accountId, userId }: Actor): Promise<Chatbot> => {
  await admitChatbot(accountId);
  const documents = await Array.fromAsync(documentStore.all(source.id));
  const bytes = documents.reduce((sum, { file_size }) => sum + file_size, 0);
  await admitDocuments(accountId, { count: documents.length, bytes });
  // The copy begins with its own first version.
  const { version, ...configuration } = (await chatbotStore.configured(accountId, source.id)).configuration;
  const id = newId("chatbot");
  // The secrets of integrations are not copied, so neither are the integrations.
  const { active_integrations: _, is_sample: _sample, ...copied } = source;
  const copy: Chatbot = {
    ...copied,
    id,
    name: `${source.name.slice(0, longestName - suffix.length).toWellFormed()}${suffix}`,
    is_public: false,
    public_slug: null,
    public_title: null,
    public_description: null,
    published_at: null,
    created_at: new Date().toISOString(),
  };
  const settings = { ...configuration, id: newId("modelSettings"), rag_system_id: id };
  return chatbotStore.create(copy, settings, userId);
};

/**
 * Copies the documents that the copy does not have yet. Their files are read again; the vectors of their passages are
 * taken from the source. Returns false if its time is over: the call is to be repeated and goes on. Throws AppError
 * `conflict` for a chatbot that is to be copied into itself.
 */
export const duplicateDocuments = async (source: Chatbot, copy: Chatbot, actor: Actor): Promise<boolean> => {
  if (copy.id === source.id)
    throw new AppError(
      "conflict",
      "A chatbot cannot be copied into itself. Duplicate it without naming a copy.",
    );
  const end = Date.now() + budgetMs;
  const present = await Array.fromAsync(documentStore.all(copy.id), ({ copied_from }) => copied_from?.id);
  const copied = new Set(present);
  for await (const document of documentStore.all(source.id)) {
    if (copied.has(document.id) || !(await versionOf(document))) continue;
    if (Date.now() > end) return false;
    await copyDocument(document, copy, actor);
  }
  return true;
};

const copyDocument = async (
  document: StoredDocument,
  { id: rag_system_id }: Chatbot,
  { accountId, userId }: Actor,
): Promise<void> => {
  await admitDocument(accountId, document.file_size);
  const { processing_stage, progress, failure_reason, warnings, ...described } = Document.parse(document);
  const copy = {
    ...described,
    id: newId("document"),
    rag_system_id,
    processing_status: "pending" as const,
    chunk_count: 0,
    created_at: new Date().toISOString(),
    copied_from: { id: document.id, rag_system_id: document.rag_system_id },
  };
  await documentStore.create(copy, userId);
  await copyFile(document, copy);
};

const copyFile = async (from: FileKey, to: FileKey): Promise<void> => {
  const file = await files.get(fileKey(from));
  if (!file)
    throw new AppError("conflict", "A file was deleted while it was copied. Duplicate the chatbot again.");
  const { bytes, metadata, contentType = "application/octet-stream" } = file;
  await files.put(fileKey(to), bytes, { contentType, metadata });
};
