import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, go, move, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { type Told, toldTwice } from "./monitored.ts";

let desk: Desk;
let told: Told;

beforeAll(async () => {
  desk = await openDesk("ann");
  told = await toldTwice(desk.owner);
  const { page } = desk;
  await go(page, "/app");
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Live Monitoring" });
  await entry.getByText("New", { exact: true }).waitFor();
  await entry.click();
  await page.waitForURL("**/app/chat-monitoring");
});
beforeEach(async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1280, height: 900 });
  await move(page, "/app/chat-monitoring");
  await expect.poll(() => rows(page).count()).toBe(2);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const panel = (page: Page) => page.getByRole("region").filter({ has: search(page) });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search conversations" });
const list = (page: Page) => panel(page).getByRole("list");
const rows = (page: Page) => list(page).getByRole("listitem");
const pills = (page: Page) => page.getByRole("group", { name: "Filter" }).getByRole("button");
const query = (page: Page) => new URL(page.url()).searchParams;

it("[MON-001] the screen is titled Live Chat Monitoring", async () => {
  const headings = desk.page.getByRole("heading", { level: 1 });
  await expect.poll(() => headings.allTextContents()).toEqual(["Live Chat Monitoring"]);
});

it("[MON-002] the time range is the last hour, 24 hours, 7 days or all time", async () => {
  const options = desk.page.getByLabel("Time range").locator("option");
  expect(await options.allTextContents()).toEqual(["Last hour", "Last 24 hours", "Last 7 days", "All time"]);
});

it("[MON-005] the search box says what it searches", async () => {
  expect(await search(desk.page).getAttribute("placeholder")).toBe("Search conversations...");
});

it("[MON-007] four pills filter the list", async () => {
  expect(await pills(desk.page).allTextContents()).toEqual([
    "Most Recent",
    "Public Sessions",
    "With Interventions",
    "All Conversations",
  ]);
});

it("[MON-013] the list is titled Active Conversations", async () => {
  const { page } = desk;
  expect(await panel(page).getByRole("heading", { level: 2 }).textContent()).toBe("Active Conversations");
  expect(await list(page).getAttribute("aria-label")).toBe("Active Conversations");
});

it("[MON-014] the list scrolls from 600 pixels of height on", async () => {
  const box = list(desk.page).locator("..");
  expect(await box.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("600px");
  expect(await box.evaluate((element) => getComputedStyle(element).overflowY)).toBe("auto");
});

it("[MON-015] a row shows its title, or the first 8 characters of its session", async () => {
  const { page } = desk;
  await expect.poll(() => rows(page).count()).toBe(2);
  const [first, second] = await rows(page).locator(".title").allTextContents();
  expect(first).toBe(told.question);
  expect(second).toBe(`Chat ${told.untitled.session_id.slice(0, 8)}`);
});

it("[MON-017] a row shows whether its session is public or private", async () => {
  const [first, second] = await rows(desk.page).allInnerTexts();
  expect([first?.split("\n").slice(1, 2), second?.split("\n").slice(1, 2)]).toEqual([
    ["Public"],
    ["Private"],
  ]);
});

it("[MON-018] a row shows chatbot, visitor, messages and last activity", async () => {
  const [first] = await rows(desk.page).allInnerTexts();
  for (const text of ["Library", "Anonymous", `${told.messages} messages`, "Bot answers"])
    expect(first).toContain(text);
  expect(first).toMatch(/\b\d\d:\d\d, [A-Z][a-z]{2} \d{1,2}\b/);
  expect(await layoutFaults(desk.page)).toEqual([]);
  await expectAccessible(desk.page);
});

it("[MON-003] Refresh reads the list and the open conversation again", async () => {
  const { page } = desk;
  const again = ["/api/monitoring?", `/api/monitoring/${told.titled.id}`, "/messages?"].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  );
  await page.getByRole("button", { name: "Refresh" }).click();
  for (const response of await Promise.all(again)) expect(response.status()).toBe(200);
});

it("[MON-004] a refresh by hand says that it is done", async () => {
  await desk.page.getByRole("button", { name: "Refresh" }).click();
  await toasted(desk.page, "Data refreshed");
});

it("search and filters are in the address", async () => {
  const { page } = desk;
  for (const text of ["KEEP A boo", told.titled.session_id.slice(3).toUpperCase()]) {
    await search(page).fill(text);
    await expect.poll(() => rows(page).allInnerTexts()).toHaveLength(1);
    await rows(page).getByText(told.question).waitFor();
  }
  await search(page).fill("library");
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.getByRole("button", { name: "Public Sessions" }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(Object.fromEntries(query(page))).toEqual({ text: "library", view: "public" });
});

it("[MON-019] without a conversation that fits, the list says so, and shows the way back", async () => {
  const { page } = desk;
  await search(page).fill("nothing of the kind");
  await expect
    .poll(() => panel(page).getByRole("heading").allTextContents())
    .toEqual(["Active Conversations", "No conversations found"]);
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect.poll(() => rows(page).count()).toBe(2);
});

it("on a phone list and conversation are two screens", async () => {
  const { page } = desk;
  const log = page.getByRole("log", { name: "Conversation" });
  await page.setViewportSize({ width: 390, height: 844 });
  await rows(page).getByText(told.question).click();
  await log.getByText(told.question).first().waitFor();
  expect(await list(page).isVisible()).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(told.question);
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Back to the list" }).click();
  await rows(page).first().waitFor();
  expect(await log.isVisible()).toBe(false);
  expect(await layoutFaults(page)).toEqual([]);
  await seen(page, "Active Conversations");
});
