import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Conversation } from "#shared/contract/conversation-shapes.ts";
import { uploadText } from "../upload.ts";
import { expectAccessible } from "./accessible.ts";
import { expectQuiet, seen } from "./browser.ts";
import { layoutFaults } from "./layout.ts";
import { type Desk, go, openDesk, toasted } from "./owner.ts";

let desk: Desk;
let untitled: Conversation;
let titled: Conversation;
const question = "How long can I keep a book?";
const answers = 4;

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
  untitled = await owner.conversations.start({ p_rag_system_id: id, p_is_public: false });
  titled = await owner.conversations.start({ p_rag_system_id: id, p_is_public: true });
  for (let count = 0; count < answers; count += 1)
    await owner.chat.ask({ ragSystemId: id, conversationId: titled.id, query: question });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const list = (page: Page) => page.getByRole("list", { name: "Active Conversations" });
const rows = (page: Page) => list(page).getByRole("listitem");
const pane = (page: Page) => page.getByRole("region", { name: "Selected conversation" });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const search = (page: Page) => new URL(page.url()).searchParams;
const failing = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 400, json: { error: "broken" } }));

it("the screen lists the conversations with a time range, search and four filters", async () => {
  const { page } = desk;
  await go(page, "/app");
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Live Monitoring" });
  await entry.getByText("New", { exact: true }).waitFor();
  await entry.click();
  await page.waitForURL("**/app/chat-monitoring");
  await page.getByRole("heading", { level: 1, name: "Live Chat Monitoring" }).waitFor();
  await page.getByRole("heading", { level: 2, name: "Active Conversations" }).waitFor();
  const range = page.getByLabel("Time range");
  expect(await range.locator("option").allTextContents()).toEqual([
    "Last hour",
    "Last 24 hours",
    "Last 7 days",
    "All time",
  ]);
  await page.getByPlaceholder("Search conversations...", { exact: true }).waitFor();
  const pills = page.getByRole("group", { name: "Filter" }).getByRole("button");
  expect(await pills.allTextContents()).toEqual([
    "Most Recent",
    "Public Sessions",
    "With Interventions",
    "All Conversations",
  ]);
  await expect.poll(() => rows(page).count()).toBe(2);
  const [first, second] = await rows(page).allInnerTexts();
  for (const text of [question, "Public", "Library", "Anonymous", `${2 * answers} messages`, "Bot answers"])
    expect(first).toContain(text);
  expect(first).toMatch(/\b\d\d:\d\d, [A-Z][a-z]{2} \d{1,2}\b/);
  for (const text of [`Chat ${untitled.session_id.slice(0, 8)}`, "Private", "0 messages"])
    expect(second).toContain(text);
  const box = list(page).locator("..");
  expect(await box.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("600px");
  expect(await box.evaluate((element) => getComputedStyle(element).overflowY)).toBe("auto");
});

it("the first conversation is selected, with its messages and figures", async () => {
  const { page } = desk;
  await rows(page).first().locator("[aria-current]").waitFor();
  await pane(page).getByRole("heading", { name: question }).waitFor();
  await pane(page)
    .getByText(`Library · ${2 * answers} messages · Anonymous`)
    .waitFor();
  await pane(page).getByRole("button", { name: "Intervene", exact: true }).waitFor();
  expect((await log(page).boundingBox())?.height).toBe(400);
  await expect.poll(() => log(page).locator("header b").count()).toBe(2 * answers);
  expect((await log(page).locator("header b").allTextContents()).slice(0, 2)).toEqual(["User", "Assistant"]);
  expect(await log(page).locator("time").first().textContent()).toMatch(
    /^\d\d:\d\d:\d\d, [A-Z][a-z]{2} \d{1,2}$/,
  );
  await expect
    .poll(() => log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
    .toBeLessThan(2);
  expect(await log(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  const { figures } = await desk.owner.monitoring.figures({ id: titled.id });
  const card = page.getByRole("region", { name: "Conversation Analytics" });
  await card.getByText(`${figures.averageResponseMs?.toLocaleString("en-US")} ms`).waitFor();
  await card.getByText("0m", { exact: true }).waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  await rows(page).nth(1).getByRole("link").click();
  await log(page).getByText("No messages").waitFor();
  expect(search(page).get("conversation")).toBe(untitled.id);
});

it("Refresh reads again; search and filters are in the address", async () => {
  const { page } = desk;
  const reading = page.waitForResponse(/\/api\/monitoring\?/);
  await page.getByRole("button", { name: "Refresh" }).click();
  expect((await reading).status()).toBe(200);
  await toasted(page, "Data refreshed");
  const field = page.getByPlaceholder("Search conversations...");
  for (const text of ["KEEP A boo", titled.session_id.slice(3).toUpperCase()]) {
    await field.fill(text);
    await expect.poll(() => rows(page).allInnerTexts()).toHaveLength(1);
    await rows(page).getByText(question).waitFor();
  }
  await field.fill("library");
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole("button", { name: "Public Sessions" }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(Object.fromEntries(search(page))).toEqual({
    text: "library",
    view: "public",
    conversation: untitled.id,
  });
  await field.fill("nothing of the kind");
  await seen(page, "No conversations found");
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

it("failures have toasts and Retry; without a conversation the screen asks for one", async () => {
  const { page } = desk;
  await failing(page, "**/api/monitoring?*");
  await failing(page, "**/api/conversations/*/messages*");
  await page.reload();
  await toasted(page, "Failed to load conversations");
  await toasted(page, "Failed to load conversation messages");
  await page.unroute("**/api/monitoring?*");
  await page.unroute("**/api/conversations/*/messages*");
  for (const area of [pane(page), page.getByRole("region", { name: "Active Conversations" })])
    await area.getByRole("button", { name: "Retry" }).click();
  await log(page).getByText("No messages").waitFor();
  await expect.poll(() => rows(page).count()).toBe(2);
  await go(page, "/app/chat-monitoring?text=nothing+of+the+kind");
  await pane(page).getByText("Select a conversation").waitFor();
});

it("on a phone list and conversation are two screens", async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await rows(page).getByText(question).click();
  await log(page).getByText(question).first().waitFor();
  expect(await list(page).isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(question);
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await rows(page).first().waitFor();
  expect(await log(page).isVisible()).toBe(false);
  expect(await layoutFaults(page)).toEqual([]);
});
