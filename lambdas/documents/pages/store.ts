import { refreshStarters } from "#lambdas/core/chatbots/refresh-starters.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { admitDocument, admitReplacement } from "#lambdas/core/quotas.ts";
import type { Document } from "#shared/documents/document.ts";
import { type FileKey, putFile } from "../files.ts";

import { pending } from "../process.ts";
import { documentStore } from "../store.ts";
import { ownReader } from "../writes.ts";

interface NewPage extends FileKey {
  url: string;
  title: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Web pages as documents. The ids are the caller's, so that a repeated call stores no second document. */
export const pageDocuments = {
  /**
   * Stores a page, or its new content, and has it processed. Throws AppError `conflict` or `rate_limited` if the account's
   * quotas have no room.
   */
  keep: async ({ url, title, contentType, bytes, ...key }: NewPage): Promise<void> => {
    const file = { filename: title, content_type: contentType, file_size: bytes.length };
    const former = await documentStore.find(key);
    if (former) {
      await admitReplacement(key.user_id, file.file_size - aggregateStore.bytesOf(former));
      await documentStore.replaceFile(former, { bytes: file.file_size, changes: pending }, ownReader);
    } else {
      await admitDocument(key.user_id, file.file_size);
      await documentStore.create(newPage(key, { ...file, url }), ownReader);
    }
    await putFile({ ...key, ...file }, bytes);
  },

  isKept: async (key: FileKey): Promise<boolean> => (await documentStore.find(key)) !== undefined,

  /** Does nothing for a page that is removed. */
  remove: async (key: FileKey): Promise<void> => {
    const document = await documentStore.find(key);
    if (document) {
      await documentStore.removeWhole(document, ownReader);
      await refreshStarters(document);
    }
  },
};

const newPage = (
  { id, user_id, rag_system_id }: FileKey,
  file: Pick<Document, "filename" | "content_type" | "file_size" | "url">,
): Document => ({
  id,
  rag_system_id,
  user_id,
  kind: "page",
  ...file,
  processing_status: "pending",
  chunk_count: 0,
  created_at: new Date().toISOString(),
});
