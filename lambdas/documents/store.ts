import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { type Change, when } from "#platform/table/conditions.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Document } from "#shared/documents/document.ts";
import { AppError } from "#shared/errors.ts";
import { countRun } from "./count-run.ts";
import { dropDuplicateKeys, findDuplicate, moveDuplicateKeys, putDuplicateKeys } from "./duplicate-index.ts";
import { documentEntity, type Key, StoredDocument } from "./entities.ts";
import type { FileKey } from "./files.ts";
import { dropPending, watchPending } from "./pending.ts";
import { changed, completed, count, hasCountsOf, hasFileOf, hasRunsOf, log, webhooksOf } from "./writes.ts";

/*
 * Access patterns
 *   a chatbot's documents, newest first   BOT#{chatbot} / DOC#{id}
 *   a document by its id alone            gsi1: DOC#{id} / DOC
 *   the documents with a file's content   BOT#{chatbot} / CONTENT#{sha256}#{id}
 *   the documents with a file's name      BOT#{chatbot} / NAME#{digest of the name}#{id}
 *   the pending documents                 WAITING / DOC#{id}
 */

/** A little longer than the upload form is valid. */
const uploadSeconds = 16 * 60;
/** Deleting the remains of a document takes less. */
const removalSeconds = 60;

export type { StoredDocument };

const { find, get, lookup, update } = documentEntity;

export const documentStore = {
  find,
  get,
  lookup,
  countRun,

  /** Changes fields that nothing else depends on, such as the progress. */
  update,

  list: (chatbotId: string, page: { limit?: number; cursor?: string | undefined }) =>
    documentEntity.list({ ...documentsOf(chatbotId), newestFirst: true, ...page }),

  all: (chatbotId: string) => documentEntity.all(documentsOf(chatbotId)),

  create: async (
    document: Document & Pick<StoredDocument, "copied_from" | "wordings">,
    userId = document.user_id,
    also: Write[] = [],
  ): Promise<StoredDocument> => {
    const stored = { ...document, runs: 0 };
    await transact([
      ...also,
      documentEntity.put(stored),
      ...putDuplicateKeys(document),
      watchPending(document, uploadSeconds),
      ...log(document, userId, "uploaded"),
      ...(await count(document, {
        documents: 1,
        completed_documents: completed(document),
        bytes: aggregateStore.bytesOf(stored),
      })),
    ]);
    return stored;
  },

  /**
   * Marks a document as pending or in processing by `changes`; the sweep checks it in so many seconds. Throws
   * `not_found` for a document that was deleted.
   */
  markPending: (
    document: StoredDocument,
    changes: Change,
    seconds = uploadSeconds,
  ): Promise<StoredDocument> =>
    withPresentState(document, async (present) => {
      await transact([...(await changed(present, changes)), watchPending(present, seconds)]);
      return StoredDocument.parse({ ...present, ...changes.set });
    }),

  /** Marks a document as pending because a user replaces its file by one of so many bytes. */
  replaceFile: (
    document: StoredDocument,
    { bytes, changes }: { bytes: number; changes: Change },
    userId = document.user_id,
  ): Promise<void> =>
    withPresentState(document, async (present) => {
      const reserved_bytes = Math.max(bytes, aggregateStore.bytesOf(present));
      await transact([
        ...(await changed(present, { ...changes, set: { ...changes.set, reserved_bytes } })),
        watchPending(present, uploadSeconds),
        ...log(present, userId, "replaced"),
      ]);
    }),

  /** Throws `not_found` for a document of another account. */
  ofAccount: async (accountId: string, id: Key): Promise<StoredDocument> => {
    const document = await get(id);
    if (document.user_id !== accountId) throw new AppError("not_found", "Document not found.");
    return document;
  },

  /** The same by the document's id alone. */
  byId: async (accountId: string, id: string): Promise<StoredDocument> => {
    const byId = { pk: key("document", id), prefix: key("document"), index: "gsi1" } as const;
    const [found] = (await documentEntity.list(byId)).items;
    if (found?.user_id !== accountId) throw new AppError("not_found", "Document not found.");
    return get(found);
  },

  /** The newest document with this file's content, else with its name. */
  same: async (chatbotId: string, file: { filename: string; sha256?: string | undefined }) => {
    const found = await findDuplicate(chatbotId, file);
    const document = found && (await find({ rag_system_id: chatbotId, id: found.id }));
    return document ? { document, isSameContent: found.isSameContent } : null;
  },

  /**
   * Stores the result of a run, and name, type, size and hash of the file as in `document`. Returns false, and changes
   * nothing, if another run has finished since `document` was read. With `checkSeconds` the sweep checks it again. Throws
   * `not_found` for a deleted document.
   */
  finishRun: async (document: StoredDocument, changes: Change, checkSeconds?: number): Promise<boolean> => {
    const { filename, content_type, file_size, sha256, runs } = document;
    const file = { filename, content_type, file_size, ...(sha256 && { sha256 }) };
    return withPresentState(document, async (present) => {
      if (present.runs !== runs) return false;
      const ended = {
        ...changes,
        set: { ...changes.set, ...file },
        remove: [...(changes.remove ?? []), "reserved_bytes"],
        add: { runs: 1 },
        condition: when.all(hasRunsOf(present), hasFileOf(present)),
      };
      const webhooks = await webhooksOf(present, ended);
      await transact([
        ...(await changed(present, ended)),
        ...moveDuplicateKeys(present, { ...present, ...file }),
        checkSeconds ? watchPending(present, checkSeconds) : dropPending(present),
        ...webhooks.writes,
      ]);
      await webhooks.send();
      return true;
    });
  },

  /**
   * Deletes the document; repeating it changes nothing. Its remains are pending until `cleared` confirms that they are
   * deleted too.
   */
  remove: async (document: StoredDocument, userId = document.user_id): Promise<void> => {
    const remove = async (present: StoredDocument) =>
      transact([
        documentEntity.dropPresent(present, when.all(hasFileOf(present), hasCountsOf(present))),
        ...dropDuplicateKeys(present),
        watchPending(present, removalSeconds),
        ...log(present, userId, "deleted"),
        ...(await count(present, {
          documents: -1,
          completed_documents: -completed(present),
          bytes: -aggregateStore.bytesOf(present),
        })),
      ]);
    await withPresentState(document, remove).catch((error) => {
      if (!(error instanceof AppError && error.code === "not_found")) throw error;
    });
  },

  /** Deletes the document with its passages, text and file. The sweep finishes a deletion that breaks off. */
  removeWhole: async (document: StoredDocument, userId?: string): Promise<void> => {
    const { removeRemains } = await import("./remains.ts");
    await documentStore.remove(document, userId);
    await removeRemains(document);
    await documentStore.cleared(document);
  },

  /** Deletes what the index keeps of a chatbot without documents. */
  removeRest: async (chatbotId: string): Promise<void> =>
    (await import("./remains.ts")).removeRest(chatbotId),

  cleared: (document: FileKey): Promise<void> => transact([dropPending(document)]),
};

const documentsOf = (chatbotId: string) => ({
  pk: key("chatbot", chatbotId),
  prefix: keyPrefix("document"),
});

/** Writes what follows from a document's state, and repeats it with the present state if that has changed. */
const withPresentState = async <Result>(
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
