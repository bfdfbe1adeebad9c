import type { Document } from "#shared/documents/document.ts";
import { finished, type UploadedFile } from "../upload.ts";
import type { Actor } from "../users.ts";

/** Sends a new file for a document and waits until that is completed or failed. */
export const replace = async (owner: Actor, document: Document, file: UploadedFile): Promise<Document> => {
  const { upload, document: waiting } = await owner.documents.replaceFile({
    ...keyOf(document),
    ...described(file),
  });
  const form = new FormData();
  for (const [field, value] of Object.entries(upload.fields)) form.append(field, value);
  form.append("file", new Blob([new Uint8Array(Buffer.from(file.bytes))]), file.name);
  const response = await fetch(upload.url, { method: "POST", body: form });
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
  return finished(owner, waiting);
};

export const keyOf = ({ rag_system_id: chatbotId, id }: Document) => ({ chatbotId, id });

export const described = ({ name, type, bytes }: UploadedFile) => ({
  filename: name,
  content_type: type,
  file_size: Buffer.byteLength(bytes),
});

export const textFile = (name: string, bytes: string): UploadedFile => ({ name, type: "text/plain", bytes });
