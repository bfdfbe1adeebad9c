import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { checkFolder } from "./check/check-folder.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate, presentVersion } from "./migrations/migrate.ts";
import { makePrivate } from "./private-folder.ts";

const Identity = z.object({
  version: z.number(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  appSecret: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export interface DataFolder {
  identity: Identity;
  path(...names: string[]): string;
  unlock(): void;
}

/**
 * The data folder for this run alone, made private at its first use and brought to the present version, with the keys
 * that belong to it. Throws an Error that says what to do.
 */
export const openDataFolder = async (folder: string): Promise<DataFolder> => {
  makePrivate(folder);
  const path = (...names: string[]) => join(folder, ...names);
  const lock = lockFolder(path("lock"));
  try {
    await migrate(folder);
    checkFolder(folder);
    return { path, identity: identityOf(path("identity.json")), unlock: lock.unlock };
  } catch (error) {
    lock.unlock();
    throw error;
  }
};

const identityOf = (file: string): Identity => {
  if (!existsSync(file)) write(file);
  return Identity.parse(JSON.parse(readFileSync(file, "utf8")));
};

const write = (file: string): void => {
  const identity: Identity = {
    version: presentVersion(),
    accessKeyId: `LOCAL${randomBytes(8).toString("hex").toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString("base64url"),
    appSecret: randomBytes(32).toString("base64url"),
    userPoolId: `us-east-1_Local${randomBytes(2).toString("hex")}`,
    userPoolClientId: randomBytes(13).toString("hex"),
  };
  writeFileSync(`${file}.new`, JSON.stringify(identity, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
};
