import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { addLogIds } from "#platform/logging/log-context.ts";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import type { ApiDocument } from "#shared/documents-api/routes.ts";

/** Throws `not_found` for a document of another chatbot than the key's. */
export const documentOf = async ({ accountId, chatbotId }: ApiKey, id: string): Promise<StoredDocument> =>
  documentStore.ofAccount(accountId, { rag_system_id: chatbotId, id });

/** A document as programs see it. Its ids go into the request's log lines. */
export const shown = (document: Document): ApiDocument => {
  addLogIds({ documentId: document.id, chatbotId: document.rag_system_id });
  const { id, filename, kind, processing_status, failure_reason, warnings, url, ...rest } = document;
  return {
    id,
    name: documentName(document),
    kind: kind ?? "file",
    status: processing_status,
    ...(failure_reason && { failure_reason }),
    ...(warnings && { warnings }),
    content_type: rest.content_type,
    bytes: rest.file_size,
    passages: rest.chunk_count,
    ...(url && { url }),
    created_at: rest.created_at,
  };
};
