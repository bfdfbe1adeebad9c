import type { Document } from "#shared/documents/document.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { sendFile } from "./send-file.ts";

interface Sending {
  sha256?: string;
  onSent: (bytes: number) => void;
}

/** Registers a file as a new document and sends it; the document is removed again if that fails. */
export const newFile = async (chatbotId: string, file: File, sending: Sending): Promise<Document> => {
  const registered = await api.documents.create({ chatbotId, ...describe(file, sending) });
  return sent(registered, file, sending).catch(async (error: unknown) => {
    // Without its file the document would wait until it fails, and be told of twice.
    await api.documents.remove({ chatbotId, id: registered.document.id }).catch(() => undefined);
    throw error;
  });
};

/** Sends a document's new file; the former passages answer until it is read. */
export const replaceFile = async (
  { rag_system_id: chatbotId, id }: Document,
  file: File,
  sending: Sending,
): Promise<Document> => {
  const registered = await api.documents.replaceFile({ chatbotId, id, ...describe(file, sending) });
  return sent(registered, file, sending).catch(async (error: unknown) => {
    // The document waits for a file that will not come: the one that it has is read again.
    await api.documents.process({ documentId: id });
    throw error;
  });
};

const describe = (file: File, { sha256 }: Sending) => ({
  filename: file.name,
  content_type: file.type,
  file_size: file.size,
  sha256,
});

const sent = async (
  { document, upload }: Awaited<ReturnType<typeof api.documents.create>>,
  file: File,
  { onSent }: Sending,
): Promise<Document> => {
  await sendFile(upload, file, onSent);
  void queryClient.invalidateQueries({ queryKey: ["documents"] });
  return document;
};
