import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
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
  beforeEach(() => scene.provide());

  it("is told page by page where there was no news for a while", async () => {
    const document = await storedDocument("Four weeks.");
    const clock = vi.spyOn(performance, "now");
    const progress = trackRun(document);
    await progress.startStage("read");
    for (const done of [1, 2, 3]) {
      clock.mockReturnValue(performance.timeOrigin + done * 1000);
      progress.report({ done, total: 3, unit: "page" });
      await progress.saved();
      expect((await documentStore.get(document)).progress).toEqual({ done, total: 3, unit: "page" });
    }
    clock.mockRestore();
  });

  it("is written no more than about three times a second, however much is done", async () => {
    const document = await storedDocument("Four weeks.");
    const clock = vi.spyOn(performance, "now").mockReturnValue(5000);
    const progress = trackRun(document);
    await progress.startStage("read");
    await progress.pushed();
    scene.news.length = 0;
    clock.mockReturnValue(5299);
    for (let done = 0; done < 500; done++) progress.report({ done, total: 500, unit: "page" });
    await progress.saved();
    expect(scene.news).toEqual([]);
    clock.mockReturnValue(5301);
    for (let done = 0; done < 500; done++) progress.report({ done, total: 500, unit: "page" });
    await progress.saved();
    await progress.pushed();
    expect(scene.news).toHaveLength(1);
    clock.mockRestore();
  });

  it("counts the passages that are embedded, and is gone at the end", async () => {
    const document = await storedDocument(rules(300));
    const seen: unknown[] = [];
    const publish = async () => void seen.push((await documentStore.get(document)).progress);
    provide({ realtime: { publish } });
    let time = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (time += 1000));
    await run(document);
    clock.mockRestore();
    expect(seen).toContainEqual(expect.objectContaining({ unit: "passage", done: 0 }));
    expect(seen.at(-1)).toBeUndefined();
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
    await expect.poll(status, { timeout: 20_000 }).toBe("completed");
    gate.resolve();
    await running;
    expect(told.at(-1)).toBe("completed");
  });

  it("stops work on a document that was deleted", async () => {
    const document = await storedDocument("Four weeks.");
    const progress = trackRun(document);
    await documentStore.remove(document);
    await expect(progress.startStage("read")).rejects.toMatchObject({ code: "not_found" });
  });

  it("tells the owner's pages of each stage and of the end", async () => {
    const document = await storedDocument("Four weeks.");
    scene.news.length = 0;
    await run(document);
    const mine = { type: "document", chatbotId: document.rag_system_id, documentId: document.id };
    expect(scene.news).toEqual(Array.from({ length: 4 }, () => mine));
  });
});
