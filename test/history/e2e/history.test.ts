import { text } from "node:stream/consumers";
import { format } from "date-fns";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let sessionId: string;
const question = "How long can I keep a book?";

beforeAll(async () => {
  desk = await openDesk("ann");
  const { owner } = desk;
  const { id } = await owner.chatbots.create({ name: "Library", use_case: "support" });
  await uploadText(
    owner,
    id,
    "rules.txt",
    "A book can be kept for three weeks. A reminder costs 1.50 euros.",
  );
  for (const p_is_public of [true, false]) {
    const conversation = await owner.conversations.start({ p_rag_system_id: id, p_is_public });
    const asked = { ragSystemId: id, conversationId: conversation.id, debug: true };
    await owner.chat.ask({ ...asked, query: p_is_public ? question : "What does a reminder cost?" });
    if (p_is_public) await owner.chat.ask({ ...asked, query: "Who won the cup in 1954?" });
    if (p_is_public) sessionId = conversation.session_id;
  }
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const rows = (page: Page) => page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
const row = (page: Page) => rows(page).filter({ hasText: question });
const textOf = async (file: Download) => text(await file.createReadStream());
const search = (page: Page) => new URL(page.url()).searchParams;

it("[HIST-001] [HIST-002] [HIST-009] [HIST-012] [HIST-013] the page shows five figures and the conversations of 30 days", async () => {
  const { page } = desk;
  await go(page, "/app");
  await page.getByRole("link", { name: "History", exact: true }).click();
  await row(page).getByText(sessionId.slice(-8)).waitFor();
  await row(page).getByText("4 messages · Library").waitFor();
  await row(page).getByText("Not answered").waitFor();
  expect(await rows(page).count()).toBe(2);
  const terms = await page.getByRole("term").allTextContents();
  expect(terms).toEqual([
    "Total conversations",
    "Total messages",
    "Avg messages",
    "Total tokens",
    "Avg response time",
  ]);
  const [conversations, messages, average, tokens, time] = await page
    .getByRole("definition")
    .allTextContents();
  expect([conversations, messages, average].map((text) => text?.trim())).toEqual([
    "2",
    "6",
    "3.0 per conversation",
  ]);
  expect(tokens).toMatch(/^\d[\d,]* $/);
  expect(time).toMatch(/^\d[\d,]* ms$/);
  expect(await page.getByLabel("Period").inputValue()).toBe("30");
  const list = page.getByRole("list", { name: "Conversations" }).locator("..");
  expect(await list.evaluate((box) => getComputedStyle(box).height)).toBe("384px");
  expect(await list.evaluate((box) => getComputedStyle(box).overflowY)).toBe("auto");
});

it("a misspelled word of an answer is marked in the list and in the opened conversation, which scrolls to it", async () => {
  const { page } = desk;
  await page.getByLabel("Search conversations").fill("book wekes");
  await expect.poll(() => rows(page).locator("mark").allTextContents()).toContain("weeks");
  await row(page).getByRole("link").click();
  const log = page.getByRole("log", { name: "Conversation" });
  await expect.poll(() => log.locator("mark").allTextContents()).toContain("weeks");
  const found = page.getByRole("group", { name: "Found messages" });
  await found.getByText("Found in message 2 of 2").waitFor();
  const current = log.locator("[aria-current]");
  await current.getByText("three weeks").waitFor();
  await expect.poll(() => log.locator("mark", { hasText: "weeks" }).first().isVisible()).toBe(true);
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  await found.getByRole("button", { name: "Next found message" }).click();
  await found.getByText("Found in message 1 of 2").waitFor();
  await current.getByText(question).waitFor();
  expect(search(page).get("text")).toBe("book wekes");
  // a hit in the first question is marked there, and not written twice
  await page.getByLabel("Search conversations").fill(question);
  await row(page).locator(".title mark").first().waitFor();
  expect(await row(page).getByText(question).count()).toBe(1);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(() => log.locator("mark").count()).toBe(0);
});

it("[HIST-014] [HIST-015] [HIST-016] the opened conversation shows its messages, with sources and debug trace", async () => {
  const { page } = desk;
  await row(page).getByRole("link").click();
  const log = page.getByRole("log", { name: "Conversation" });
  await log.getByText("Who won the cup in 1954?").waitFor();
  const writers = await log.locator("article header b").allTextContents();
  expect(writers).toEqual(["Visitor", "Assistant", "Visitor", "Assistant"]);
  expect((await log.locator("article").first().textContent())?.includes(question)).toBe(true);
  await log.getByText("Not answered").waitFor();
  await log.getByRole("button", { name: "Write the answer" }).waitFor();
  await log.getByRole("button", { name: "Source 1" }).first().click();
  await page.getByRole("complementary", { name: "Source" }).getByText("rules.txt").first().waitFor();
  await page.keyboard.press("Escape");
  await log.getByText("How this answer came about").first().click();
  await log.getByRole("heading", { name: "Time" }).waitFor();
  expect(search(page).get("conversation")).toMatch(/^conv_/);
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
});

it("[HIST-017] [HIST-018] [HIST-019] [HIST-020] [HIST-021] Export Data saves the shown conversations as JSON", async () => {
  const { page } = desk;
  await page.getByLabel("Session").selectOption("public");
  await expect.poll(() => rows(page).count()).toBe(1);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Data" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`conversation-history-${format(new Date(), "yyyy-MM-dd")}.json`);
  await toasted(page, "Conversation history exported!");
  const { conversations } = JSON.parse(await textOf(file));
  expect(conversations).toMatchObject([
    { session_id: sessionId, messages: [{ content: question }, {}, {}, {}] },
  ]);
  const short = { text: '{"conversations":[\n],"conversation_count":1', conversations: 1, messages: 4 };
  await page.route("**/api/history/export*", (route) => route.fulfill({ json: short }));
  await page.getByRole("button", { name: "Export Data" }).click();
  await toasted(page, "Failed to export conversations");
  await page.unroute("**/api/history/export*");
});

it("one conversation and all that the filters show are deleted after a question", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Delete conversation" }).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByText("Its 4 messages go with it").waitFor();
  await asked.getByRole("button", { name: "Delete conversation" }).click();
  await toasted(page, "Conversation deleted");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole("button", { name: "More exports and actions" }).click();
  await page.getByRole("menuitem", { name: /Delete these conversations/ }).click();
  await asked.getByRole("button", { name: "Delete 1 conversation" }).click();
  await seen(page, "No conversations in the last 30 days");
  await expect.poll(() => page.getByRole("definition").first().textContent()).toMatch(/^0/);
});
