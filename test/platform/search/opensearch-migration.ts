import type { Client } from "@opensearch-project/opensearch";
import { beforeEach, describe, expect, it } from "vitest";
import type { Search } from "#platform/search/port.ts";
import { beforeCall } from "../../opensearch/intercept.ts";
import { embedderOf } from "./embedder.ts";
import { preparePlace } from "./opensearch-place.ts";
import { document } from "./passages.ts";

const former = { name: "former-embedding", dimension: 64 };
const present = { name: "present-embedding", dimension: 32 };
const embed = embedderOf(present);

/** Migration of documents from one index to another, also when it is interrupted. */
export const itMovesIndexes = (client: () => Client): void => {
  describe("moving to another index", () => {
    const { open, put, keyword, nearest, stored, made, indexes } = preparePlace(client);
    let old: Search;
    const _renewAll = async (search: Search) => {
      for await (const key of search.outdated()) await search.reindex(key, embed);
    };

    beforeEach(async () => {
      old = await open(former);
    });

    it("leaves one index behind the alias when every document is renewed", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      await put(old, former, "doc_b", ["second refund"]);
      const search = await open(present);
      await search.reindex(document("doc_a"), embed);
      expect(await made()).toEqual(["former", "present"]);
      await search.reindex(document("doc_b"), embed);
      const { live, all } = await indexes();
      expect([live, await made()]).toEqual([all, ["present"]]);
    });

    it("changes over when the last two documents are renewed at once", async () => {
      for (const documentId of ["doc_a", "doc_b"])
        await put(old, former, documentId, [`${documentId} refund`]);
      const searches = await Promise.all([open(present), open(present)]);
      await Promise.all(searches.map((one, at) => one.reindex(document(at ? "doc_a" : "doc_b"), embed)));
      expect(await made()).toEqual(["present"]);
      expect(await nearest(searches[0]!, present)).toEqual(["doc_a refund", "doc_b refund"]);
    });

    it("changes over with the first document where the former index holds none", async () => {
      await put(old, former, "doc_a", ["old refund"]);
      await old.remove(document("doc_a"));
      await put(await open(present), present, "doc_b", ["new refund"]);
      expect(await made()).toEqual(["present"]);
      expect(await nearest(await open(present), present)).toEqual(["new refund"]);
    });

    it("is ended by whoever writes next where it broke off in the last step", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      const dying = beforeCall(client(), "indices.updateAliases", ({ asked }) => {
        if (JSON.stringify(asked).includes("remove_index")) throw new Error("killed");
      });
      await expect((await open(present, dying)).reindex(document("doc_a"), embed)).rejects.toThrow("killed");
      expect(await made()).toEqual(["former", "present"]);
      const search = await open(present);
      expect(await keyword(search)).toEqual(["first refund"]);
      await put(search, present, "doc_b", ["second refund"]);
      expect(await made()).toEqual(["present"]);
      expect(await nearest(search, present)).toEqual(["first refund", "second refund"]);
    });

    it("goes back to the former embeddings without loss, and renews what was put for the others only", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      await put(old, former, "doc_b", ["second refund"]);
      const search = await open(present);
      await put(search, present, "doc_b", ["changed refund"]);
      const back = await open(former);
      expect(await keyword(back)).toEqual(["changed refund", "first refund"]);
      expect(await nearest(back, former)).toEqual(["first refund"]);
      expect(await Array.fromAsync(back.outdated())).toEqual([document("doc_b")]);
      await back.reindex(document("doc_b"), embedderOf(former));
      expect(await nearest(back, former)).toEqual(["changed refund", "first refund"]);
      expect(await Array.fromAsync(back.outdated())).toEqual([]);
    });

    it("renews a document of many passages whole and in order", async () => {
      const texts = Array.from({ length: 450 }, (_, at) => `refund passage ${at}`);
      await put(old, former, "doc_a", texts);
      const search = await open(present);
      const asked: string[] = [];
      await search.reindex(document("doc_a"), (passages) => {
        asked.push(...passages.map(({ text }) => text));
        return embed(passages);
      });
      expect(asked).toEqual(texts);
      expect(await stored()).toBe(450);
    });

    it("makes its index anew, and no other, where that was deleted under a running process", async () => {
      await put(old, former, "doc_a", ["first refund"]);
      await client().indices.delete({ index: (await indexes()).all });
      expect(await keyword(old)).toEqual([]);
      await put(old, former, "doc_b", ["second refund"]);
      expect(await nearest(old, former)).toEqual(["second refund"]);
      expect((await indexes()).live).toHaveLength(1);
    });
  });
};
