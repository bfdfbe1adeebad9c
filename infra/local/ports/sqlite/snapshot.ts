import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { StoredSegments } from "#platform/search/memory/chatbot-index.ts";
import type { DocumentKey, Passage } from "#platform/search/port.ts";
import { codesOfRow, passageColumns, passageOf, type Row, termsOf, vectorOf } from "./rows.ts";

/** Prepares the read statements. */
export const prepareSnapshot = (database: DatabaseSync) => {
  const ofChatbot = "from document where chatbot_id = ? order by row";
  const terms = database.prepare(`select sizes, terms, counts ${ofChatbot}`);
  const isOutdated = "row in (select document_row from outdated)";
  const codes = database.prepare(
    `select first_row, signs, levels, scales, ${isOutdated} as is_outdated ${ofChatbot}`,
  );
  const passageByRow = database.prepare(`select ${passageColumns} from passage where row = ?`);
  const ofModel = "document_row not in (select document_row from outdated)";
  const vectorById = database.prepare(
    `select vector from passage where chatbot_id = ? and passage_id = ? and ${ofModel}`,
  );
  const vectorByDigest = database.prepare(
    `select vector from passage where chatbot_id = ? and digest = ? and ${ofModel} limit 1`,
  );
  const document = database.prepare(
    `select 1 from document where chatbot_id = ? and document_id = ? and not ${isOutdated}`,
  );
  const outdated = database.prepare(`select 1 from document where chatbot_id = ? and ${isOutdated} limit 1`);
  const changes = database.prepare("select changes from chatbot where chatbot_id = ?");

  return {
    stored: (chatbotId: string): StoredSegments => ({
      terms: () => eachRow(terms, chatbotId, termsOf),
      codes: () => eachRow(codes, chatbotId, codesOfRow),
    }),
    passage(row: number): Passage | undefined {
      const found = passageByRow.get(row);
      return found && passageOf(found);
    },
    vectorById(chatbotId: string, passageId: string): Float32Array | undefined {
      const found = vectorById.get(chatbotId, passageId);
      return found && vectorOf(found);
    },
    vectorByDigest(chatbotId: string, digest: string): Float32Array | undefined {
      const found = vectorByDigest.get(chatbotId, digest);
      return found && vectorOf(found);
    },
    /** False for an outdated document, whose failed indexing removes it, so that the others' vectors count again. */
    holds: ({ chatbotId, documentId }: DocumentKey): boolean =>
      document.get(chatbotId, documentId) !== undefined,
    /** Whether vectors of a former embedding model are left in the chatbot. */
    hasOutdated: (chatbotId: string): boolean => outdated.get(chatbotId) !== undefined,
    /** Runs all reads on one snapshot of the database. */
    atOnce<Result>(read: () => Result): Result {
      database.exec("begin");
      try {
        return read();
      } finally {
        database.exec("commit");
      }
    },
    /** The number of changes of the chatbot's documents, by all processes. */
    changes: (chatbotId: string): number => Number(changes.get(chatbotId)?.changes ?? 0),
  };
};

function* eachRow<Value>(
  rows: StatementSync,
  chatbotId: string,
  read: (row: Row) => Value,
): Generator<Value> {
  for (const row of rows.iterate(chatbotId)) yield read(row);
}
