import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Document } from "#shared/documents/document.ts";
import { until } from "./until.ts";
import type { Actor } from "./users.ts";

export const fixture = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`fixtures/documents/${name}`, import.meta.url)));

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array | string;
}

/** Registers a file and sends it as a browser would; resolves with the stand-in's answer to the form. */
export const send = async (owner: Actor, chatbotId: string, { name, type, bytes }: UploadedFile) => {
  const body = new Blob([new Uint8Array(Buffer.from(bytes))]);
  const { document, upload } = await owner.documents.create({
    chatbotId,
    filename: name,
    content_type: type,
    file_size: body.size,
  });
  const form = new FormData();
  for (const [field, value] of Object.entries(upload.fields)) form.append(field, value);
  form.append("file", body, basename(name));
  return { document, response: await (owner.through ?? fetch)(upload.url, { method: "POST", body: form }) };
};

/** Uploads a file and waits until it is completed or failed. */
export const upload = async (
  owner: Actor,
  chatbotId: string,
  file: UploadedFile,
  timeout?: number,
): Promise<Document> => {
  const { document, response } = await send(owner, chatbotId, file);
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
  return finished(owner, document, timeout);
};

export const uploadText = (owner: Actor, chatbotId: string, name: string, text: string): Promise<Document> =>
  upload(owner, chatbotId, { name, type: "text/plain", bytes: text });

export const finished = (
  owner: Actor,
  { rag_system_id: chatbotId, id }: Document,
  timeout?: number,
): Promise<Document> =>
  until(async () => {
    const now = await owner.documents.get({ chatbotId, id });
    return now.processing_status === "completed" || now.processing_status === "failed" ? now : undefined;
  }, timeout);
