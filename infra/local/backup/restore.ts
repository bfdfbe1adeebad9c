import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { lockFolder } from "../data-folder/folder-lock.ts";
import { unpack } from "./archive.ts";

interface Restored {
  files: number;
  /** Where what was there before lies now. */
  former?: string;
}

/**
 * Unpacks a backup beside the data folder and puts it in place by one rename when it is whole. A folder that has
 * something in it is only put aside where `overwrite` says so. Throws an Error that says what to do.
 */
export const restore = async (file: string, folder: string, overwrite: boolean): Promise<Restored> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const isTaken = existsSync(folder) && readdirSync(folder).length > 0;
  if (isTaken && !overwrite)
    throw new Error(
      `${folder} has something in it. Choose an empty folder with --data, or put it aside with --overwrite.`,
    );
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const unfinished = `${folder}.restoring-${stamp}`;
  mkdirSync(dirname(folder), { recursive: true });
  const { files } = await unpack(file, unfinished);
  try {
    const former = isTaken ? putAside(folder, `${folder}.before-${stamp}`) : undefined;
    if (!isTaken) rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return { files, ...(former && { former }) };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};

/** Nobody may run with it: the lock goes along. */
const putAside = (folder: string, former: string): string => {
  const lock = lockFolder(`${folder}/lock`);
  renameSync(folder, former);
  lock.unlock();
  return former;
};
