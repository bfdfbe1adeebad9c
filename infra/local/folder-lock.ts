import { DatabaseSync } from "node:sqlite";

/**
 * Keeps a second run out of the same data folder: SQLite's file lock, which the system frees however the run ends.
 * Throws an Error that says what to do.
 */
export const lockFolder = (file: string): { unlock(): void } => {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT");
  } catch (error) {
    database.close();
    if (error instanceof Error && /locked/.test(error.message))
      throw new Error(
        "Docent already runs with this data folder. Stop it, or choose another folder with --data.",
      );
    throw error;
  }
  return { unlock: () => database.close() };
};
