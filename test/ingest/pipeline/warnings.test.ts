import { afterAll, beforeAll, expect, it } from "vitest";
import { pack } from "#lambdas/core/reading/text/pack.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { finishRun } from "#lambdas/ingest/progress/finish-run.ts";
import { run, type Scene, startScene, storedDocument } from "./setup.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  scene.provide();
});
afterAll(() => scene.stop());

const completeWith = async (warnings: string[]) => {
  const document = await storedDocument("Four weeks.");
  const text = await pack({ text: "Four weeks.", blocks: [], passages: [] });
  await finishRun(document, { text, warnings }, []);
  return documentStore.get(document);
};

it("what was read only in part is kept with the document until it is read again", async () => {
  const document = await completeWith(["Page 3 is an image."]);
  expect(document.warnings).toEqual(["Page 3 is an image."]);
  await run(document);
  expect(await documentStore.get(document)).not.toHaveProperty("warnings");
});

it("of very many warnings fifty lines are kept, the last of which counts the others", async () => {
  const { warnings = [] } = await completeWith(
    Array.from({ length: 60 }, (_, page) => `Page ${page} is an image.`),
  );
  expect(warnings).toHaveLength(50);
  expect(warnings.at(-1)).toBe("11 more warnings are left out.");
});

it("an endless warning is cut", async () => {
  const { warnings = [] } = await completeWith(["😀".repeat(400)]);
  expect(warnings[0]?.length).toBeLessThanOrEqual(300);
  expect(warnings[0]?.isWellFormed()).toBe(true);
});
