import { DatabaseSync } from "node:sqlite";
import { analysisVersion } from "#platform/search/analysis.ts";
import { AppError } from "#shared/errors.ts";

export const tables = `
  create table if not exists setting (name text primary key, value integer not null) strict;
  create table if not exists chatbot (chatbot_id text primary key, changes integer not null) strict;
  create table if not exists document (
    row integer primary key, chatbot_id text not null, document_id text not null, first_row integer not null,
    sizes blob not null, terms blob not null, counts blob not null,
    signs blob not null, levels blob not null, scales blob not null,
    unique (chatbot_id, document_id)) strict;
  create table if not exists passage (
    row integer primary key, document_row integer not null references document on delete cascade,
    chatbot_id text not null, document_id text not null, passage_id text not null, ordinal integer not null,
    text text not null, filename text not null, title_path text not null, place text,
    start_offset integer not null, end_offset integer not null, vector blob not null, digest text, url text) strict;
  create table if not exists outdated (
    document_row integer primary key references document on delete cascade) strict;
  create index if not exists passage_of_document on passage (document_row);
  create index if not exists passage_by_id on passage (chatbot_id, passage_id);`;

/** Opens or creates the file. Throws AppError `not_configured` if it has vectors of another dimension. */
export const openFile = (file: string, dimension: number): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  database.exec(tables);
  addColumns(database);
  const stored = setting(database, "dimension", dimension);
  if (stored === dimension) return database;
  database.close();
  throw new AppError(
    "not_configured",
    `The search index ${file} holds vectors of ${stored} dimensions, but the configured embeddings have ` +
      `${dimension}. Configure the former embedding model again, or use another data folder.`,
  );
};

/** Adds the columns to files from before digests and web pages; their passages have none. */
const addColumns = (database: DatabaseSync): void => {
  inTransaction(database, () => {
    const columns = database.prepare("select name from pragma_table_info('passage')").all();
    for (const column of ["digest", "url"])
      if (!columns.some(({ name }) => name === column))
        database.exec(`alter table passage add column ${column} text`);
    database.exec(
      "create index if not exists passage_by_digest on passage (chatbot_id, digest) where digest is not null",
    );
  });
};

/** Runs the work in an immediate transaction; rolls back and rethrows if it throws. */
export const inTransaction = (database: DatabaseSync, work: () => void): void => {
  database.exec("begin immediate");
  try {
    work();
    database.exec("commit");
  } catch (error) {
    database.exec("rollback");
    throw error;
  }
};

/** Whether the stored terms come from another version of the analysis. */
export const isAnalysedOtherwise = (database: DatabaseSync): boolean =>
  setting(database, "analysis", analysisVersion) !== analysisVersion;

export const markAnalysed = (database: DatabaseSync): void => {
  database.prepare("update setting set value = ? where name = 'analysis'").run(analysisVersion);
};

const setting = (database: DatabaseSync, name: string, initial: number): number => {
  database.prepare("insert or ignore into setting values (?, ?)").run(name, initial);
  return Number(database.prepare("select value from setting where name = ?").get(name)?.value);
};
