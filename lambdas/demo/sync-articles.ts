import { createHash } from "node:crypto";
import { demo } from "#lambdas/core/demo.ts";
import { readFile } from "#lambdas/documents/files.ts";
import { pageDocuments } from "#lambdas/documents/pages/store.ts";
import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { idFrom } from "#platform/table/new-id.ts";
import { AppError } from "#shared/errors.ts";
import type { Article } from "./articles.ts";

/**
 * Has the chatbot's documents follow the articles: new and changed ones are read, removed ones go, those with the content
 * that was read are left alone. Every step may be repeated; a former text answers until the changed one is read.
 */
export const syncArticles = async (articles: Article[]) => {
  const counts = { added: 0, changed: 0, same: 0, removed: 0 };
  const stored = new Map<string, StoredDocument>();
  for await (const document of documentStore.all(demo.chatbotId)) stored.set(document.id, document);
  for (const article of articles) {
    const key = keyOf(article);
    const former = stored.get(key.id);
    stored.delete(key.id);
    if (former && (await holds(former, article))) counts.same += 1;
    else {
      const { url, title, text } = article;
      await pageDocuments.keep({
        ...key,
        url,
        title,
        contentType: "text/markdown",
        bytes: Buffer.from(text),
      });
      counts[former ? "changed" : "added"] += 1;
    }
  }
  for (const document of stored.values()) {
    await pageDocuments.remove(document);
    counts.removed += 1;
  }
  return counts;
};

/** Any time, so that an article has the same document in every run. */
const since = Date.UTC(2026, 10, 28);

const keyOf = ({ slug }: Article) => ({
  user_id: demo.accountId,
  rag_system_id: demo.chatbotId,
  id: idFrom("document", since, slug),
});

/** Whether a document was read from this text, or is about to be: its file may be missing if a run was killed. */
const holds = async (document: StoredDocument, { text }: Article): Promise<boolean> => {
  const { processing_status: status, sha256 } = document;
  if (status === "failed") return false;
  if (status === "completed") return sha256 === digestOf(text);
  return digestOf(await waitingFile(document)) === digestOf(text);
};

const waitingFile = (document: StoredDocument): Promise<Uint8Array | string> =>
  readFile(document).then(
    ({ bytes }) => bytes,
    (error) => {
      if (error instanceof AppError && error.code === "invalid") return "";
      throw error;
    },
  );

const digestOf = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");
