import { expect, it } from "vitest";
import { embedHashed } from "#platform/models/hashed-embeddings.ts";
import type { Search } from "#platform/search/port.ts";
import { itTakesAnyQuestion } from "./contract-questions.ts";
import { document, passagesOf, refunds, shipping, textsOf } from "./passages.ts";

/**
 * The contract of every search adapter; `search` returns an empty one. Adapters with quantised vectors name the number of
 * correct digits of similarities.
 */
export const itSearches = (search: () => Search, { similarityDigits = 5 } = {}): void => {
  const put = (documentId: string, texts: string[], chatbotId?: string, titles?: string[]) => {
    const key = document(documentId, chatbotId);
    return search().replace(key, passagesOf(key, texts, titles));
  };
  const keyword = (text: string, limit = 10, chatbotId = "bot_shop") =>
    search().keyword({ chatbotId, text, limit });
  const nearest = (text: string, limit = 10, chatbotId = "bot_shop") =>
    search().nearest({ chatbotId, vector: embedHashed(text), limit });

  it("finds a passage by its words as soon as it is put, with all that was stored of it", async () => {
    const { vector: _, ...stored } = passagesOf(document("doc_a"), [refunds], ["Returns"])[0]!;
    await put("doc_a", [refunds, shipping], "bot_shop", ["Returns"]);
    const [best] = await keyword("When is a refund paid?");
    expect(best?.passage).toEqual(stored);
  });

  it("finds the nearest passages first, with their cosine similarity", async () => {
    await put("doc_a", [refunds, shipping]);
    const [best, other] = await nearest(shipping);
    expect(best?.passage.text).toBe(shipping);
    expect(best?.score).toBeCloseTo(1, 2);
    expect(other?.score).toBeLessThan(0.9);
  });

  it("says how similar passages are to a vector by chance, of up to as many as asked, and how many there are", async () => {
    const texts = Array.from({ length: 50 }, (_, at) => `${shipping} Rule ${at}.`);
    await put("doc_a", texts);
    await put("doc_b", [refunds]);
    await put("doc_c", [refunds], "bot_other");
    const vector = embedHashed(refunds);
    const background = (limit: number, chatbotId = "bot_shop") =>
      search().background({ chatbotId, vector, limit });
    const some = await background(20);
    expect(some.passages).toBe(51);
    expect(some.similarities).toHaveLength(20);
    const all = await background(100);
    const sorted = all.similarities.toSorted((one, other) => other - one);
    expect(sorted).toHaveLength(51);
    expect(sorted[0]).toBeCloseTo(1, 2);
    expect(sorted[1]).toBeLessThan(0.9);
    await search().remove(document("doc_a"));
    expect(await background(100)).toMatchObject({ passages: 1 });
    expect(await background(100, "bot_empty")).toEqual({ similarities: [], passages: 0 });
  });

  it("keeps the place that a passage starts on, and the address of its web page", async () => {
    const key = document("doc_a");
    const placed = passagesOf(key, [refunds]).map((passage) => ({
      ...passage,
      place: "Page 4",
      url: "https://shop.example/refunds",
    }));
    await search().replace(key, placed);
    expect((await keyword("refunds"))[0]?.passage).toMatchObject({
      place: "Page 4",
      url: "https://shop.example/refunds",
    });
  });

  it("never shows another chatbot's passages", async () => {
    await put("doc_a", [refunds], "bot_shop");
    await put("doc_b", [refunds], "bot_other");
    expect((await keyword("refunds")).map(({ passage }) => passage.chatbotId)).toEqual(["bot_shop"]);
    expect((await nearest(refunds)).map(({ passage }) => passage.chatbotId)).toEqual(["bot_shop"]);
    expect(await keyword("refunds", 10, "bot_empty")).toEqual([]);
    expect(await nearest(refunds, 10, "bot_empty")).toEqual([]);
  });

  it("finds everything of a small chatbot beside a large one", async () => {
    await put(
      "doc_large",
      Array.from({ length: 300 }, (_, at) => `${refunds} ${at}`),
      "bot_large",
    );
    await put("doc_small", [refunds, shipping]);
    expect(await nearest(refunds, 2)).toHaveLength(2);
    expect(textsOf(await keyword("refunds", 2))).toEqual([refunds]);
  });

  it("puts a document's new passages in place of all its former ones", async () => {
    await put("doc_a", [refunds, shipping]);
    await put("doc_b", ["Gift cards never expire."]);
    await put("doc_a", ["Returns are free."]);
    expect(await keyword("refunds shipping")).toEqual([]);
    expect(textsOf(await nearest(refunds)).sort()).toEqual(["Gift cards never expire.", "Returns are free."]);
  });

  it("holds nothing twice when the same document is put again", async () => {
    await put("doc_a", [refunds, shipping]);
    await put("doc_a", [refunds, shipping]);
    expect(textsOf(await keyword("refunds"))).toEqual([refunds]);
    expect(await nearest(refunds)).toHaveLength(2);
  });

  it("shows a question all old or all new passages while a document is replaced", async () => {
    const old = Array.from({ length: 60 }, (_, at) => `old refund ${at}`);
    const fresh = Array.from({ length: 50 }, (_, at) => `new refund ${at}`);
    await put("doc_a", old);
    let isReplaced = false;
    const replaced = put("doc_a", fresh).then(() => {
      isReplaced = true;
    });
    do {
      await new Promise(setImmediate);
      const seen = textsOf(await keyword("refund", 200));
      expect(seen.sort()).toEqual((seen[0]?.startsWith("old") ? old : fresh).toSorted());
    } while (!isReplaced);
    await replaced;
    expect(await keyword("new", 200)).toHaveLength(50);
  });

  it("has one of two replacements whole when both come at once", async () => {
    const versions = ["first", "second"].map((name) =>
      Array.from({ length: 40 }, (_, at) => `${name} refund ${at}`),
    );
    for (let round = 0; round < 5; round++) {
      await Promise.all(versions.map((texts) => put("doc_a", texts)));
      const seen = textsOf(await keyword("refund", 200)).sort();
      expect(versions.map((texts) => texts.toSorted())).toContainEqual(seen);
    }
  });

  it("gives the vectors of what the chatbot had embedded before, by digest", async () => {
    const [key, other] = [document("doc_a"), document("doc_b", "bot_other")];
    const digested = (of: typeof key, digest: string) =>
      passagesOf(of, [refunds]).map((passage) => ({ ...passage, digest }));
    await search().replace(key, digested(key, "d1"));
    await search().replace(other, digested(other, "d2"));
    const found = await search().vectors({ chatbotId: "bot_shop", digests: ["d1", "d2", "d3"] });
    expect([...found]).toEqual([["d1", embedHashed(refunds)]]);
  });

  it("has no vectors of a chatbot without documents", async () => {
    expect(await search().vectors({ chatbotId: "bot_empty", digests: ["d1"] })).toEqual(new Map());
  });

  it("finds nothing of a removed document", async () => {
    await put("doc_a", [refunds]);
    await put("doc_b", [shipping]);
    await search().remove(document("doc_a"));
    expect(await keyword("refunds")).toEqual([]);
    expect(textsOf(await nearest(refunds))).toEqual([shipping]);
  });

  it("holds a document from when it is put until it is removed, each in its own chatbot", async () => {
    await put("doc_a", [refunds]);
    const held = (key = document("doc_a")) => search().holds(key);
    expect([await held(), await held(document("doc_a", "bot_other")), await held(document("doc_b"))]).toEqual(
      [true, false, false],
    );
    await search().remove(document("doc_a"));
    expect(await held()).toBe(false);
  });

  it("removes a document that it does not know without complaint", async () => {
    await expect(search().remove(document("doc_unknown"))).resolves.toBeUndefined();
  });

  it("takes a document without passages as one with nothing to find", async () => {
    await put("doc_a", [refunds]);
    await put("doc_a", []);
    expect(await keyword("refunds")).toEqual([]);
  });

  it("gives no more than the limit, and nothing for a limit of nought", async () => {
    await put("doc_a", [refunds, shipping, "Refunds again", "More refunds"]);
    expect(await keyword("refunds", 2)).toHaveLength(2);
    expect(await nearest(refunds, 3)).toHaveLength(3);
    expect(await keyword("refunds", 0)).toEqual([]);
    expect(await nearest(refunds, 0)).toEqual([]);
  });

  itTakesAnyQuestion(search);

  it("gives the similarity of the passages named, and leaves out unknown and foreign ones", async () => {
    await put("doc_a", [refunds, shipping]);
    await put("doc_b", [refunds], "bot_other");
    const ids = ["doc_a:0", "doc_a:1", "doc_b:0", "doc_x:0"];
    const found = await search().similarity({ chatbotId: "bot_shop", vector: embedHashed(refunds), ids });
    expect([...found.keys()].sort()).toEqual(["doc_a:0", "doc_a:1"]);
    expect(found.get("doc_a:0")).toBeCloseTo(1, similarityDigits);
  });
};
