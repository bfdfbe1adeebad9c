import { logActivity } from "#lambdas/core/activity.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import type { Write } from "#platform/table/client.ts";
import { type Change, when } from "#platform/table/conditions.ts";
import type { Document } from "#shared/documents/document.ts";
import { documentEntity, type StoredDocument } from "./entities.ts";

/** Writes for a transaction: changes a document in the state that was read, and the counts that follow from it. */
export const changed = async (
  document: StoredDocument,
  { condition, ...changes }: Change,
): Promise<Write[]> => {
  const counted = hasCountsOf(document);
  const after = changedBy(document, changes);
  return [
    documentEntity.change(document, {
      ...changes,
      condition: condition ? when.all(condition, counted) : counted,
    }),
    ...(await count(document, {
      completed_documents: completed(after) - completed(document),
      bytes: aggregateStore.bytesOf(after) - aggregateStore.bytesOf(document),
    })),
  ];
};

const changedBy = (document: StoredDocument, { set, remove = [] }: Change) => ({
  ...document,
  ...set,
  ...Object.fromEntries(remove.map((field) => [field, undefined])),
});

/** Tells webhooks of a run's end, whose code other changes do not load. */
export const webhooksOf = async (document: StoredDocument, changes: Change) => {
  const { documentEnded } = await import("#lambdas/webhooks/emit/document.ts");
  return documentEnded(changedBy(document, changes));
};

export const completed = ({ processing_status }: Pick<Document, "processing_status">): number =>
  Number(processing_status === "completed");

export const count = async (
  { user_id, rag_system_id, created_at }: Document,
  counts: { documents?: number; completed_documents: number; bytes: number },
): Promise<Write[]> => {
  const chatbot = { accountId: user_id, chatbotId: rag_system_id };
  const { documents } = counts;
  return [
    ...(await aggregateStore.addToMonth(user_id, created_at, counts)),
    ...(documents ? await (await aggregateStore.ofChatbots()).add(chatbot, { documents }) : []),
  ];
};

/** The product itself, as who reads and removes web pages. */
export const ownReader = "Docent";

/** Web pages that the product reads or removes are not logged one by one. */
export const log = (
  { id, filename, user_id }: Document,
  userId: string,
  action: "uploaded" | "replaced" | "deleted",
): Write[] =>
  userId === ownReader
    ? []
    : [
        logActivity(
          { accountId: user_id, userId },
          { action, subject: { kind: "document", id, name: filename } },
        ),
      ];

/** The document still counts as it did: as completed or not, and with as many bytes. */
export const hasCountsOf = (document: StoredDocument) => {
  const { file_size, reserved_bytes } = document;
  const status = completed(document)
    ? when.equals({ processing_status: "completed" })
    : when.differs("processing_status", "completed");
  return when.all(status, when.equals({ file_size, reserved_bytes }));
};

/** Documents from before runs were counted lack the number. */
export const hasRunsOf = ({ runs }: StoredDocument) => when.any(when.absent("runs"), when.equals({ runs }));

/** The entries in the duplicate index are those of this state. */
export const hasFileOf = ({ filename, sha256 }: StoredDocument) => when.equals({ filename, sha256 });
