import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { checkFolder, mustRebuildSearch } from "#infra/local/data-folder/check/check-folder.ts";
import { isDamagedDatabase } from "#infra/local/data-folder/check/database.ts";
import { hasDamagedTableLog } from "#infra/local/data-folder/check/table-log.ts";
import { startDynamo } from "#infra/local/dynamodb/start.ts";

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "damage-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Changes so many bytes of a file, from the middle on. */
const damage = (file: string, bytes = 64, at = Math.floor(statSync(file).size / 2)): void => {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(bytes, "?"), 0, bytes, at);
  closeSync(descriptor);
};

const fill = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE note (text TEXT)");
  const insert = database.prepare("INSERT INTO note VALUES (?)");
  database.exec("BEGIN");
  for (let n = 0; n < 500; n += 1) insert.run(`note ${n} `.repeat(20));
  database.exec("COMMIT");
  return database;
};

it("a database is damaged if bytes of a page were changed, and not if it is as it was", () => {
  const file = join(newFolder(), "users.db");
  fill(file).close();
  expect(isDamagedDatabase(file)).toBe(false);
  damage(file, 4096);
  expect(isDamagedDatabase(file)).toBe(true);
});

it("a database is damaged if bytes of its write-ahead log were changed, and not if the log ends in the middle of a frame", () => {
  const folder = newFolder();
  const open = fill(join(folder, "users.db"));
  const copies = ["sound", "changed", "short"].map((name) => {
    const copy = newFolder();
    cpSync(folder, copy, { recursive: true });
    return { name, file: join(copy, "users.db") };
  });
  open.close();
  const found = copies.map(({ name, file }) => {
    const log = `${file}-wal`;
    if (name === "changed") damage(log);
    if (name === "short") writeFileAt(log, readFileSync(log).subarray(0, -100));
    return isDamagedDatabase(file);
  });
  expect(found).toEqual([false, true, false]);
});

const writeFileAt = (file: string, bytes: Uint8Array): void => {
  const descriptor = openSync(file, "w");
  writeSync(descriptor, bytes);
  closeSync(descriptor);
};

it("the table's log is damaged if bytes in it were changed, and not if its last record is incomplete", async () => {
  const folder = newFolder();
  const dynamo = await startDynamo({ dir: folder, accessKeyId: "KEY" });
  const { ensureTable } = await import("#infra/local/dynamodb/table.ts");
  const { DynamoDBClient } = await import("@aws-sdk/client-dynamodb");
  const credentials = { accessKeyId: "KEY", secretAccessKey: "SECRET" };
  await ensureTable(
    new DynamoDBClient({ endpoint: dynamo.endpoint, region: "us-east-1", credentials }),
    "docent",
  );
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  await dynamo.stop();
  const [name = ""] = readdirSync(copy).filter((one) => one.endsWith(".log"));
  const log = join(copy, name);
  expect(hasDamagedTableLog(log)).toBe(false);
  const sound = readFileSync(log);
  writeFileAt(log, sound.subarray(0, -3));
  expect(hasDamagedTableLog(log)).toBe(false);
  writeFileAt(log, sound);
  damage(log, 8);
  expect(hasDamagedTableLog(log)).toBe(true);
});

it("damaged accounts are named with what restores them, and a damaged search file is put aside to be built again", () => {
  const folder = newFolder();
  fill(join(folder, "users.db")).close();
  fill(join(folder, "search-builtin.db")).close();
  damage(join(folder, "search-builtin.db"), 4096);
  checkFolder(folder);
  expect(mustRebuildSearch(folder)).toBe(true);
  expect(readdirSync(folder)).toContain("search-builtin.db.damaged");
  damage(join(folder, "users.db"), 4096);
  expect(() => checkFolder(folder)).toThrow(/users\.db is damaged.*accounts and passwords.*npm run restore/);
});
