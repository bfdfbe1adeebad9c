import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pack } from "./archive.ts";

const settings = ["identity.json", "search-embedding.json"];
const prefix = "backup-";

/** Begins to copy the table as it is at this moment; the result writes the copy into a folder. */
export type CopyTable = () => (folder: string) => Promise<void>;

/**
 * Packs an open data folder into a file, as of one moment: this process does nothing else while it copies, and a
 * function in a child process waits for its answers. The copy equals what a kill at that moment would leave.
 */
export const backUp = async (folder: string, file: string, copyTable: CopyTable) => {
  // Left over from a backup that was killed.
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix)) rmSync(join(folder, name), { recursive: true });
  const copy = mkdtempSync(join(folder, prefix));
  try {
    const writeTable = copyTable();
    cut(folder, copy);
    await writeTable(join(copy, "dynamodb"));
    return await pack(copy, file);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const cut = (folder: string, copy: string): void => {
  const files = join(folder, "files");
  mkdirSync(join(copy, "files", "blobs"), { recursive: true, mode: 0o700 });
  const databases = readdirSync(folder).filter((name) => name.endsWith(".db"));
  for (const name of databases.filter((one) => !isSearch(one))) cutDatabase(folder, copy, name);
  if (existsSync(join(files, "index.sqlite"))) cutDatabase(files, join(copy, "files"), "index.sqlite");
  for (const name of bodiesIn(join(copy, "files", "index.sqlite")))
    cutBody(join(files, "blobs", name), join(copy, "files", "blobs", name));
  for (const name of settings)
    if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(copy, name));
  // A child process writes there too, always before it reports to this one.
  for (const name of databases.filter(isSearch)) cutDatabase(folder, copy, name);
};

const isSearch = (name: string): boolean => name.startsWith("search-");

const cutDatabase = (folder: string, copy: string, name: string): void => {
  const database = new DatabaseSync(join(folder, name), { timeout: 5000 });
  try {
    database.prepare("VACUUM INTO ?").run(join(copy, name));
  } finally {
    database.close();
  }
};

/** Not those that are still being written. */
const bodiesIn = (index: string): string[] => {
  if (!existsSync(index)) return [];
  const database = new DatabaseSync(index, { readOnly: true });
  try {
    const bodies = database.prepare("SELECT blob FROM object UNION SELECT blob FROM part").all();
    return bodies.map(({ blob }) => String(blob));
  } finally {
    database.close();
  }
};

/** A body never changes: a second name for it keeps it, at no cost where the file system has such names. */
const cutBody = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};
