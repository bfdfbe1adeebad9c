import type { FileKey } from "#lambdas/documents/files.ts";
import type { StoredPage, StoredWebsite } from "../entities.ts";

/** The key of the document that holds a page's text. */
export const documentKey = (
  { user_id, rag_system_id }: Pick<StoredWebsite, "user_id" | "rag_system_id">,
  { document_id }: Pick<StoredPage, "document_id">,
): FileKey => ({ user_id, rag_system_id, id: document_id });
