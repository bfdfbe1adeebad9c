import type { Chunk } from "#lambdas/core/reading/chunk/passage.ts";
import type { StoredDocument } from "#lambdas/documents/store.ts";
import { port } from "#platform/ports.ts";
import type { IndexedPassage } from "#platform/search/port.ts";
import type { Document } from "#shared/documents/document.ts";
import { writtenAnswerPlace } from "#shared/documents/written-answer-place.ts";
import { type Embedding, vectorsOf } from "./vectors.ts";

type Named = Pick<Document, "id" | "rag_system_id" | "filename" | "url"> &
  Pick<StoredDocument, "copied_from">;

/** A document's passages with their vectors, in order. Throws if the embedding model fails until `embedding.until`. */
export const embedPassages = async (
  document: Named,
  chunks: Chunk[],
  embedding?: Embedding,
): Promise<IndexedPassage[]> => {
  const { id: documentId, rag_system_id: chatbotId, filename, url } = document;
  const chatbotIds = [chatbotId, ...(document.copied_from ? [document.copied_from.rag_system_id] : [])];
  const vectors = await vectorsOf(chatbotIds, chunks.map(embeddedText), embedding);
  return chunks.map((chunk, at) => ({
    ...chunk,
    id: `${documentId}:${chunk.ordinal}`,
    chatbotId,
    documentId,
    filename,
    ...(url && { url }),
    ...(vectors[at] ?? missing()),
  }));
};

/** Replaces a document's passages in one step: a question finds the former ones or the new ones. */
export const putPassages = async ({ id, rag_system_id }: Named, passages: IndexedPassage[]): Promise<void> =>
  (await port("search")).replace({ chatbotId: rag_system_id, documentId: id }, passages);

/**
 * Input of the embedding model for a passage: its headings, then its text. Of a written answer only the question, so that
 * the vector of a question that means the same is close.
 */
export const embeddedText = ({
  titlePath,
  text,
  place,
}: Pick<Chunk, "titlePath" | "text" | "place">): string =>
  [...titlePath, ...(place === writtenAnswerPlace ? [] : [text])].join("\n");

const missing = (): never => {
  throw new Error("A passage has no vector.");
};
