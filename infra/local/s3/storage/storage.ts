import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { groupCommit } from "../../data-folder/group-commit.ts";
import type { Credentials } from "../signing/key.ts";
import { openBlobs } from "./blobs.ts";
import { createIndex, openDatabase } from "./index-store.ts";
import { createOutbox, type Deliver } from "./outbox.ts";

export type Storage = ReturnType<typeof openStorage>;

/** Opens the index and the bodies in `dir`, and clears away bodies that a kill left without an object. */
export function openStorage(options: { dir: string; credentials: Credentials; deliver: Deliver }) {
  const { dir, credentials, deliver } = options;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const database = openDatabase(join(dir, "index.sqlite"));
  const known = database.prepare(
    "SELECT 1 FROM object WHERE blob = ?1 UNION SELECT 1 FROM part WHERE blob = ?1",
  );
  return {
    database,
    commit: groupCommit(database),
    credentials,
    index: createIndex(database),
    outbox: createOutbox(database, deliver),
    blobs: openBlobs(join(dir, "blobs"), (id) => known.get(id) !== undefined),
  };
}
