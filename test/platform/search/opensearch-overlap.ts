import type { Client } from "@opensearch-project/opensearch";
import { beforeEach, describe, expect, it } from "vitest";
import type { Search } from "#platform/search/port.ts";
import { beforeCall } from "../../opensearch/intercept.ts";
import { embedderOf, vectorOf } from "./embedder.ts";
import { preparePlace } from "./opensearch-place.ts";
import { document } from "./passages.ts";

const former = { name: "former-embedding", dimension: 64 };
const present = { name: "present-embedding", dimension: 32 };
const embed = embedderOf(present);

/** Processes of the former deployment that still run beside those of the next one. */
export const itOverlaps = (client: () => Client): void => {
  describe("a deployment that overlaps with the former one", () => {
    const { open, put, keyword, nearest, stored, made } = preparePlace(client);
    let old: Search;
    const renewAll = async (search: Search) => {
      for await (const key of search.outdated()) await search.reindex(key, embed);
    };

    beforeEach(async () => {
      old = await open(former);
    });

    it("loses nothing that is put, by processes of either deployment, while it changes over", async () => {
      const texts = Array.from({ length: 12 }, (_, at) => `refund ${at}`);
      for (const [at, text] of texts.slice(0, 4).entries()) await put(old, former, `doc_${at}`, [text]);
      const search = await open(present);
      const taken: string[] = [];
      const refused: string[] = [];
      const outcomes = texts.slice(4).map((text, at) => {
        const isNew = at % 2 === 0;
        return put(isNew ? search : old, isNew ? present : former, `doc_${at + 4}`, [text]).then(
          () => taken.push(text),
          () => refused.push(text),
        );
      });
      await Promise.all([renewAll(search), ...outcomes]);
      await renewAll(search);
      expect(await made()).toEqual(["present"]);
      expect(await nearest(search, present)).toEqual([...texts.slice(0, 4), ...taken].sort());
      expect(await keyword(search)).toEqual([...texts.slice(0, 4), ...taken].sort());
    });

    it("has what a former process put at the very last moment, by words and by meaning", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      const late = beforeCall(client(), "indices.addBlock", () => put(old, former, "doc_b", ["late refund"]));
      const search = await open(present, late);
      await search.reindex(document("doc_a"), embed);
      expect(await made()).toEqual(["present"]);
      expect(await keyword(search)).toEqual(["first refund", "late refund"]);
      expect(await nearest(search, present)).toEqual(["first refund", "late refund"]);
      expect(await Array.fromAsync(search.outdated())).toEqual([]);
    });

    it("does not bring back what a former process removed after it was renewed, nor leaves its text", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      await put(old, former, "doc_b", ["second refund"]);
      const search = await open(present);
      await search.reindex(document("doc_a"), embed);
      await old.remove(document("doc_a"));
      await search.reindex(document("doc_b"), embed);
      expect(await keyword(search)).toEqual(["second refund"]);
      expect(await search.holds(document("doc_a"))).toBe(false);
      expect(await stored()).toBe(0);
    });

    it("does not bring back, by a renewal that lags behind, what was removed since it changed over", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      await put(old, former, "doc_b", ["second refund"]);
      const lagging = await open(present);
      await lagging.reindex(document("doc_a"), async (passages) => {
        const search = await open(present);
        await renewAll(search);
        await search.remove(document("doc_a"));
        return embed(passages);
      });
      expect(await made()).toEqual(["present"]);
      expect(await keyword(lagging)).toEqual(["second refund"]);
      expect(await lagging.holds(document("doc_a"))).toBe(false);
    });

    it("refuses a former process's documents once it has changed over, but not its removals", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      await put(old, former, "doc_b", ["second refund"]);
      await renewAll(await open(present));
      await expect(put(old, former, "doc_c", ["third refund"])).rejects.toThrow(/of a later deployment/);
      await old.remove(document("doc_b"));
      expect(await made()).toEqual(["present"]);
      expect(await keyword(await open(present))).toEqual(["first refund"]);
    });

    it("answers a former process's questions by words, and never compares its vectors", async () => {
      const sameLength = { ...present, dimension: former.dimension };
      await put(old, former, "doc_a", ["first refund"]);
      expect(await nearest(old, former)).toEqual(["first refund"]);
      const search = await open(sameLength);
      await search.reindex(document("doc_a"), embedderOf(sameLength));
      expect(await keyword(old)).toEqual(["first refund"]);
      expect(await nearest(old, former)).toEqual([]);
      const asked = { chatbotId: "bot_shop", vector: vectorOf(former, "refund"), ids: ["doc_a:0"] };
      expect(await old.similarity(asked)).toEqual(new Map());
    });
  });
};
