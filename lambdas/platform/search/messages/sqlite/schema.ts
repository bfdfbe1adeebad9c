import { DatabaseSync } from "node:sqlite";

const tables = `
  create table if not exists setting (name text primary key, value text not null) strict;
  create table if not exists conversation (
    row integer primary key, id text not null unique, chatbot_id text not null, started_at text not null,
    activity_at text not null, last_seq integer not null, messages integer not null, is_public integer not null,
    channel text not null, is_refused integer not null, opinions text not null) strict;
  create index if not exists by_activity on conversation (activity_at, id);
  create index if not exists by_start on conversation (started_at, id);
  create table if not exists word (row integer primary key, word text not null unique) strict;
  create virtual table if not exists terms using fts5(
    words, stems, prefix = '2 3', tokenize = "ascii tokenchars '+#_-'");`;

/** Stands between the texts of a conversation, so that no phrase goes across. */
export const separator = "¶";

/** Opens or creates the file of an account's index. */
export const openFile = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: 5000 });
  // A change that a power cut undoes is repeated: its row of the outbox is removed after it, on a disk that was synced.
  database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma secure_delete = on;");
  if (!isMade(database)) database.exec(tables);
  return database;
};

const isMade = (database: DatabaseSync): boolean =>
  database.prepare("select 1 from sqlite_master where name = 'terms'").get() !== undefined;

/** Runs the work in one transaction of a writer; rolls back and rethrows if it throws. */
export const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec("begin immediate");
  try {
    const result = work();
    database.exec("commit");
    return result;
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
};
