import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { hasDamagedLog } from "./write-ahead-log.ts";

/** SQLite checks about 200 MB in a second; the pages of larger files are found damaged when they are read. */
const largestCheckedBytes = 128 * 1024 * 1024;

/** SQLITE_CORRUPT and SQLITE_NOTADB; https://www.sqlite.org/rescode.html */
const damageCodes = new Set([11, 26]);

/**
 * Whether the bytes of a closed SQLite file, or of its write-ahead log, were changed. Throws every other error, such as
 * that of a file that may not be read.
 */
export const isDamagedDatabase = (file: string): boolean => {
  if (!existsSync(file)) return false;
  if (hasDamagedLog(`${file}-wal`)) return true;
  try {
    return !isSound(file);
  } catch (error) {
    if (error instanceof Error && "errcode" in error && damageCodes.has(Number(error.errcode) & 0xff))
      return true;
    throw error;
  }
};

const isSound = (file: string): boolean => {
  const database = new DatabaseSync(file);
  try {
    if (statSync(file).size > largestCheckedBytes)
      return database.prepare("PRAGMA schema_version").get() !== undefined;
    return database.prepare("PRAGMA quick_check(1)").get()?.quick_check === "ok";
  } finally {
    database.close();
  }
};
