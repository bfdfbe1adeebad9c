import type { DatabaseSync } from "node:sqlite";
import { weighPassages } from "#platform/search/memory/segment.ts";
import { bytesOf, passageOf } from "./rows.ts";
import { inTransaction, isAnalysedOtherwise, markAnalysed } from "./schema.ts";

/** Recomputes the stored terms from the stored texts if they come from another version of the analysis. */
export const reanalyse = (database: DatabaseSync): void => {
  if (!isAnalysedOtherwise(database)) return;
  const passages = database.prepare("select * from passage where document_row = ? order by row");
  const update = database.prepare("update document set sizes = ?, terms = ?, counts = ? where row = ?");
  inTransaction(database, () => {
    for (const { row } of database.prepare("select row from document").all()) {
      const { sizes, terms, counts } = weighPassages(passages.all(row!).map(passageOf));
      update.run(bytesOf(sizes), bytesOf(terms), counts, row!);
    }
    markAnalysed(database);
  });
};
