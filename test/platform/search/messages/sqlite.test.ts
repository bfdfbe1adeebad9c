import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readQuery } from "#platform/search/messages/query.ts";
import { fileOf, openSqliteMessages } from "#platform/search/messages/sqlite/folder.ts";
import { itSearchesMessages } from "./contract.ts";
import { entriesOf } from "./entries.ts";

describe("search in messages over SQLite files", () => {
  let folder: string;
  let search: ReturnType<typeof openSqliteMessages>;
  const newest = { by: "activity", order: "newest", limit: 9 } as const;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "messages-"));
    search = openSqliteMessages(folder);
  });
  afterAll(() => {
    search.close();
    rmSync(folder, { recursive: true });
  });

  itSearchesMessages(() => search);

  it("another process finds what one has put, misspelled too, and the file of a deleted account is gone", async () => {
    const other = openSqliteMessages(folder);
    const find = (text: string) => other.find({ accountId: "usr_a", clauses: readQuery(text) }, newest);
    await search.put("usr_a", entriesOf("usr_a", ["refund"]));
    expect(await find("refnud")).toHaveLength(1);
    await search.put("usr_a", entriesOf("usr_a", ["invoice"]));
    expect(await find("inovice")).toHaveLength(1);
    other.close();
    expect(readFileSync(fileOf(folder, "usr_a")).length).toBeGreaterThan(0);
    await search.forgetAccount("usr_a");
    expect(() => readFileSync(fileOf(folder, "usr_a"))).toThrow("ENOENT");
  });
});
