import type { DatabaseSync } from "node:sqlite";

/**
 * Runs a write that a power cut may undo, in a database with `synchronous = FULL`. It survives a kill, and the next
 * synced write makes it last. A sync takes a millisecond or more.
 */
export const unsynced = <Result>(database: DatabaseSync, write: () => Result): Result => {
  database.exec("PRAGMA synchronous = NORMAL");
  try {
    return write();
  } finally {
    database.exec("PRAGMA synchronous = FULL");
  }
};
