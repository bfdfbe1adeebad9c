import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { Document } from "#shared/documents/document.ts";

/** The stored edition of a document's text, and the length of its table of contents in bytes. */
export const TextPlace = z.object({ edition: z.string(), indexBytes: z.number().int() });
export type TextPlace = z.infer<typeof TextPlace>;

/** A document with the fields that clients do not get. */
export const StoredDocument = Document.extend({
  /** The text that answers refer to; absent until the document was processed once. */
  reading: TextPlace.optional(),
  /** How many runs have finished; the second of two simultaneous runs notices the first by it. */
  runs: z.number().int().default(0),
  /** The document whose file this one got; its chatbot's index has the vectors of the same passages. */
  copied_from: z.object({ id: z.string(), rag_system_id: z.string() }).optional(),
  /** Other wordings of a written answer's question. */
  wordings: z.array(z.string()).optional(),
  /** The size of a file that is to replace a smaller one; the account's quota counts it until a run has ended. */
  reserved_bytes: z.number().int().optional(),
  /** Nano-dollars that its reading may cost, while no budget has room for it. */
  awaits_budget: z.number().optional(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

export interface Key {
  rag_system_id: string;
  id: string;
}

const keyOf = ({ rag_system_id, id }: Key) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("document", id),
});

export const documentEntity = entity({
  name: "Document",
  shape: StoredDocument,
  key: keyOf,
  keysOf: (document) => ({
    ...keyOf(document),
    gsi1pk: key("document", document.id),
    gsi1sk: key("document"),
  }),
});
