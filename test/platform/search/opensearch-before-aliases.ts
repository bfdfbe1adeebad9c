import type { Client } from "@opensearch-project/opensearch";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openOpenSearch } from "#platform/search/opensearch.ts";
import { indexesOf } from "../../opensearch/suite.ts";
import { type Embedding, embeddedPassages, embedderOf } from "./embedder.ts";
import { preparePlace } from "./opensearch-place.ts";
import { document } from "./passages.ts";

const former = { name: "former-embedding", dimension: 64 };
const present = { name: "present-embedding", dimension: 64 };

/** Upgrades of an installation from before aliases, whose index has the name that is an alias now. */
export const itTakesOver = (client: () => Client): void => {
  describe("an index of before aliases", () => {
    const { alias, open, put, keyword, nearest, stored, indexes } = preparePlace(client);

    beforeEach(() => fillOlder(client(), alias(), former));

    it("stays where it is as long as it fits, and takes what is new", async () => {
      const search = await open(former);
      expect([await keyword(search), await nearest(search, former)]).toEqual([
        ["old refund"],
        ["old refund"],
      ]);
      await put(search, former, "doc_b", ["another refund"]);
      await put(search, former, "doc_a", ["new refund"]);
      expect(await keyword(search)).toEqual(["another refund", "new refund"]);
      expect(await nearest(search, former)).toEqual(["another refund", "new refund"]);
      expect(await Array.fromAsync(search.outdated())).toEqual([]);
      expect((await indexes()).all).toEqual([alias()]);
      expect(await stored()).toBe(1);
    });

    it("has nothing left of a document that is removed from it", async () => {
      const search = await open(former);
      await search.remove(document("doc_a"));
      expect([await keyword(search), await search.holds(document("doc_a"))]).toEqual([[], false]);
    });

    it("gives its name to an index for other embeddings once all is renewed", async () => {
      await put(await open(former), former, "doc_b", ["another refund"]);
      const search = await open(present);
      expect([await keyword(search), await nearest(search, present)]).toEqual([
        ["another refund", "old refund"],
        [],
      ]);
      await search.reindex(document("doc_a"), embedderOf(present));
      await search.reindex(document("doc_b"), embedderOf(present));
      const { live, all } = await indexes();
      expect([live, all]).toEqual([all, [expect.stringContaining(`${alias()}-present-embedding`)]]);
      expect(await keyword(search)).toEqual(["another refund", "old refund"]);
      expect(await nearest(search, present)).toEqual(["another refund", "old refund"]);
      await put(search, present, "doc_a", ["new refund"]);
      expect(await nearest(search, present)).toEqual(["another refund", "new refund"]);
    });

    it("keeps its vectors, and is searched by them throughout, where only the analysis of text is another", async () => {
      const { body } = await client().indices.getMapping({ index: alias() });
      const meta = { ...body[alias()]?.mappings?._meta, analysis: 1 };
      await client().indices.putMapping({ index: alias(), body: { _meta: meta } });
      const search = await open(former);
      await put(search, former, "doc_b", ["another refund"]);
      expect(await nearest(search, former)).toEqual(["another refund", "old refund"]);
      expect(await Array.fromAsync(search.outdated())).toEqual([document("doc_a")]);
      const unwanted = vi.fn(embedderOf(former));
      await search.reindex(document("doc_a"), unwanted);
      expect(unwanted).not.toHaveBeenCalled();
      expect(await nearest(search, former)).toEqual(["another refund", "old refund"]);
      expect((await indexes()).all).toEqual([expect.stringContaining("former-embedding")]);
    });

    it("is missed by a running process when its name has become another's", async () => {
      const running = await open(former);
      expect(await nearest(running, former)).toEqual(["old refund"]);
      const search = await open(present);
      await search.reindex(document("doc_a"), embedderOf(present));
      expect(await keyword(running)).toEqual(["old refund"]);
      expect(await nearest(running, former)).toEqual([]);
      await expect(put(running, former, "doc_b", ["another refund"])).rejects.toThrow(
        /of a later deployment/,
      );
      expect(await nearest(search, present)).toEqual(["old refund"]);
    });

    it("is taken for the configured model's where it does not say whose it is", async () => {
      const { body } = await client().indices.getMapping({ index: alias() });
      const { embedding: _, ...meta } = body[alias()]?.mappings?._meta ?? {};
      await client().indices.putMapping({ index: alias(), body: { _meta: meta } });
      const search = await open(former);
      expect(await nearest(search, former)).toEqual(["old refund"]);
      await put(search, former, "doc_b", ["another refund"]);
      expect(await nearest(await open(present), present)).toEqual([]);
      expect(await nearest(await open(former), former)).toEqual(["another refund", "old refund"]);
    });
  });
};

/** One document as it was stored before editions were counted and digests kept, in an index without aliases. */
const fillOlder = async (client: Client, index: string, embedding: Embedding): Promise<void> => {
  const temporary = `${index}x`;
  const search = await openOpenSearch({ client, index: temporary, ...embedding });
  const key = document("doc_a");
  await search.replace(key, embeddedPassages(embedding, key, ["old refund"]));
  const [from = ""] = (await indexesOf(client, temporary)).live;
  const { body } = await client.indices.getMapping({ index: from });
  const { digest: _digest, begun: _begun, ...properties } = body[from]?.mappings?.properties ?? {};
  const mappings = { ...body[from]?.mappings, properties };
  await client.indices.create({ index, body: { settings: { index: { knn: true } }, mappings } });
  const source = `def named = 'doc_a@9f86d081884c7d65';
    ctx._source.remove('begun');
    ctx._source.remove('digest');
    if (ctx._source.editions != null) ctx._source.editions = [named];
    if (ctx._source.edition != null) ctx._source.edition = named;`;
  const script = { lang: "painless", source };
  await client.reindex({
    refresh: true,
    body: { source: { index: from }, dest: { index }, script },
  });
  await client.indices.delete({ index: from });
};
