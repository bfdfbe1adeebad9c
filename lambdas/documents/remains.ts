import { port } from "#platform/ports.ts";
import { type FileKey, removeFile } from "./files.ts";
import { textStore } from "./text/store.ts";

/** Deletes the passages, the text and the file of a deleted document. */
export const removeRemains = async (document: FileKey): Promise<void> => {
  const { rag_system_id: chatbotId, id: documentId } = document;
  await (await port("search")).remove({ chatbotId, documentId });
  await textStore.remove(await textStore.keys(document));
  await removeFile(document);
};

/** Deletes what the index keeps of a chatbot whose documents are gone. */
export const removeRest = async (chatbotId: string): Promise<void> =>
  (await port("search")).forget?.(chatbotId);
