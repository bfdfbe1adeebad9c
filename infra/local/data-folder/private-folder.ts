import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes a folder, and what its process writes from now on, its owner's alone. Some files of former versions were open
 * to read; those below go by names that tell nothing, and were private always.
 */
export const makePrivate = (folder: string): void => {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const path of [folder, join(folder, "dynamodb"), join(folder, "files")]) closeFiles(path);
};

const closeFiles = (path: string): void => {
  for (const { name } of filesIn(path)) chmodSync(join(path, name), 0o600);
};

const filesIn = (path: string) => {
  try {
    return readdirSync(path, { withFileTypes: true }).filter((one) => one.isFile());
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
