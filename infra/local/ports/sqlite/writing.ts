import type { DatabaseSync } from "node:sqlite";
import type { Segment } from "#platform/search/memory/segment.ts";
import type { DocumentKey, IndexedPassage } from "#platform/search/port.ts";
import { bytesOf, passageColumns, valuesOf } from "./rows.ts";
import { inTransaction } from "./schema.ts";

/** Prepares writes of whole documents, each in one transaction. */
export const prepareWriting = (database: DatabaseSync) => {
  const removal = database.prepare("delete from document where chatbot_id = ? and document_id = ?");
  const change = database.prepare(
    "insert into chatbot values (?, 1) on conflict do update set changes = changes + 1",
  );
  const nextRow = database.prepare("select coalesce(max(row), 0) + 1 as row from passage");
  const document = database.prepare(
    `insert into document 
       (chatbot_id, document_id, first_row, sizes, terms, counts, signs, levels, scales)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const passage = database.prepare(
    `insert into passage (document_row, vector, digest, ${passageColumns})
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  const insert = ({ chatbotId, documentId }: DocumentKey, passages: IndexedPassage[], segment: Segment) => {
    const firstRow = Number(nextRow.get()?.row);
    const { sizes, terms, counts, signs, levels, scales } = segment;
    const blobs = [sizes, terms, counts, signs, levels, scales].map(bytesOf);
    const { lastInsertRowid } = document.run(chatbotId, documentId, firstRow, ...blobs);
    for (const [at, one] of passages.entries()) {
      passage.run(lastInsertRowid, bytesOf(one.vector), one.digest ?? null, firstRow + at, ...valuesOf(one));
    }
  };

  const clear = ({ chatbotId, documentId }: DocumentKey) => {
    removal.run(chatbotId, documentId);
    change.run(chatbotId);
  };

  const remove = (key: DocumentKey) => inTransaction(database, () => clear(key));

  const replace = (key: DocumentKey, passages: IndexedPassage[], segment: Segment) =>
    inTransaction(database, () => {
      clear(key);
      if (passages.length > 0) insert(key, passages, segment);
    });

  return { replace, remove };
};
