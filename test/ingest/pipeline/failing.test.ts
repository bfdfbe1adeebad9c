import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { putFile } from "#lambdas/documents/files.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { giveUp } from "#lambdas/ingest/ingest.ts";
import { inPlace, run, type Scene, startScene, storedDocument } from "./setup.ts";

const four = "Books may be kept for four weeks.";
const ourFault = "Something went wrong on our side while reading this file. Try again.";

describe("a document that cannot be indexed", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene();
  });
  afterAll(() => scene.stop());
  beforeEach(() => scene.provide());

  const breakDown = () =>
    scene.provide({ models: { embed: () => Promise.reject(new Error("broken embedding")) } });

  it("is tried again, and has failed once nobody tries again", async () => {
    const document = await storedDocument(four);
    breakDown();
    await expect(run(document)).rejects.toThrow("broken embedding");
    expect((await documentStore.get(document)).processing_status).toMatch(/pending|processing/);
    await expect(run(document, true)).rejects.toThrow("broken embedding");
    const failed = await documentStore.get(document);
    expect(failed).toMatchObject({ processing_status: "failed", failure_reason: ourFault, chunk_count: 0 });
  });

  it("keeps what was read before", async () => {
    const document = await storedDocument(four);
    await run(document);
    await putFile(document, "Books may be kept for five weeks.");
    breakDown();
    await expect(run(document, true)).rejects.toThrow("broken embedding");
    const failed = await documentStore.get(document);
    expect(failed.failure_reason).toBe(`${ourFault} The version read before still answers.`);
    expect(await inPlace(scene, document)).toEqual([four]);
  });

  it("answers nothing where it was read for another embedding model before, and does not say it did", async () => {
    const document = await storedDocument(four);
    await run(document);
    const search = openSqliteSearch({ file: ":memory:", dimension: scene.models.embedding.dimension });
    const embed = () => Promise.reject(new Error("broken embedding"));
    scene.provide({ models: { embed }, search });
    await expect(run(document, true)).rejects.toThrow("broken embedding");
    const failed = await documentStore.get(document);
    expect(failed).toMatchObject({ processing_status: "failed", failure_reason: ourFault, chunk_count: 0 });
    expect(failed).not.toHaveProperty("reading");
    expect(await scene.keptIn(`read/ann/${document.rag_system_id}/`)).toEqual([]);
    search.close();
  });

  it("has passages of a try that broke off late removed where it has none of before", async () => {
    const document = await storedDocument(four);
    const breaksAfter: typeof scene.search.replace = async (key, passages) => {
      await scene.search.replace(key, passages);
      throw new Error("cut off");
    };
    scene.provide({ search: { replace: breaksAfter } });
    await expect(run(document, true)).rejects.toThrow("cut off");
    expect(await inPlace(scene, document)).toEqual([]);
    expect(await scene.keptIn(`read/ann/${document.rag_system_id}/`)).toEqual([]);
  });

  it("says that it failed although its tries broke off without a word", async () => {
    const document = await storedDocument(four);
    breakDown();
    await expect(run(document)).rejects.toThrow();
    await giveUp(document);
    const failed = await documentStore.get(document);
    expect(failed.processing_status).toBe("failed");
    expect(failed.failure_reason).toMatch(/broke off several times\. Save it as another type/);
  });
});
