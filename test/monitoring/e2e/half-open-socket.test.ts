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

it("a connection whose packets are lost is noticed within 35 seconds, and what was missed is read by its number", async () => {
  const { owner, page } = desk;
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  const { id } = await owner.conversations.start({ p_rag_system_id: chatbotId, p_is_public: true });
  const ask = (query: string) => owner.chat.ask({ ragSystemId: chatbotId, conversationId: id, query });
  await ask("Hello!");
  let isDropping = false;
  const dropped: string[] = [];
  await page.routeWebSocket(/./, (client) => {
    const server = client.connectToServer();
    client.onMessage((message) => {
      if (isDropping) dropped.push(`${message}`);
      else server.send(message);
    });
    server.onMessage((message) => {
      if (isDropping) dropped.push(`${message}`);
      else client.send(message);
    });
  });
  await page.clock.install();
  await go(page, `/app/chat-monitoring?conversation=${id}`);
  const log = page.getByRole("log", { name: "Conversation" });
  await page.getByText("Live", { exact: true }).waitFor();
  await log.getByText("Hello!").first().waitFor();
  isDropping = true;
  await ask("Good evening!");
  await expect.poll(() => dropped.some((message) => message.includes(id))).toBe(true);
  expect(await page.getByText("Offline", { exact: true }).count()).toBe(0);
  await page.clock.fastForward(20_000);
  await expect.poll(() => dropped.some((message) => message.includes('"ping"'))).toBe(true);
  const reading = page.waitForRequest(/\/messages\?.*afterSeq=2/);
  await page.clock.fastForward(15_000);
  await page.getByText("Connection lost.").waitFor();
  isDropping = false;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByText("Live", { exact: true }).waitFor();
  await reading;
  await log.getByText("Good evening!").waitFor();
  expect(await log.locator("header b").count()).toBe(4);
});

it.each([
  ["does not confirm", undefined],
  ["refuses", JSON.stringify({ type: "refused" })],
])("a connection to which the server %s that it pushes is opened again", async (_, instead) => {
  const page = await desk.context.newPage();
  let isFirst = true;
  await page.routeWebSocket(/./, (client) => {
    const server = client.connectToServer();
    server.onMessage((message) => {
      if (!isFirst || !`${message}`.includes('"following"')) return client.send(message);
      isFirst = false;
      if (instead) client.send(instead);
    });
  });
  await page.clock.install();
  await go(page, "/app/chat-monitoring");
  await expect.poll(() => isFirst).toBe(false);
  await page.clock.fastForward(10_000);
  await page.clock.fastForward(2000);
  await page.getByText("Live", { exact: true }).waitFor();
  await page.close();
});
