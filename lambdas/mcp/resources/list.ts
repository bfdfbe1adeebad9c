import { documentStore } from "#lambdas/documents/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { uriOf, uriTemplates } from "./uri.ts";

const mimeType = "text/plain";

/** A page of the chatbot's documents that have been read, newest first. */
export const listResources = async ({ chatbotId }: ApiKey, after: string | undefined) => {
  const { items, cursor } = await documentStore.list(chatbotId, { cursor: after, limit: 100 });
  const read = items.filter(({ reading }) => reading);
  return {
    resources: read.map(({ id, filename, url, created_at }) => ({
      uri: uriOf(id),
      name: filename,
      mimeType,
      annotations: { lastModified: created_at },
      ...(url && { description: `Read from ${url}` }),
    })),
    ...(cursor && { nextCursor: cursor }),
  };
};

export const templates = [
  {
    uriTemplate: uriTemplates.document,
    name: "document",
    title: "The text of a document",
    mimeType,
  },
  {
    uriTemplate: uriTemplates.part,
    name: "document_part",
    title: "A part of a long document, some ten thousand characters each",
    mimeType,
  },
];
