import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { openDataFolder } from "../data-folder/data-folder.ts";
import { FolderInUse } from "../data-folder/folder-lock.ts";
import { copyOf } from "../dynamodb/store/copy.ts";
import { openStore } from "../dynamodb/store/dynalite.ts";
import { backUp } from "./cut.ts";
import { Running } from "./serve.ts";

const Made = z.object({ files: z.number() });
type Made = z.infer<typeof Made>;

/** Packs a data folder into a file, also while the product runs with it: then that does it. Throws an Error that says what to do. */
export const makeBackup = async (folder: string, file: string): Promise<Made> => {
  if (!existsSync(join(folder, "identity.json")))
    throw new Error(`There is no data folder at ${folder}. Name it with --data.`);
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`);
  try {
    return await closed(folder, file);
  } catch (error) {
    if (error instanceof FolderInUse) return askRunning(folder, file);
    throw error;
  }
};

const closed = async (folder: string, file: string): Promise<Made> => {
  const data = await openDataFolder(folder);
  const store = await openStore(data.path("dynamodb"));
  try {
    return await backUp(folder, file, () => copyOf(store));
  } finally {
    await store.db.close();
    data.unlock();
  }
};

const askRunning = async (folder: string, file: string): Promise<Made> => {
  const { endpoint, token } = runningWith(folder);
  const headers = {
    authorization: `AWS4-HMAC-SHA256 Credential=${token}/`,
    "x-amz-target": "Docent.BackUp",
  };
  const body = JSON.stringify({ file });
  // A run that was killed has left its file behind.
  const response = await fetch(endpoint, { method: "POST", headers, body }).catch(() => starting());
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return Made.parse(answer);
  throw new Error(`No backup was made: ${Object(answer).message ?? `status ${response.status}`}`);
};

const runningWith = (folder: string): z.infer<typeof Running> => {
  const file = join(folder, "running.json");
  return existsSync(file) ? Running.parse(JSON.parse(readFileSync(file, "utf8"))) : starting();
};

const starting = (): never => {
  throw new Error("Docent is just starting or stopping. Try again in a moment.");
};
