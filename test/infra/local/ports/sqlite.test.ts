import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { embedHashed, hashedEmbedding } from "#platform/models/hashed-embeddings.ts";
import { itSearches } from "#test/platform/search/contract.ts";
import { killedWhileReplacing } from "#test/platform/search/killed.ts";
import { document, passagesOf, textsOf } from "#test/platform/search/passages.ts";

describe("search in SQLite", () => {
  const dimension = hashedEmbedding.dimension;
  let folder: string;
  let file: string;
  let search: ReturnType<typeof openSqliteSearch>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "search-"));
    file = join(folder, "search.db");
    search = openSqliteSearch({ file, dimension });
  });

  afterEach(async () => {
    search.close();
    await rm(folder, { recursive: true });
  });

  itSearches(() => search);

  const replace = (texts: string[]) =>
    search.replace(document("doc_a"), passagesOf(document("doc_a"), texts));
  const keyword = (text: string) => search.keyword({ chatbotId: "bot_shop", text, limit: 10 });

  it("finds what was put before the file was closed and opened again", async () => {
    await replace(["Refunds are paid within 14 days."]);
    search.close();
    search = openSqliteSearch({ file, dimension });
    expect(await keyword("refund")).toHaveLength(1);
  });

  it("refuses a file that was made with another dimension and says what to do", () => {
    expect(() => openSqliteSearch({ file, dimension: 64 })).toThrow(
      /holds vectors of 384 dimensions.*64.*use another data folder/,
    );
  });

  it("opens a file that was made before digests were kept, and keeps them from then on", async () => {
    await replace(["Refunds are paid within 14 days."]);
    search.close();
    const older = new DatabaseSync(file);
    older.exec("drop index passage_by_digest; alter table passage drop column digest");
    older.close();
    search = openSqliteSearch({ file, dimension });
    expect(await keyword("refund")).toHaveLength(1);
    expect(await search.vectors({ chatbotId: "bot_shop", digests: ["d1"] })).toEqual(new Map());
    const key = document("doc_b");
    const [passage] = passagesOf(key, ["A gift card"]);
    await search.replace(key, [{ ...passage!, digest: "d1" }]);
    expect((await search.vectors({ chatbotId: "bot_shop", digests: ["d1"] })).size).toBe(1);
  });

  it("sees what another process has written to the file", async () => {
    expect(await keyword("refund")).toEqual([]);
    const other = openSqliteSearch({ file, dimension });
    await other.replace(document("doc_b"), passagesOf(document("doc_b"), ["A refund"]));
    other.close();
    expect(textsOf(await keyword("refund"))).toEqual(["A refund"]);
  });

  it("keeps what was acknowledged, and only whole documents, through a kill", async () => {
    await replace(["Refunds are paid within 14 days."]);
    const acknowledged = await killedWhileReplacing(file);
    for (const documentId of ["doc_0", "doc_1", "doc_2"]) {
      const found = await search.keyword({ chatbotId: "bot_killed", text: documentId, limit: 500 });
      expect([0, 200]).toContain(found.length);
      if (acknowledged.includes(documentId)) expect(found).toHaveLength(200);
    }
    expect(acknowledged).not.toEqual([]);
  });

  it("finds the exact nearest passage among many", async () => {
    const texts = Array.from(
      { length: 1500 },
      (_, at) => `Article ${at} is about topic${at % 97} and item${at}`,
    );
    await replace(texts);
    const vector = embedHashed(texts[733]!);
    const [best] = await search.nearest({ chatbotId: "bot_shop", vector, limit: 5 });
    expect(best?.passage.text).toBe(texts[733]);
  });
});
