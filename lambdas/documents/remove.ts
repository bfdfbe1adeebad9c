import { port } from "#platform/ports.ts";
import { removeFile } from "./files.ts";
import { documentStore, type StoredDocument } from "./store.ts";
import { textStore } from "./text/store.ts";

/** Deletes a document with its passages, text and file. A deletion that breaks off is finished by the sweep. */
export const removeDocument = async (document: StoredDocument, userId?: string): Promise<void> => {
  await documentStore.remove(document, userId);
  const { rag_system_id: chatbotId, id: documentId } = document;
  await (await port("search")).remove({ chatbotId, documentId });
  await textStore.remove(await textStore.keys(document));
  await removeFile(document);
  await documentStore.cleared(document);
};
