import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { embedPassages, putPassages } from "#lambdas/ingest/index/index-document.ts";
import { handler } from "#lambdas/ingest/reindex/handler.ts";
import type { Models } from "#platform/models/port.ts";
import { provide } from "#platform/ports.ts";
import { openOpenSearch } from "#platform/search/opensearch.ts";
import type { Search } from "#platform/search/port.ts";
import { describeOnOpenSearch, indexesOf } from "../../opensearch/suite.ts";
import { vectorOf } from "../../platform/search/embedder.ts";
import { textsOf } from "../../platform/search/passages.ts";
import { until } from "../../until.ts";
import { context, type IngestQueue, modelsOf, startQueue } from "./setup.ts";

const former = { name: "former-embedding", dimension: 64 };
const present = { name: "present-embedding", dimension: 32 };
const texts = Array.from({ length: 30 }, (_, at) => `Refund rule ${at} holds for shelf ${at}.`);
const chatbotId = "bot_shop";

describeOnOpenSearch("moving a chatbot to another embedding model", (client) => {
  let queue: IngestQueue;
  let alias: string;
  let count = 0;

  beforeAll(async () => {
    queue = await startQueue();
  });
  afterAll(() => queue?.stop());

  const deploy = async (embedding: typeof former, embed?: Models["embed"]): Promise<Search> => {
    const search = await openOpenSearch({ client: client(), index: alias, ...embedding });
    provide({ models: await modelsOf(embedding, embed), search });
    return search;
  };
  const byWords = async (search: Search) =>
    textsOf(await search.keyword({ chatbotId, text: "refund", limit: 100 })).sort();
  const byMeaning = async (search: Search) => {
    const vector = vectorOf(present, "refund rule");
    return textsOf(await search.nearest({ chatbotId, vector, limit: 100 })).sort();
  };

  beforeEach(async () => {
    alias = `reindex${count++}`;
    await deploy(former);
    await Promise.all(texts.map((text, at) => store(documentOf(at), [chunkOf(text)])));
  });

  it("is done from what was stored while questions find all that they found, and leaves one index", async () => {
    const embed = vi.fn<Models["embed"]>(async (given) => given.map((text) => vectorOf(present, text)));
    const search = await deploy(present, embed);
    const expected = texts.toSorted();
    expect([await byWords(search), await byMeaning(search)]).toEqual([expected, []]);
    expect(await handler({}, context)).toEqual({ reindexing: 30 });
    queue.work();
    let asked = 0;
    while (!queue.isWorkedOff()) {
      expect(await byWords(search)).toEqual(expected);
      expect([0, 30]).toContain((await byMeaning(search)).length);
      asked++;
    }
    expect(asked).toBeGreaterThan(5);
    expect(queue.deadLetters()).toEqual([]);
    expect([await byWords(search), await byMeaning(search)]).toEqual([expected, expected]);
    const embedded = embed.mock.calls.flatMap(([given]) => given).sort();
    expect(embedded).toEqual(texts.map((text) => `Rules\n${text}`).sort());
    const { live, all } = await indexesOf(client(), alias);
    expect([live, all]).toEqual([all, [expect.stringContaining("present-embedding")]]);
    expect(await handler({}, context)).toEqual({ reindexing: 0 });
  });

  it("tries a document again whose embedding failed, and buries it where it fails for good", async () => {
    const failures = new Map<string, number>();
    await deploy(present, async (given) => {
      const [text = ""] = given;
      const failed = failures.get(text) ?? 0;
      if (text.endsWith(texts[4]!) || (text.endsWith(texts[7]!) && failed === 0)) {
        failures.set(text, failed + 1);
        throw new Error("no model");
      }
      return given.map((one) => vectorOf(present, one));
    });
    await handler({}, context);
    queue.work();
    const [dead] = await until(async () => {
      const letters = queue.deadLetters();
      return letters.length > 0 && queue.isWorkedOff() ? letters : undefined;
    });
    expect(JSON.parse(dead!.body)).toEqual({ reindex: { chatbotId, documentId: "doc_4" } });
    expect([...failures.values()].sort()).toEqual([1, 4]);
    const search = await deploy(present);
    expect([await byWords(search), await byMeaning(search)]).toEqual([texts.toSorted(), []]);
    expect(queue.redrive()).toBe(1);
    const found = await until(async () => {
      const passages = await byMeaning(search);
      return passages.length > 0 ? passages : undefined;
    });
    expect(found).toEqual(texts.toSorted());
  });
});

const store = async (document: ReturnType<typeof documentOf>, chunks: ReturnType<typeof chunkOf>[]) =>
  putPassages(document, await embedPassages(document, chunks));

const chunkOf = (text: string) => ({ text, titlePath: ["Rules"], ordinal: 0, start: 0, end: text.length });

const documentOf = (at: number) => ({
  id: `doc_${at}`,
  rag_system_id: chatbotId,
  user_id: "ann",
  filename: `rules-${at}.txt`,
  content_type: "text/plain",
  file_size: 100,
  processing_status: "processing" as const,
  chunk_count: 1,
  created_at: "2026-01-01T00:00:00.000Z",
});
