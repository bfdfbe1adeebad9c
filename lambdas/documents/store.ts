import { Document } from "../../shared/contract/documents.ts";
import { AppError } from "../../shared/errors.ts";
import { entity } from "../platform/table.ts";

/*
 * Access patterns
 *   a chatbot's documents, newest first   BOT#{chatbot} / DOC#{id}
 *   a document by its id alone            gsi1: DOC#{id} / DOC
 */

interface Key {
  rag_system_id: string;
  id: string;
}

const keyOf = ({ rag_system_id, id }: Key) => ({ pk: `BOT#${rag_system_id}`, sk: `DOC#${id}` });

const documentEntity = entity({
  name: "Document",
  shape: Document,
  key: keyOf,
  keysOf: (document) => ({ ...keyOf(document), gsi1pk: `DOC#${document.id}`, gsi1sk: "DOC" }),
});

export const documentStore = {
  ...documentEntity,

  list: (chatbotId: string, page: { limit?: number; cursor?: string | undefined }) =>
    documentEntity.list({ pk: `BOT#${chatbotId}`, prefix: "DOC#", newestFirst: true, ...page }),

  all: (chatbotId: string) => documentEntity.all({ pk: `BOT#${chatbotId}`, prefix: "DOC#" }),

  /** The owner's document; anybody else's is `not_found`. */
  ofOwner: async (userId: string, key: Key): Promise<Document> => {
    const document = await documentEntity.get(key);
    if (document.user_id !== userId) throw new AppError("not_found", "Document not found.");
    return document;
  },

  /** The same by the document's id alone. */
  byId: async (userId: string, id: string): Promise<Document> => {
    const [found] = (await documentEntity.list({ pk: `DOC#${id}`, prefix: "DOC", index: "gsi1" })).items;
    if (found?.user_id !== userId) throw new AppError("not_found", "Document not found.");
    return documentEntity.get(found);
  },
};
