import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { copyAsOutdated } from "#infra/local/ports/sqlite/copy-as-outdated.ts";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import {
  digestOf,
  embeddedPassages,
  formerEmbedding,
  presentEmbeddings,
  vectorOf,
} from "#test/platform/search/embedder.ts";
import { document, gifts, refunds, textsOf } from "#test/platform/search/passages.ts";

const former = formerEmbedding;
const chatbotId = "bot_shop";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "search-"));
  const search = openSqliteSearch({ file: join(folder, "former.db"), dimension: former.dimension });
  await search.replace(document("doc_a"), embeddedPassages(former, document("doc_a"), [refunds]));
  await search.replace(document("doc_b"), embeddedPassages(former, document("doc_b"), [gifts]));
  search.close();
});
afterEach(() => rm(folder, { recursive: true }));

const open = (dimension: number) => {
  const file = join(folder, "present.db");
  copyAsOutdated(join(folder, "former.db"), file, dimension);
  return openSqliteSearch({ file, dimension });
};

it.each(presentEmbeddings)(
  "for an embedding of another %s, words find the copied documents, and vectors each chatbot whose documents are all indexed again",
  async (_, present) => {
    const search = open(present.dimension);
    const nearest = async () =>
      textsOf(await search.nearest({ chatbotId, vector: vectorOf(present, refunds), limit: 5 }));
    const again = (id: string, text: string) =>
      search.replace(document(id), embeddedPassages(present, document(id), [text]));
    expect(textsOf(await search.keyword({ chatbotId, text: "refunds", limit: 5 }))).toContain(refunds);
    expect(await nearest()).toEqual([]);
    await again("doc_a", refunds);
    expect(await nearest()).toEqual([]);
    await again("doc_b", gifts);
    expect(await nearest()).toEqual([refunds, gifts]);
    search.close();
  },
);

it("of a copied document no vector is used again, and one that cannot be indexed again leaves", async () => {
  const [, present] = presentEmbeddings[0]!;
  const search = open(present.dimension);
  const vector = vectorOf(present, refunds);
  expect(await search.similarity({ chatbotId, vector, ids: ["doc_a:0"] })).toEqual(new Map());
  const digests = [digestOf(former, refunds)];
  expect(await search.vectors({ chatbotId, digests })).toEqual(new Map());
  expect(await search.holds(document("doc_a"))).toBe(false);
  search.close();
});
