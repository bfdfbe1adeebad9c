import { DatabaseSync } from "node:sqlite";

/** Somebody else has the lock. */
export class FolderInUse extends Error {
  constructor() {
    super("Docent already runs with this data folder. Stop it, or choose another folder with --data.");
  }
}

/**
 * Keeps a second run out of the same data folder: SQLite's file lock, which the system frees however the run ends.
 * Throws an Error that says what to do, a FolderInUse where it is taken.
 */
export const lockFolder = (file: string): { unlock(): void } => {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
  } catch (error) {
    database.close();
    throw error instanceof Error && /locked/.test(error.message) ? new FolderInUse() : error;
  }
  return { unlock: () => database.close() };
};
