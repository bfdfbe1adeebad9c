import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { documentStore } from "#lambdas/documents/store.ts";
import { trackRun } from "#lambdas/ingest/progress/track-run.ts";
import { provide } from "#platform/ports.ts";
import { run, type Scene, startScene, storedDocument } from "./setup.ts";

const rules = (count: number) =>
  Array.from({ length: count }, (_, n) => `Rule ${n}: shelf ${n} holds ${n} books. `.repeat(20)).join("\n\n");

describe("the progress of a document", () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await startScene();
  });
  afterAll(() => scene.stop());
  beforeEach(() => {
    scene.provide();
    scene.news.length = 0;
  });

  it("is stored about three times a second, however much is done", async () => {
    const document = await storedDocument("Four weeks.");
    const progress = trackRun(document);
    progress.startStage("read");
    for (const done of [1, 2, 3]) {
      for (let more = 0; more < 100; more++) progress.report({ done, total: 3, unit: "page" });
      const stored = async () => (await documentStore.get(document)).progress;
      await expect.poll(stored).toEqual({ done, total: 3, unit: "page" });
    }
    await progress.stop();
    await progress.pushed();
    expect(scene.news.length).toBeLessThanOrEqual(3);
  });

  it("costs no write in a run that is over at once", async () => {
    const document = await storedDocument("Four weeks.");
    const progress = trackRun(document);
    progress.startStage("read");
    progress.report({ done: 1, total: 1, unit: "page" });
    await progress.stop();
    expect(await documentStore.get(document)).toMatchObject({ processing_status: "pending" });
    expect(scene.news).toEqual([]);
  });

  it("counts the passages that are embedded, and is gone at the end", async () => {
    const document = await storedDocument(rules(300));
    const embed: typeof scene.models.embed = async (texts, kind) => {
      const counted = async () => (await documentStore.get(document)).progress?.unit;
      await expect.poll(counted).toBe("passage");
      return scene.models.embed(texts, kind);
    };
    scene.provide({ models: { embed } });
    await run(document);
    expect(await documentStore.get(document)).not.toHaveProperty("progress");
  });

  it("is read to its end while the owner's pages are slow to be told, and they are told of the end", async () => {
    const document = await storedDocument("Four weeks.");
    const gate = Promise.withResolvers<void>();
    const told: string[] = [];
    const publish = async () => {
      await gate.promise;
      told.push((await documentStore.get(document)).processing_status);
    };
    provide({ realtime: { publish } });
    const running = run(document);
    const status = async () => (await documentStore.get(document)).processing_status;
    await expect.poll(status).toBe("completed");
    gate.resolve();
    await running;
    expect(told.at(-1)).toBe("completed");
  });

  it("tells the owner's pages of the end", async () => {
    const document = await storedDocument("Four weeks.");
    await run(document);
    const mine = { type: "document", chatbotId: document.rag_system_id, documentId: document.id };
    expect(scene.news.at(-1)).toEqual(mine);
  });
});
