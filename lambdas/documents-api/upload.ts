import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { admitDocument } from "#lambdas/core/quotas.ts";
import { uploadForm } from "#lambdas/documents/files.ts";
import { newDocument, requireFile, storeFile, storeReplacement } from "#lambdas/documents/process.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import type { documentsApi } from "#shared/documents-api/routes.ts";

type Sent = z.output<(typeof documentsApi)["upload"]["input"]>;
type Described = z.output<(typeof documentsApi)["uploadForm"]["input"]>;

export const upload = async (apiKey: ApiKey, sent: Sent): Promise<StoredDocument> =>
  storeFile(await placeOf(apiKey), await fileOf(sent), apiKey.id);

/** Throws AppError `conflict` for a written answer and for a web page. */
export const replace = async (
  apiKey: ApiKey,
  document: StoredDocument,
  sent: Sent,
): Promise<StoredDocument> => {
  requireFile(document);
  return storeReplacement(document, await fileOf(sent), apiKey.id);
};

/** Registers a document that the caller uploads to the bucket itself. */
export const requestForm = async (apiKey: ApiKey, described: Described) => {
  const { accountId, chatbotId } = await placeOf(apiKey);
  await admitDocument(accountId, described.file_size);
  const document = newDocument(accountId, { ...described, chatbotId });
  const form = await uploadForm(document, document);
  return { document: await documentStore.create(document, apiKey.id), form };
};

/** The key's chatbot. Throws `not_found` if it is being deleted. */
export const placeOf = async ({ accountId, chatbotId }: ApiKey) => {
  const { id } = await chatbotStore.ofAccount(accountId, chatbotId);
  return { accountId, chatbotId: id };
};

const fileOf = async ({ filename, content_type, content }: Sent) => ({
  filename,
  content_type: content_type || (typeof content === "string" ? "text/plain" : content.type),
  content: typeof content === "string" ? content : new Uint8Array(await content.arrayBuffer()),
});
