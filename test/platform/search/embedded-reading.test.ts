import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { embedHashed } from "#platform/models/hashed-embeddings.ts";
import { chatbotId, indexScene } from "./index-setup.ts";
import { document, passagesOf, textsOf } from "./passages.ts";

describe("reading indexes in a bucket", () => {
  const { open, search, buckets, bucket, put, found, keys, requestsOf } = indexScene();

  it("shows what another process has put or removed at once", async () => {
    const other = open();
    await put("doc_a", ["old refund"]);
    expect(await found("refund", other)).toEqual(["old refund"]);
    await put("doc_a", ["new refund"]);
    expect(await found("refund", other)).toEqual(["new refund"]);
    await search().remove(document("doc_a"));
    expect(await found("refund", other)).toEqual([]);
  });

  it("asks for one object only while nothing has changed, and for what is new when something has", async () => {
    const other = open();
    for (let number = 0; number < 5; number++) await put(`doc_${number}`, [`refund ${number}`]);
    await found("refund", other);
    const ask = () => requestsOf(() => found("refund", other));
    expect(await ask()).toEqual(["GET index/bot_shop/manifest"]);
    await put("doc_3", ["refund new"]);
    const [first, second, ...others] = await ask();
    expect([first, others]).toEqual(["GET index/bot_shop/manifest", []]);
    expect(second).toMatch(/^GET index\/bot_shop\/documents\/doc_3\//);
  });

  it("merges small documents, so that the first question reads few objects", async () => {
    for (let number = 0; number < 50; number++) await put(`doc_${number}`, [`refund ${number}`]);
    const first = open();
    const requests = await requestsOf(async () => expect(await found("refund", first)).toHaveLength(50));
    expect(requests.length).toBeLessThan(10);
    expect((await keys()).filter((key) => key.includes("/merged/")).length).toBeLessThan(4);
  });

  it("goes on with documents that were merged: replaced, removed, near and similar ones", async () => {
    for (let number = 0; number < 16; number++)
      await put(`doc_${number}`, [`refund ${number}`, `letter ${number}`]);
    await put("doc_3", ["another thing"]);
    await search().remove(document("doc_4"));
    expect(await found("refund")).toHaveLength(14);
    const vector = embedHashed("letter 7");
    const [best] = await search().nearest({ chatbotId, vector, limit: 40 });
    expect(best?.passage.id).toBe("doc_7:1");
    const ids = ["doc_3:0", "doc_3:1", "doc_4:0", "doc_7:1"];
    const similar = await search().similarity({ chatbotId, vector, ids });
    expect([...similar.keys()].sort()).toEqual(["doc_3:0", "doc_7:1"]);
  });

  it("gives the vectors of documents that were merged, and none of former versions", async () => {
    const digested = (documentId: string, texts: string[]) =>
      passagesOf(document(documentId), texts).map((passage) => ({
        ...passage,
        digest: `of ${passage.text}`,
      }));
    for (let number = 0; number < 16; number++)
      await search().replace(
        document(`doc_${number}`),
        digested(`doc_${number}`, [`a ${number}`, `b ${number}`]),
      );
    await search().replace(document("doc_5"), digested("doc_5", ["c 5"]));
    const digests = ["of a 2", "of b 2", "of b 9", "of a 5", "of c 5"];
    const vectors = await open().vectors({ chatbotId, digests });
    expect([...vectors.keys()].sort()).toEqual(["of a 2", "of b 2", "of b 9", "of c 5"]);
    expect(vectors.get("of b 9")).toEqual(embedHashed("b 9"));
  });

  it("answers from more chatbots than its memory holds", async () => {
    const small = open({ memoryBytes: 2000 });
    for (const chatbot of ["bot_a", "bot_b", "bot_c"]) {
      const key = document("doc_a", chatbot);
      await search().replace(key, passagesOf(key, [`refund of ${chatbot}`]));
    }
    for (const chatbot of ["bot_a", "bot_b", "bot_c", "bot_a"])
      expect(textsOf(await small.keyword({ chatbotId: chatbot, text: "refund", limit: 5 }))).toEqual([
        `refund of ${chatbot}`,
      ]);
  });

  it("renews a document that was analysed otherwise without embedding it again", async () => {
    await search().replace(
      document("doc_a"),
      passagesOf(document("doc_a"), ["refund"]).map((passage) => ({ ...passage, digest: "d1" })),
    );
    await changeManifest((text) => text.replaceAll(/"analysis":\d+/g, '"analysis":0'));
    expect(await found("refund")).toEqual(["refund"]);
    expect(await Array.fromAsync(search().outdated())).toEqual([document("doc_a")]);
    await search().reindex(document("doc_a"), () => Promise.reject(new Error("embedded again")));
    expect(await Array.fromAsync(search().outdated())).toEqual([]);
    expect(await found("refund")).toEqual(["refund"]);
    expect([...(await search().vectors({ chatbotId, digests: ["d1"] }))]).toEqual([
      ["d1", embedHashed("refund")],
    ]);
  });

  const changeManifest = async (change: (text: string) => string) => {
    const place = { Bucket: bucket(), Key: "index/bot_shop/manifest" };
    const { Body } = await buckets().client.send(new GetObjectCommand(place));
    const text = zstdDecompressSync((await Body?.transformToByteArray()) ?? "").toString();
    await buckets().client.send(new PutObjectCommand({ ...place, Body: zstdCompressSync(change(text)) }));
  };
});
