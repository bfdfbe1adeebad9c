import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type Migration, migrations as released } from "./migrations.ts";

const identityName = "identity.json";
/** Exists in every folder that was used before: the lock alone creates no other file. */
const made = /^(dynamodb|files|\w+\.db)$/;

const Versioned = z.looseObject({ version: z.number().int().min(1) });

/** The version of a folder that these migrations lead to, and that a new one has. */
export const presentVersion = (migrations: Migration[] = released): number => 1 + migrations.length;

/**
 * Brings a data folder to the present version, step by step, before anything in it is opened. Each
 * finished step is recorded in the folder, so that a killed start continues there. Throws an Error that says what to do if
 * the folder is newer or incomplete.
 */
export const migrate = async (folder: string, migrations: Migration[] = released): Promise<void> => {
  const file = join(folder, identityName);
  if (!existsSync(file)) return requireEmpty(folder);
  for (let { version } = read(file); version < presentVersion(migrations); version++) {
    const step = migrations[version - 1];
    console.log(`${step?.title} …`);
    await step?.apply(folder);
    write(file, { ...read(file), version: version + 1 });
  }
  const { version } = read(file);
  if (version > presentVersion(migrations))
    throw new Error(
      `The data folder ${folder} was written by a newer Docent (its version is ${version}, this one knows up to ${presentVersion(migrations)}). Update Docent, or choose another folder with --data.`,
    );
};

/** With new keys nothing of an old folder could be read. */
const requireEmpty = (folder: string): void => {
  if (readdirSync(folder).some((name) => made.test(name)))
    throw new Error(
      `${join(folder, identityName)} is missing, and without it nothing in the data folder can be read. Put it back from a backup, or choose another folder with --data.`,
    );
};

const read = (file: string) => {
  try {
    return Versioned.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new Error(
      `${file} cannot be read, and without it nothing in the data folder can. Put it back from a backup, or choose another folder with --data.`,
      { cause },
    );
  }
};

const write = (file: string, identity: object): void => {
  writeFileSync(`${file}.new`, JSON.stringify(identity, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
};
