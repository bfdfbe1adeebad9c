import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { AppError } from "../../shared/errors.ts";

const version = 1;

const Identity = z.object({
  version: z.literal(version),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
  appSecret: z.string(),
  userPoolId: z.string(),
  userPoolClientId: z.string(),
});
export type Identity = z.infer<typeof Identity>;

/** The data folder, made private at its first use, with the keys that belong to it alone. */
export const openDataFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return {
    path: (...names: string[]) => join(folder, ...names),
    identity: identityOf(join(folder, "identity.json")),
  };
};

const identityOf = (file: string): Identity => {
  if (!existsSync(file)) write(file);
  const { data, error } = Identity.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (error)
    throw new AppError(
      "invalid",
      `The data folder was written by another version of Docent (${file}). Use that version, or choose another folder with --data.`,
    );
  return data;
};

const write = (file: string): void => {
  const identity: Identity = {
    version,
    accessKeyId: `LOCAL${randomBytes(8).toString("hex").toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString("base64url"),
    appSecret: randomBytes(32).toString("base64url"),
    userPoolId: `us-east-1_Local${randomBytes(2).toString("hex")}`,
    userPoolClientId: randomBytes(13).toString("hex"),
  };
  writeFileSync(`${file}.new`, JSON.stringify(identity, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
};
