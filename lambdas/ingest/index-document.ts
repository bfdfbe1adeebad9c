import type { Document } from "../../shared/contract/documents.ts";
import { port } from "../platform/ports.ts";
import type { IndexedPassage } from "../platform/search/port.ts";
import type { Chunk } from "./chunk.ts";

const batchSize = 64;

/** Embeds a document's passages in batches and puts them in place of its former ones in one step. */
export const index = async (document: Document, chunks: Chunk[]): Promise<void> => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const passages: IndexedPassage[] = [];
  for (let from = 0; from < chunks.length; from += batchSize) {
    const batch = chunks.slice(from, from + batchSize);
    const vectors = await models.embed(batch.map(embedded), "passage");
    passages.push(
      ...batch.map((one, n) => ({ ...passageOf(document, one), vector: vectors[n] ?? missing() })),
    );
  }
  await search.replace({ chatbotId: document.rag_system_id, documentId: document.id }, passages);
};

const embedded = ({ titlePath, text }: Chunk): string => [...titlePath, text].join("\n");

const passageOf = (document: Document, chunk: Chunk) => ({
  ...chunk,
  id: `${document.id}:${chunk.ordinal}`,
  chatbotId: document.rag_system_id,
  documentId: document.id,
  filename: document.filename,
});

const missing = (): never => {
  throw new Error("The embedding model returned fewer vectors than texts.");
};
