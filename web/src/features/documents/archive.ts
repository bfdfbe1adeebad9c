import type { Document } from "#shared/documents/document.ts";
import { api } from "#web/lib/api/api.ts";
import { allPages } from "#web/lib/archive/all-pages.ts";
import { type Archived, type Entry, json } from "#web/lib/archive/archived.ts";

export const archived: Archived = {
  readme: {
    "chatbots/<id>/documents.json": "its documents",
    "chatbots/<id>/documents/": "the uploaded files and read pages",
  },
  async *ofChatbot({ id: chatbotId }, folder) {
    const documents = await Array.fromAsync(allPages(api.documents.list, { chatbotId }));
    yield json(`${folder}/documents.json`, documents);
    for (const document of documents) yield fileOf(folder, document, await download(document));
  },
};

/** A document whose file never arrived has none to download. */
const download = async ({ rag_system_id: chatbotId, id }: Document): Promise<Response | undefined> => {
  const address = await api.documents.file({ chatbotId, id }).catch(() => undefined);
  const response = address && (await fetch(address.url));
  return response?.ok ? response : undefined;
};

const fileOf = (folder: string, { id, filename }: Document, file: Response | undefined): Entry =>
  file
    ? { name: `${folder}/documents/${id}-${safe(filename)}`, input: file }
    : { name: `${folder}/documents/${id}-missing.txt`, input: `${filename} has no stored file.\n` };

/** Characters that no file system refuses. */
const safe = (filename: string): string => filename.replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, "_").slice(-100);
