import { existsSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDamagedDatabase } from "./database.ts";
import { hasDamagedTableLog } from "./table-log.ts";

/** Content of the files that the product does not start without. */
const needed = {
  "users.db": "accounts and passwords",
  "queue.db": "files that wait to be read",
  "mailbox.db": "e-mails",
  "files/index.sqlite": "the list of uploaded files",
};

/** The table has the rows that their messages name, and the sweep sends those again. */
const replaceable = ["queue-outbox.db"];

const rebuildMarker = "search-rebuild";

/**
 * Checks the closed files of a data folder for changed bytes, which the stores themselves would drop without a word. Throws
 * an Error that says what is lost and how to restore it. A damaged or missing search file is put aside, because
 * the documents can be indexed again, see `mustRebuildSearch`; so is a damaged queue of the
 * outbox, and an index of messages, which is built again from the log when somebody searches.
 */
export const checkFolder = (folder: string): void => {
  for (const [name, holds] of Object.entries(needed))
    if (isDamagedDatabase(join(folder, name))) throw damaged(join(folder, name), holds);
  for (const file of tableLogs(join(folder, "dynamodb")))
    if (hasDamagedTableLog(file))
      throw damaged(file, "the latest changes to chatbots, documents and conversations");
  const searchFiles = readdirSync(folder).filter((name) => /^search-.*\.db$/.test(name));
  const lost = searchFiles.filter((name) => isDamagedDatabase(join(folder, name)));
  const isMissing = searchFiles.length === 0 && existsSync(join(folder, "search-embedding.json"));
  if (lost.length > 0 || isMissing) writeFileSync(join(folder, rebuildMarker), "", { flush: true });
  const messageFiles = readdirSync(folder).filter((name) => /^messages-.*\.db$/.test(name));
  const damagedOnes = [...replaceable, ...messageFiles].filter((one) => isDamagedDatabase(join(folder, one)));
  for (const name of [...lost, ...damagedOnes]) putAside(folder, name);
};

/** Whether the search file was lost, also if an earlier start ended before all documents were queued again. */
export const mustRebuildSearch = (folder: string): boolean => existsSync(join(folder, rebuildMarker));

export const rebuildMarkerOf = (folder: string): string => join(folder, rebuildMarker);

const damaged = (file: string, holds: string): Error =>
  new Error(
    `${file} is damaged: bytes in it were changed. It holds ${holds}, and Docent will not start without them. ` +
      "Restore a backup with: npm run restore -- FILE (made with npm run backup -- FILE). " +
      "The damaged folder stays as it is; choose another one with --data to start empty.",
  );

const tableLogs = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d+\.log$/.test(name))
        .map((name) => join(folder, name))
    : [];

const putAside = (folder: string, name: string): void => {
  for (const end of ["", "-wal", "-shm"]) {
    const file = join(folder, name + end);
    if (existsSync(file)) renameSync(file, `${file}.damaged`);
  }
};
