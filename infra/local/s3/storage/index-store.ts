import { DatabaseSync } from "node:sqlite";
import * as z from "zod";
import { notFound } from "../error.ts";

const text = z.string();
const stored = z.object({
  bucket: text,
  key: text,
  blob: text,
  size: z.number(),
  etag: text,
  crc32: text,
  headers: z.preprocess((json) => JSON.parse(String(json)), z.record(text, text)),
  tags: z.preprocess((json) => JSON.parse(String(json)), z.record(text, text)),
  createdAt: text,
});

/** The index entry of an object; `blob` is the file its body lies in, `headers` are sent with it. */
export type StoredObject = z.infer<typeof stored>;

const schema = `
  CREATE TABLE IF NOT EXISTS bucket (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS object (
    bucket TEXT NOT NULL, key TEXT NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    crc32 TEXT NOT NULL, headers TEXT NOT NULL, tags TEXT NOT NULL, createdAt TEXT NOT NULL,
    PRIMARY KEY (bucket, key)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS event (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS upload (
    id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key TEXT NOT NULL, headers TEXT NOT NULL, createdAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS part (
    upload TEXT NOT NULL, number INTEGER NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL, etag TEXT NOT NULL,
    PRIMARY KEY (upload, number)) STRICT, WITHOUT ROWID;`;

/** Opens the index. FULL: the bodies are synced to the disk, and a row that is not would lose them in a power cut. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  database.exec(schema);
  return database;
}

export type Index = ReturnType<typeof createIndex>;

/** Buckets and objects. `put` and `remove` return the blobs that nothing refers to any more. */
export function createIndex(database: DatabaseSync) {
  const bucketOf = database.prepare("SELECT 1 FROM bucket WHERE name = ?");
  const insertBucket = database.prepare("INSERT OR IGNORE INTO bucket VALUES (?)");
  const one = database.prepare("SELECT * FROM object WHERE bucket = ? AND key = ?");
  const after = database.prepare("SELECT * FROM object WHERE bucket = ? AND key >= ? ORDER BY key");
  const insert = database.prepare("INSERT OR REPLACE INTO object VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const drop = database.prepare("DELETE FROM object WHERE bucket = ? AND key = ? RETURNING blob");

  const find = (bucket: string, key: string): StoredObject | undefined => {
    const row = one.get(bucket, key);
    return row && stored.parse(row);
  };
  return {
    find,
    addBucket: (name: string) => insertBucket.run(name),
    requireBucket(name: string) {
      if (!bucketOf.get(name)) throw notFound("NoSuchBucket");
    },
    get(bucket: string, key: string): StoredObject {
      const object = find(bucket, key);
      if (!object) throw notFound("NoSuchKey");
      return object;
    },
    put(o: StoredObject): void {
      const [headers, tags] = [JSON.stringify(o.headers), JSON.stringify(o.tags)];
      insert.run(o.bucket, o.key, o.blob, o.size, o.etag, o.crc32, headers, tags, o.createdAt);
    },
    /** Removes an object, if it is there, and returns its blob. */
    remove: (bucket: string, key: string): string[] => drop.all(bucket, key).map(({ blob }) => String(blob)),
    /** Objects in the order of their keys' bytes, which is S3's. */
    *from(bucket: string, key: string): Generator<StoredObject> {
      for (const row of after.iterate(bucket, key)) yield stored.parse(row);
    },
  };
}
