import { setTimeout as pause } from "node:timers/promises";
import type { Document } from "#shared/documents/document.ts";
import type { UploadedFile } from "../../upload.ts";
import type { Api } from "../../users.ts";

/** Does the work for each item, so many at a time. */
export const each = async <Item>(
  items: Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<void>,
) => {
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at]!, at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** Registers a file; with the form to send it with. */
export const register = (owner: Api, chatbotId: string, { name, type, bytes }: UploadedFile) =>
  owner.documents.create({
    chatbotId,
    filename: name,
    content_type: type,
    file_size: Buffer.byteLength(bytes),
  });

type Form = Awaited<ReturnType<typeof register>>["upload"];

/** Sends a file; returns once the bucket has accepted it. */
export const post = async ({ url, fields }: Form, { name, bytes }: UploadedFile): Promise<void> => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("file", new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const response = await fetch(url, { method: "POST", body: form });
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
};

export const newChatbots = (owner: Api, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const { id } = await owner.chatbots.create({ name: `Desk ${at}`, use_case: "support" });
      return id;
    }),
  );

export const allDocuments = async (owner: Api, chatbots: string[]): Promise<Document[]> => {
  const found: Document[] = [];
  for (const chatbotId of chatbots)
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
      const page = await owner.documents.list({ chatbotId, limit: 100, cursor });
      found.push(...page.items);
      cursor = page.cursor;
    }
  return found;
};

export const isFinished = ({ processing_status }: Document): boolean =>
  processing_status === "completed" || processing_status === "failed";

/** All documents once none of these is waited for any more, at the latest after so many minutes. */
export const settled = async (
  owner: Api,
  chatbots: string[],
  ids: Set<string>,
  minutes: number,
): Promise<Document[]> => {
  for (const givesUpAt = Date.now() + minutes * 60_000; ; await pause(500)) {
    const documents = await allDocuments(owner, chatbots);
    const open = documents.filter((document) => ids.has(document.id) && !isFinished(document));
    if (open.length === 0 || Date.now() > givesUpAt) return documents;
  }
};
