import { describe, expect, it } from "vitest";
import type { DocumentKey, Passage, Search } from "#platform/search/port.ts";
import {
  digestOf,
  type Embedding,
  embeddedPassages,
  embedderOf,
  formerEmbedding,
  presentEmbeddings,
  vectorOf,
} from "./embedder.ts";
import { document, gifts, refunds, shipping, textsOf } from "./passages.ts";

/** Moving documents to another embedding model; within a test `open` opens the same place, empty at its start. */
export const itRenews = (open: (embedding: Embedding) => Promise<Search>): void => {
  describe.each(presentEmbeddings)("moved to an embedding of another %s", (_, present) => {
    const put = async (embedding: Embedding, documentId: string, texts: string[], chatbotId?: string) => {
      const key = document(documentId, chatbotId);
      const search = await open(embedding);
      await search.replace(key, embeddedPassages(embedding, key, texts, ["Help"]));
    };
    const moved = async () => {
      await put(formerEmbedding, "doc_a", [refunds, shipping]);
      await put(formerEmbedding, "doc_b", [gifts]);
      return open(present);
    };
    const embed = embedderOf(present);
    const keyword = async (search: Search, text = "refunds shipping", chatbotId = "bot_shop") =>
      textsOf(await search.keyword({ chatbotId, text, limit: 50 })).sort();
    const nearest = async (search: Search, text = refunds, chatbotId = "bot_shop") =>
      textsOf(await search.nearest({ chatbotId, vector: vectorOf(present, text), limit: 50 }));
    const outdated = async (search: Search): Promise<DocumentKey[]> =>
      (await Array.fromAsync(search.outdated())).toSorted((one, other) =>
        one.documentId.localeCompare(other.documentId),
      );
    const renewAll = async (search: Search) => {
      for (const key of await outdated(search)) await search.renew(key, embed);
    };

    it("has nothing outdated where documents were indexed for the present one", async () => {
      await put(present, "doc_a", [refunds]);
      expect(await outdated(await open(present))).toEqual([]);
    });

    it("has nothing outdated where there is nothing", async () => {
      expect(await outdated(await open(present))).toEqual([]);
    });

    it("finds by words what it found before, and compares no vectors of different models", async () => {
      const search = await moved();
      const vector = vectorOf(present, refunds);
      expect(await keyword(search)).toEqual([gifts, refunds, shipping].sort());
      expect(await nearest(search)).toEqual([]);
      expect(await search.similarity({ chatbotId: "bot_shop", vector, ids: ["doc_a:0"] })).toEqual(new Map());
      const digests = [digestOf(formerEmbedding, refunds), digestOf(present, refunds)];
      expect(await search.vectors({ chatbotId: "bot_shop", digests })).toEqual(new Map());
      expect(await search.holds(document("doc_a"))).toBe(true);
    });

    it("names each outdated document of every chatbot once", async () => {
      await put(formerEmbedding, "doc_c", [gifts], "bot_other");
      const search = await moved();
      const found = await outdated(search);
      expect(found).toEqual([document("doc_a"), document("doc_b"), document("doc_c", "bot_other")]);
    });

    it("finds by meaning again, with all that was stored, once every document is renewed", async () => {
      const search = await moved();
      const before = await search.keyword({ chatbotId: "bot_shop", text: "Norway", limit: 1 });
      await renewAll(search);
      expect(await outdated(search)).toEqual([]);
      const [best] = await search.nearest({
        chatbotId: "bot_shop",
        vector: vectorOf(present, shipping),
        limit: 1,
      });
      expect(best?.passage).toEqual(before[0]?.passage);
      expect(best?.score).toBeCloseTo(1, 2);
      expect(await nearest(search)).toHaveLength(3);
      expect(await keyword(search)).toHaveLength(3);
    });

    it("knows similarity and vectors of what was renewed", async () => {
      const search = await moved();
      await renewAll(search);
      const vector = vectorOf(present, refunds);
      const similar = await search.similarity({ chatbotId: "bot_shop", vector, ids: ["doc_a:0"] });
      expect(similar.get("doc_a:0")).toBeCloseTo(1, 2);
      const digest = digestOf(present, refunds);
      const vectors = await search.vectors({ chatbotId: "bot_shop", digests: [digest] });
      expect([...vectors]).toEqual([[digest, vector]]);
    });

    it("has the passages embedded as they were stored, in their order", async () => {
      const search = await moved();
      const asked: Passage[] = [];
      await search.renew(document("doc_a"), async (passages) => {
        asked.push(...passages);
        return embed(passages);
      });
      const stored = embeddedPassages(formerEmbedding, document("doc_a"), [refunds, shipping], ["Help"]);
      expect(asked).toEqual(stored.map(({ vector: _vector, digest: _digest, ...passage }) => passage));
    });

    it("never gives an outdated document by meaning while others are renewed", async () => {
      const search = await moved();
      await search.renew(document("doc_a"), embed);
      expect(await nearest(search, gifts)).not.toContain(gifts);
      expect(await keyword(search)).toHaveLength(3);
      expect(await outdated(search)).toEqual([document("doc_b")]);
    });

    it("changes nothing when a document is renewed twice", async () => {
      const search = await moved();
      await search.renew(document("doc_a"), embed);
      await search.renew(document("doc_a"), embed);
      await search.renew(document("doc_b"), embed);
      await search.renew(document("doc_b"), embed);
      expect((await nearest(search)).sort()).toEqual([gifts, refunds, shipping].sort());
      expect(await keyword(search)).toEqual([gifts, refunds, shipping].sort());
    });

    it("counts what is put and removed meanwhile at once, and does not renew it", async () => {
      const search = await moved();
      await put(present, "doc_a", ["New refunds take a week."]);
      await search.remove(document("doc_b"));
      expect(await keyword(search)).toEqual(["New refunds take a week."]);
      expect([await search.holds(document("doc_a")), await search.holds(document("doc_b"))]).toEqual([
        true,
        false,
      ]);
      expect(await outdated(search)).toEqual([]);
      await search.renew(document("doc_a"), embed);
      await search.renew(document("doc_b"), embed);
      expect(await keyword(search)).toEqual(["New refunds take a week."]);
      expect(await nearest(search)).toEqual(["New refunds take a week."]);
    });

    it("does not bring back what was replaced while it was embedded", async () => {
      const search = await moved();
      await search.renew(document("doc_a"), async (passages) => {
        await put(present, "doc_a", ["New refunds take a week."]);
        return embed(passages);
      });
      await renewAll(search);
      expect(await keyword(search)).toEqual([gifts, "New refunds take a week."].sort());
      expect((await nearest(search)).sort()).toEqual([gifts, "New refunds take a week."].sort());
    });

    it("does not bring back what was removed while it was embedded", async () => {
      const search = await moved();
      await search.renew(document("doc_a"), async (passages) => {
        await search.remove(document("doc_a"));
        return embed(passages);
      });
      await renewAll(search);
      expect(await keyword(search)).toEqual([gifts]);
      expect(await nearest(search)).toEqual([gifts]);
      expect(await search.holds(document("doc_a"))).toBe(false);
    });

    it("leaves a document as it was when embedding it fails", async () => {
      const search = await moved();
      const failed = search.renew(document("doc_a"), () => Promise.reject(new Error("no model")));
      await expect(failed).rejects.toThrow("no model");
      expect(await keyword(search)).toHaveLength(3);
      expect(await outdated(search)).toHaveLength(2);
    });

    it("is whole when all documents are renewed at once, and questions miss nothing meanwhile", async () => {
      const texts = Array.from({ length: 8 }, (_, at) => `Refunds of kind ${at} are paid on day ${at}.`);
      for (const [at, text] of texts.entries()) await put(formerEmbedding, `doc_${at}`, [text]);
      const [search, another] = [await open(present), await open(present)];
      const keys = await outdated(search);
      let isDone = false;
      const renewed = Promise.all(
        keys.map((key, at) => (at % 2 ? search : another).renew(key, embed)),
      ).finally(() => {
        isDone = true;
      });
      do {
        expect(await keyword(search, "refunds")).toEqual(texts);
        await new Promise(setImmediate);
      } while (!isDone);
      await renewed;
      expect(await outdated(another)).toEqual([]);
      expect((await nearest(another, "refunds")).sort()).toEqual(texts);
    });

    it("goes on with what is put after the move as with any other", async () => {
      const search = await moved();
      await renewAll(search);
      await put(present, "doc_c", ["Refunds for tickets"]);
      expect((await nearest(search, "Refunds for tickets"))[0]).toBe("Refunds for tickets");
      await search.remove(document("doc_a"));
      expect((await nearest(search)).sort()).toEqual([gifts, "Refunds for tickets"].sort());
    });
  });
};
