import { port } from "#platform/ports.ts";
import type { IndexedPassage } from "#platform/search/port.ts";
import type { Document } from "#shared/contract/documents.ts";
import type { Chunk } from "../chunk/passage.ts";
import { type Embedding, vectorsOf } from "./vectors.ts";

type Named = Pick<Document, "id" | "rag_system_id" | "filename">;

/** Embeds a document's passages and puts them in place of its former ones in one step. */
export const index = async (document: Document, chunks: Chunk[], embedding?: Embedding): Promise<void> =>
  put(document, await embedded(document, chunks, embedding));

/** A document's passages with their vectors, in batches. */
export const embedded = async (
  document: Named,
  chunks: Chunk[],
  embedding?: Embedding,
): Promise<IndexedPassage[]> => {
  const { id: documentId, rag_system_id: chatbotId, filename } = document;
  const vectors = await vectorsOf(chatbotId, chunks.map(textOf), embedding);
  return chunks.map((chunk, at) => ({
    ...chunk,
    id: `${documentId}:${chunk.ordinal}`,
    chatbotId,
    documentId,
    filename,
    ...(vectors[at] ?? missing()),
  }));
};

export const put = async ({ id, rag_system_id }: Named, passages: IndexedPassage[]): Promise<void> =>
  (await port("search")).replace({ chatbotId: rag_system_id, documentId: id }, passages);

/** What is embedded of a passage. */
export const textOf = ({ titlePath, text }: Pick<Chunk, "titlePath" | "text">): string =>
  [...titlePath, text].join("\n");

const missing = (): never => {
  throw new Error("A passage was not embedded.");
};
