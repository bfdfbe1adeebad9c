import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ConversationFigures } from "#shared/monitoring/routes.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { type Told, toldTwice } from "./monitored.ts";

let desk: Desk;
let told: Told;

beforeAll(async () => {
  desk = await openDesk("ann");
  told = await toldTwice(desk.owner);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const rows = (page: Page) => page.getByRole("list", { name: "Active Conversations" }).getByRole("listitem");
const pane = (page: Page) => page.getByRole("region", { name: "Selected conversation" });
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const card = (page: Page) => page.getByRole("region", { name: "Conversation Analytics" });
const labels = (page: Page) => log(page).locator("header b").allTextContents();
const open = ({ id }: { id: string }) => go(desk.page, `/app/chat-monitoring?conversation=${id}`);
const failing = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 400, json: { error: "broken" } }));

it("[MON-020] the first conversation is selected when the list is loaded", async () => {
  const { page } = desk;
  await go(page, "/app/chat-monitoring");
  await rows(page).first().waitFor();
  await expect
    .poll(() => pane(page).getByRole("heading", { level: 2 }).allTextContents())
    .toEqual([told.question]);
  await rows(page).first().locator("[aria-current]").waitFor();
});

it("[MON-021] the head shows title, chatbot, messages and visitor", async () => {
  await open(told.titled);
  const head = pane(desk.page).getByRole("heading", { name: told.question }).locator("..");
  await expect.poll(() => head.textContent()).toContain(`Library · ${told.messages} messages · Anonymous`);
});

it("[MON-023] the messages have 400 pixels of height", async () => {
  await log(desk.page).waitFor();
  expect((await log(desk.page).boundingBox())?.height).toBe(400);
});

it("[MON-024] the messages are scrolled to the newest one, also when one comes", async () => {
  const { page } = desk;
  const below = () => log(page).evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(async () => (await labels(page)).length).toBe(told.messages);
  await expect.poll(() => log(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await expect.poll(below).toBeLessThan(2);
});

it("[MON-025] a message has the label of its writer and its time", async () => {
  const { page } = desk;
  await expect.poll(async () => (await labels(page)).slice(0, 2)).toEqual(["User", "Assistant"]);
  expect(await log(page).locator("time").first().textContent()).toMatch(
    /^\d\d:\d\d:\d\d, [A-Z][a-z]{2} \d{1,2}$/,
  );
});

it("[MON-033] the duration is from the first to the last message, in hours and minutes", async () => {
  const { page } = desk;
  const { figures } = await desk.owner.monitoring.figures({ id: told.titled.id });
  await card(page)
    .getByText(`${figures.averageResponseMs?.toLocaleString("en-US")} ms`)
    .waitFor();
  const path = `**/api/monitoring/${told.titled.id}`;
  const durations = card(page).locator("dd").nth(1);
  const between = async (firstMessageAt: string | null, lastMessageAt: string | null) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const read: { figures: ConversationFigures } = await response.json();
      Object.assign(read.figures, { firstMessageAt, lastMessageAt });
      await route.fulfill({ response, json: read });
    });
    await page.reload();
    await expect.poll(() => durations.textContent()).not.toBe("–");
    const text = await durations.textContent();
    await page.unroute(path);
    return text;
  };
  const noon = "2026-11-20T12:00:00.000Z";
  expect(await between(noon, "2026-11-20T12:47:30.000Z")).toBe("47m");
  expect(await between(noon, "2026-11-20T15:05:00.000Z")).toBe("3h 5m");
  expect(await between(null, null)).toBe("0m");
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
});

it("[MON-026] a conversation without messages says so", async () => {
  const { page } = desk;
  await open(told.untitled);
  await expect.poll(() => log(page).getByRole("heading").allTextContents()).toEqual(["No messages"]);
});

it("[MON-043] a list that cannot be loaded has a toast, and Retry", async () => {
  const { page } = desk;
  await failing(page, "**/api/monitoring?*");
  await page.reload();
  await toasted(page, "Failed to load conversations");
  await page.unroute("**/api/monitoring?*");
  await page
    .getByRole("region", { name: "Active Conversations" })
    .getByRole("button", { name: "Retry" })
    .click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

it("[MON-044] messages that cannot be loaded have a toast, and Retry", async () => {
  const { page } = desk;
  await failing(page, "**/api/conversations/*/messages*");
  await page.reload();
  await toasted(page, "Failed to load conversation messages");
  await page.unroute("**/api/conversations/*/messages*");
  await pane(page).getByRole("button", { name: "Retry" }).click();
  await log(page).getByText("No messages").waitFor();
});

it("[MON-035] without a conversation the screen asks for one", async () => {
  const { page } = desk;
  await go(page, "/app/chat-monitoring?text=nothing+of+the+kind");
  await expect
    .poll(() => pane(page).getByRole("heading").allTextContents())
    .toEqual(["Select a conversation"]);
});

it("[MON-047] failures of the screen are logged without addresses, keys and passwords", async () => {
  const { page } = desk;
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Live monitoring:")) logged.push(message.text());
  });
  const error = `Not read for ann.lee@mail.example, Authorization: Bearer eyJhbGciOi.J9.c2ln, password="tulip 7".`;
  await page.route("**/api/monitoring?*", (route) =>
    route.fulfill({ status: 400, json: { error, code: "invalid" } }),
  );
  await page.reload();
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  expect(logged[0]).toContain("monitoring list");
  expect(logged[0]).toContain("Not read for [redacted]");
  expect(logged.join()).not.toMatch(/ann\.lee|eyJ|tulip/);
});
