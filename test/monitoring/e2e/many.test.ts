import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("a long list is read page by page as one scrolls, and a change reads its first page alone", async () => {
  const { owner, page } = desk;
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const start = () => owner.conversations.start({ p_rag_system_id: chatbotId, p_is_public: true });
  const oldest = await start();
  for (let n = 0; n < 17; n += 1) await Promise.all(Array.from({ length: 10 }, start));
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/monitoring") reads.push(search);
  });
  await go(page, "/app/chat-monitoring?view=all");
  await page.getByText("Live", { exact: true }).waitFor();
  const rows = page.getByRole("list", { name: "Active Conversations" }).getByRole("listitem");
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  expect(await rows.count()).toBeLessThan(171);
  await expect
    .poll(async () => {
      await rows.last().scrollIntoViewIfNeeded();
      return rows.count();
    })
    .toBe(171);
  expect(reads.length).toBe(4);
  await owner.chat.ask({ ragSystemId: chatbotId, conversationId: oldest.id, query: "Hello!" });
  await expect.poll(() => rows.first().textContent()).toContain("Hello!");
  expect(await rows.count()).toBe(171);
  expect(reads.slice(4).every((search) => !search.includes("cursor"))).toBe(true);
});
