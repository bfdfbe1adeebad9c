import * as z from "zod";
import { failedCondition, transact } from "#platform/table/client.ts";
import type { Change } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { Document } from "#shared/contract/documents.ts";
import { AppError } from "#shared/errors.ts";
import { dropDuplicateKeys, findDuplicate, moveDuplicateKeys, putDuplicateKeys } from "./duplicate-index.ts";
import type { FileKey } from "./files.ts";
import { dropPending, watchPending } from "./pending.ts";

/*
 * Access patterns
 *   a chatbot's documents, newest first   BOT#{chatbot} / DOC#{id}
 *   a document by its id alone            gsi1: DOC#{id} / DOC
 *   the documents with a file's content   BOT#{chatbot} / CONTENT#{sha256}#{id}
 *   the documents with a file's name      BOT#{chatbot} / NAME#{digest of the name}#{id}
 *   the documents that wait to be read    WAITING / DOC#{id}
 */

/** A little more than the form for a file is good for. */
const uploadSeconds = 16 * 60;
/** What clears a document away takes less. */
const removalSeconds = 60;

/** Which reading of a document's file, and how many bytes its table of contents takes. */
export const TextPlace = z.object({ edition: z.string(), indexBytes: z.number().int() });
export type TextPlace = z.infer<typeof TextPlace>;

/** A document with what only the functions need to know. */
export const StoredDocument = Document.extend({
  /** Where the text that answers is kept; none where nothing was read yet. */
  reading: TextPlace.optional(),
  /** How often a run has ended with it, whichever way: of two runs at once the second sees it by this. */
  runs: z.number().int().default(0),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

interface Key {
  rag_system_id: string;
  id: string;
}

const keyOf = ({ rag_system_id, id }: Key) => ({ pk: `BOT#${rag_system_id}`, sk: `DOC#${id}` });

const documentEntity = entity({
  name: "Document",
  shape: StoredDocument,
  key: keyOf,
  keysOf: (document) => ({ ...keyOf(document), gsi1pk: `DOC#${document.id}`, gsi1sk: "DOC" }),
});

const { find, get, update } = documentEntity;

export const documentStore = {
  find,
  get,
  update,

  list: (chatbotId: string, page: { limit?: number; cursor?: string | undefined }) =>
    documentEntity.list({ pk: `BOT#${chatbotId}`, prefix: "DOC#", newestFirst: true, ...page }),

  all: (chatbotId: string) => documentEntity.all({ pk: `BOT#${chatbotId}`, prefix: "DOC#" }),

  create: async (document: Document): Promise<StoredDocument> => {
    const stored = { ...document, runs: 0 };
    await transact([
      documentEntity.put(stored),
      ...putDuplicateKeys(document),
      watchPending(document, uploadSeconds),
    ]);
    return stored;
  },

  /**
   * A change after which the document is to be read, or is being; it is looked after if that takes longer than so many
   * seconds. Throws `not_found` where it was deleted meanwhile.
   */
  wait: async (document: Document, changes: Change, seconds = uploadSeconds): Promise<void> => {
    try {
      await transact([documentEntity.change(document, changes), watchPending(document, seconds)]);
    } catch (error) {
      throw failedCondition(error) ? new AppError("not_found", "Document not found.") : error;
    }
  },

  /** The owner's document; anybody else's is `not_found`. */
  ofOwner: async (userId: string, key: Key): Promise<StoredDocument> => {
    const document = await get(key);
    if (document.user_id !== userId) throw new AppError("not_found", "Document not found.");
    return document;
  },

  /** The same by the document's id alone. */
  byId: async (userId: string, id: string): Promise<StoredDocument> => {
    const [found] = (await documentEntity.list({ pk: `DOC#${id}`, prefix: "DOC", index: "gsi1" })).items;
    if (found?.user_id !== userId) throw new AppError("not_found", "Document not found.");
    return get(found);
  },

  /** The newest document with this file's content, else with its name. */
  same: async (
    chatbotId: string,
    { filename, sha256 }: { filename: string; sha256?: string | undefined },
  ) => {
    const bySha = sha256 && (await findDuplicate(chatbotId, { sha256 }));
    const id = bySha || (await findDuplicate(chatbotId, { filename }));
    const document = id && (await find({ rag_system_id: chatbotId, id }));
    return document ? { document, isSameContent: Boolean(bySha) } : null;
  },

  /** Says which file a document has now. Throws `not_found` where it was deleted meanwhile. */
  describeFile: (document: StoredDocument, file: Partial<Document>): Promise<StoredDocument> =>
    asOfNow(document, async (present) => {
      const described = { ...present, ...file };
      await transact([
        documentEntity.change(present, { set: file, condition: hasFileOf(present) }),
        ...moveDuplicateKeys(present, described),
      ]);
      return described;
    }),

  /**
   * Ends a run with a document: false where another has ended since this state was read, and nothing is changed.
   * Throws `not_found` where the document was deleted meanwhile.
   */
  settle: async (document: StoredDocument, { set = {}, remove = [] }: Change): Promise<boolean> => {
    const changes = { set, add: { runs: 1 }, remove, condition: hasRunsOf(document) };
    try {
      await transact([documentEntity.change(document, changes), dropPending(document)]);
      return true;
    } catch (error) {
      if (!failedCondition(error)) throw error;
      await get(document);
      return false;
    }
  },

  /** From now on there is no such document; what is left of it is to be cleared away, which `cleared` confirms. */
  remove: (document: StoredDocument): Promise<void> =>
    asOfNow(document, (present) =>
      transact([
        documentEntity.dropIf(present, hasFileOf(present)),
        ...dropDuplicateKeys(present),
        watchPending(present, removalSeconds),
      ]),
    ),

  cleared: (document: FileKey): Promise<void> => transact([dropPending(document)]),
};

const hasRunsOf = ({ runs }: StoredDocument) => ({
  expression: "attribute_not_exists(#runs) OR #runs = :runs",
  names: { "#runs": "runs" },
  values: { ":runs": runs },
});

/** The document's markers are those of this state. */
const hasFileOf = ({ filename, sha256 }: StoredDocument) => ({
  expression: `#filename = :filename AND ${sha256 ? "#sha256 = :sha256" : "attribute_not_exists(#sha256)"}`,
  names: { "#filename": "filename", "#sha256": "sha256" },
  values: { ":filename": filename, ...(sha256 && { ":sha256": sha256 }) },
});

/** Writes what follows from a document's state, anew where another has changed it since it was read. */
const asOfNow = async <Result>(
  document: StoredDocument,
  write: (present: StoredDocument) => Promise<Result>,
): Promise<Result> => {
  for (let present = document; ; present = await get(document))
    try {
      return await write(present);
    } catch (error) {
      if (!failedCondition(error)) throw error;
    }
};
