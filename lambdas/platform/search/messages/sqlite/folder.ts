import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { MessageSearch } from "../port.ts";
import { type AccountFile, openAccountFile } from "./sqlite.ts";
import { analysedEntry } from "./writing.ts";

/** Files of accounts that stay open in a process. */
const maxOpen = 16;

/** The name of an account's file. */
export const fileOf = (folder: string, accountId: string): string =>
  join(
    folder,
    `messages-${accountId.replace(/[^\w-]/g, (sign) => `.${sign.codePointAt(0)?.toString(16)}`)}.db`,
  );

/** Search in a SQLite file for each account, so that no index holds what belongs to two. */
export const openSqliteMessages = (folder: string): MessageSearch & { close(): void } => {
  const open = new Map<string, AccountFile>();

  const close = (accountId: string): void => {
    open.get(accountId)?.close();
    open.delete(accountId);
  };

  const of = (accountId: string): AccountFile => {
    const file = open.get(accountId) ?? openAccountFile(fileOf(folder, accountId));
    open.delete(accountId);
    open.set(accountId, file);
    for (const [oldest] of open) if (open.size > maxOpen) close(oldest);
    return file;
  };

  return {
    put: async (accountId, entries) => of(accountId).put(entries.map(analysedEntry)),
    forget: async ({ accountId, id }, before) => {
      // A deletion that is delivered late makes no file for a deleted account.
      if (existsSync(fileOf(folder, accountId))) of(accountId).forget(id, before);
    },
    forgetAccount: async (accountId) => {
      close(accountId);
      for (const end of ["", "-wal", "-shm"]) rmSync(fileOf(folder, accountId) + end, { force: true });
    },
    find: async (filter, page) => of(filter.accountId).find(filter, page),
    completeness: async (accountId) => of(accountId).setting("complete"),
    markComplete: async (accountId, version) => of(accountId).set("complete", version),
    close: () => {
      for (const accountId of [...open.keys()]) close(accountId);
    },
  };
};
