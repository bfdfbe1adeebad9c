import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { openPrivateDatabase } from "../../data-folder/private-database.ts";
import { newSigningKey } from "../secrets/jwt.ts";

const schema = `
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS users (sub TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS groups (name TEXT PRIMARY KEY) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, refreshHash TEXT NOT NULL UNIQUE, sub TEXT NOT NULL,
  authTime INTEGER NOT NULL, expiresAt INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS sessionsOfUser ON sessions (sub);
CREATE TABLE IF NOT EXISTS codes (
  purpose TEXT NOT NULL, sub TEXT NOT NULL, hash TEXT NOT NULL, address TEXT NOT NULL,
  expiresAt INTEGER NOT NULL, wrong INTEGER NOT NULL, sent INTEGER NOT NULL, countedUntil INTEGER NOT NULL,
  PRIMARY KEY (purpose, sub)) STRICT;
CREATE TABLE IF NOT EXISTS knownNetworks (
  mark TEXT PRIMARY KEY, sub TEXT NOT NULL, expiresAt INTEGER NOT NULL) STRICT;
`;

/** Everything the user pool remembers over a restart; times are milliseconds since 1970. */
export const openPoolDatabase = (file: string) => {
  const database = openPrivateDatabase(file, schema);
  const stored = database.prepare("SELECT value FROM secrets WHERE name = ?");
  const secret = (name: string, make: () => string): string => {
    const row = stored.get(name);
    if (row !== undefined) return Secret.parse(row).value;
    const value = make();
    database.prepare("INSERT INTO secrets VALUES (?, ?)").run(name, value);
    return value;
  };
  return {
    database,
    signingKey: secret("signingKey", newSigningKey),
    hashKey: secret("hashKey", () => randomBytes(32).toString("hex")),
  };
};

const Secret = z.object({ value: z.string() });

/** Runs `work` so that a killed process leaves all of it or nothing; `keeps` says which errors still commit. */
export const inTransaction = <Result>(
  database: DatabaseSync,
  work: () => Result,
  keeps: (error: unknown) => boolean,
): Result => {
  database.exec("BEGIN");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec(keeps(error) ? "COMMIT" : "ROLLBACK");
    throw error;
  }
};
