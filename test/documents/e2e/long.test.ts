import { afterAll, beforeAll, expect, it } from "vitest";
import type { Document } from "#shared/documents/document.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let document: Document;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { id } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
  const sentences = (chapter: number) =>
    Array.from({ length: 30 }, (_, n) => `In chapter ${chapter} rule ${n} says when a reminder is sent. `);
  const chapters = Array.from({ length: 250 }, (_, n) => `# Chapter ${n}\n\n${sentences(n).join("")}`);
  document = await uploadText(desk.owner, id, "long.md", chapters.join("\n\n"));
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("a long text is loaded around its reader only, and moves only as it is scrolled", async () => {
  const { page } = desk;
  const middle = Math.floor(document.chunk_count / 2);
  await go(page, `/app/documents/${document.rag_system_id}/${document.id}?passage=${middle}`);
  await page.locator("[aria-current=true]").first().waitFor();
  // The page has scrolled to the passage and loaded what is around it.
  await expect.poll(() => page.evaluate(movedAfterScrolling, 0)).toBe(0);
  for (const by of [-600, -600, -600, -600, -600, -600, -600, -600, 600, 600, 600])
    expect(await page.evaluate(movedAfterScrolling, by)).toBe(-by);
  expect(await page.locator("[data-passage]").count()).toBeLessThan(document.chunk_count / 2);
});

/** How far the first passage in sight has moved when everything around it is loaded again. */
const movedAfterScrolling = async (by: number): Promise<number | undefined> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isLoading = () => window.document.querySelector('[aria-label="Loading text"]');
  const inSight = [...window.document.querySelectorAll("[data-passage]")].find(
    (passage) => passage.getBoundingClientRect().bottom > 200,
  );
  const before = inSight?.getBoundingClientRect().top ?? 0;
  window.document.querySelector("main")?.scrollBy(0, by);
  for (let quiet = 0; quiet < 5; quiet = isLoading() ? 0 : quiet + 1) await frame();
  return inSight?.isConnected ? Math.round(inSight.getBoundingClientRect().top - before) : undefined;
};
