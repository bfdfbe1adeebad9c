import { beforeAll, describe, expect, it } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { retrieve } from "#lambdas/chat/retrieval/retrieve.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { embedHashed } from "#platform/models/hashed-embeddings.ts";
import { port, provide } from "#platform/ports.ts";
import type { IndexedPassage } from "#platform/search/port.ts";

const chatbotId = "bot_1";

beforeAll(async () => {
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  provide({ models, search: openSqliteSearch({ file: ":memory:", dimension: models.embedding.dimension }) });
});

const holds = async (documentId: string, texts: string[]): Promise<void> =>
  (await port("search")).replace({ chatbotId, documentId }, passagesOf(documentId, texts));

const passagesOf = (documentId: string, texts: string[]): IndexedPassage[] =>
  texts.map((text, ordinal) => ({
    id: `${documentId}:${ordinal}`,
    chatbotId,
    documentId,
    ordinal,
    text,
    filename: `${documentId}.txt`,
    titlePath: [],
    start: ordinal * 1000,
    end: ordinal * 1000 + text.length,
    vector: embedHashed(text),
    digest: `${documentId}${ordinal}`.padEnd(64, "0"),
  }));

describe("what is found for a question", () => {
  it("has passages that follow one another in one piece", async () => {
    await holds("loans", [
      "A book may be kept for four weeks.",
      "A film may be kept for one week.",
      "The café sells tea.",
    ]);
    const { found } = await retrieve(chatbotId, "How long may a book or a film be kept?");
    expect(found[0]?.passage.text).toBe(
      "A book may be kept for four weeks.\n\nA film may be kept for one week.",
    );
    expect(found[0]?.passage).toMatchObject({ start: 0, end: 1032 });
  });

  it("says each thing once, however many copies there are", async () => {
    const terms =
      "Lockers are opened with a coin of one euro, which comes back when the locker is closed again.";
    await holds("first", [terms]);
    await holds("copy", [`${terms} `]);
    await holds("other", [terms.replace("one euro", "2 euros")]);
    const { found } = await retrieve(chatbotId, "Which coin opens the lockers?");
    expect(found.map(({ passage }) => passage.text.includes("2 euros"))).toHaveLength(2);
  });

  it.each([
    "Who won the football world cup in 1998?",
    "¿Quién ganó el mundial de fútbol de 1998?",
    "Кто выиграл чемпионат мира по футболу в 1998 году?",
    "谁赢得了1998年世界杯？",
  ])("is nothing where the documents are silent: %s", async (question) => {
    const { found, ranking } = await retrieve(chatbotId, question);
    expect(found).toEqual([]);
    expect(ranking.answerability).toBeLessThan(0.1);
  });

  it("finds other forms of a word in the language of the document", async () => {
    await holds("german", ["Die Gebühren für verlorene Bücher betragen zwölf Euro."]);
    const { found } = await retrieve(chatbotId, "Welche Gebühr fällt für ein verlorenes Buch an?");
    expect(found[0]?.passage.documentId).toBe("german");
  });
});

it("passages that only a language model's embeddings find are related, however far their cosine is from a sure one", async () => {
  const search = openSqliteSearch({ file: ":memory:", dimension: 2 });
  const builtin = await port("models");
  const embedding = { name: "two", dimension: 2 };
  provide({ search, models: { ...builtin, embedding, embed: async () => [Float32Array.of(0.3, 0.954)] } });
  const [passage] = passagesOf("parking", ["Autos parken hinter dem Haus."]);
  await search.replace({ chatbotId, documentId: "parking" }, [
    { ...passage!, vector: Float32Array.of(1, 0) },
  ]);
  const { found, related } = await retrieve(chatbotId, "停车场在哪里？");
  expect(found).toEqual([]);
  expect(related.map(({ passage }) => passage.text)).toEqual(["Autos parken hinter dem Haus."]);
});
