import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { type Embedding, vectorsOf } from "#lambdas/ingest/index/vectors.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { embedHashed } from "#platform/models/hashed-embeddings.ts";
import type { Models } from "#platform/models/port.ts";
import { provide } from "#platform/ports.ts";
import { AppError } from "#shared/errors.ts";
import { document, passagesOf } from "../../platform/search/passages.ts";

const many = Array.from({ length: 1000 }, (_, at) => `Rule ${at}`);

describe("embedding a document's passages", () => {
  const search = openSqliteSearch({ file: ":memory:", dimension: 384 });
  const embed = vi.fn<Models["embed"]>(async (texts) => texts.map(embedHashed));
  const embedded = () => embed.mock.calls.flatMap(([texts]) => texts);
  const vectors = (texts: string[], more?: Embedding) => vectorsOf(["bot_shop"], texts, more);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "Date"] });
    embed.mockReset().mockImplementation(async (texts) => texts.map(embedHashed));
    const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
    provide({ models: { ...models, embed }, search });
  });
  afterEach(() => vi.useRealTimers());

  it("gives each text its own vector, and embeds the same text once", async () => {
    const found = await vectors(["a refund", "a return", "a refund"]);
    expect(found.map(({ vector }) => vector)).toEqual(["a refund", "a return", "a refund"].map(embedHashed));
    expect(embedded()).toEqual(["a refund", "a return"]);
  });

  it("embeds nothing that the chatbot has had embedded before", async () => {
    const texts = ["a gift card", "a voucher"];
    const found = await vectors(texts);
    const key = document("doc_a");
    const passages = passagesOf(key, texts).map((passage, at) => ({ ...passage, ...found[at]! }));
    await search.replace(key, passages);
    embed.mockClear();
    expect((await vectors([...texts, "a coupon"])).slice(0, 2)).toEqual(found);
    expect(embedded()).toEqual(["a coupon"]);
  });

  it("embeds nothing of a copy that the chatbot of the original has had embedded", async () => {
    const [of, text] = [document("doc_a", "bot_original"), "a deposit"];
    const found = await vectorsOf([of.chatbotId], [text]);
    await search.replace(of, [{ ...passagesOf(of, [text])[0]!, ...found[0]! }]);
    embed.mockClear();
    expect(await vectorsOf(["bot_copy", of.chatbotId], [text])).toEqual(found);
    expect(embedded()).toEqual([]);
  });

  it("asks for at most four batches at a time, whichever documents they are of", async () => {
    let [running, most] = [0, 0];
    embed.mockImplementation(async (texts) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return texts.map(embedHashed);
    });
    const both = Promise.all([vectors(many), vectors(many.map((text) => `${text}!`))]);
    await vi.runAllTimersAsync();
    expect((await both).map((found) => found.length)).toEqual([1000, 1000]);
    expect(most).toBe(4);
  });

  it("tells how much is done, up to all of it", async () => {
    const told: [number, number][] = [];
    await vectors(many, { onEmbedded: (done, total) => told.push([done, total]) });
    expect([told[0], told.at(-1)]).toEqual([
      [0, 1000],
      [1000, 1000],
    ]);
    expect(told).toHaveLength(17);
  });

  it("leaves it to the model to try again, for as long as there is time", async () => {
    const until = Date.now() + 60_000;
    await vectors(["a refund slip"], { until });
    expect(embed).toHaveBeenCalledWith(["a refund slip"], "passage", { until });
  });

  it("fails where the model gave up", async () => {
    embed.mockRejectedValue(new AppError("rate_limited", "Busy."));
    await expect(vectors(["a refund slip"])).rejects.toMatchObject({ code: "rate_limited" });
    expect(embed).toHaveBeenCalledOnce();
  });
});
