import { DatabaseSync } from "node:sqlite";
import { inTransaction, tables } from "./schema.ts";

/**
 * Copies a search file for another embedding model. Its documents are marked as outdated: found by words, not by vectors,
 * until each is indexed again.
 */
export const copyAsOutdated = (former: string, copy: string, dimension: number): void => {
  const source = new DatabaseSync(former, { timeout: 5000 });
  try {
    source.prepare("vacuum into ?").run(copy);
  } finally {
    source.close();
  }
  const database = new DatabaseSync(copy);
  try {
    database.exec(tables);
    inTransaction(database, () => {
      database.prepare("update setting set value = ? where name = 'dimension'").run(dimension);
      database.exec("insert or ignore into outdated select row from document");
    });
  } finally {
    database.close();
  }
};
