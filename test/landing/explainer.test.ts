import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../browser/visit.ts";
import { arrive } from "../browser/widget-browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const names = ["Create a chatbot", "Upload your documents", "Test and deploy"];

/** The start page with a clock that the test moves. */
const opened = async (reducedMotion: "reduce" | "no-preference" = "no-preference"): Promise<Page> => {
  const { page } = await arrive(browser, { reducedMotion });
  await page.clock.install({ time: "2026-01-05T09:00:00Z" });
  await page.goto(inject("url"));
  await page.locator("#explainer li.on").waitFor();
  await page.clock.pauseAt("2026-01-05T10:00:00Z");
  return page;
};

const pointedAt = async (page: Page): Promise<number> =>
  names.indexOf((await page.locator("#explainer li.on h3").allInnerTexts()).join());

/** The steps that are pointed at after each of so many rests of three seconds, counted from the present one. */
const stepsOver = async (page: Page, rests: number): Promise<number[]> => {
  const first = await pointedAt(page);
  const seen: number[] = [];
  for (let rest = 0; rest < rests; rest++) {
    await page.clock.runFor(3000);
    seen.push(((await pointedAt(page)) - first + 3) % 3);
  }
  return seen;
};

it("[LAND-005] three steps are pointed at in turn, each for three seconds, with their pictures", async () => {
  const page = await opened();
  expect(await page.locator("#explainer h3").allInnerTexts()).toEqual(names);
  expect(await stepsOver(page, 4)).toEqual([1, 2, 0, 1]);
  await page.clock.runFor(2900);
  const before = await pointedAt(page);
  await page.clock.runFor(200);
  expect(await pointedAt(page)).toBe((before + 1) % 3);
  const shown = page.locator("#explainer figure").filter({ visible: true });
  expect(await shown.locator("figcaption").allInnerTexts()).toEqual([
    expect.stringMatching(`^Step ${(await pointedAt(page)) + 1}:`),
  ]);
});

it("[LAND-005] it stands still under the pointer and shows the step below it, and goes on afterwards", async () => {
  const page = await opened();
  await page.getByRole("heading", { name: "Test and deploy" }).hover();
  expect(await pointedAt(page)).toBe(2);
  expect(await stepsOver(page, 3)).toEqual([0, 0, 0]);
  await page.mouse.move(2, 2);
  await page.getByRole("heading", { level: 1 }).hover();
  expect(await stepsOver(page, 2)).toEqual([1, 2]);
});

it("[LAND-005] it stands still while the focus is in a step", async () => {
  const page = await opened();
  const link = page.locator("#explainer").getByRole("link", { name: "Uploading documents" });
  await link.focus();
  expect(await pointedAt(page)).toBe(1);
  expect(await stepsOver(page, 2)).toEqual([0, 0]);
  await link.blur();
  expect(await stepsOver(page, 2)).toEqual([1, 2]);
});

it("[LAND-005] a button holds it, and lets it go on", async () => {
  const page = await opened();
  const button = page.getByRole("button", { name: "Stand still" });
  await button.press("Enter");
  expect(await stepsOver(page, 2)).toEqual([0, 0]);
  await page.getByRole("button", { name: "Go on" }).press("Enter");
  expect(await stepsOver(page, 2)).toEqual([1, 2]);
});

it("[LAND-005] for readers who want less motion it does not begin, and needs no button", async () => {
  const page = await opened("reduce");
  expect(await stepsOver(page, 3)).toEqual([0, 0, 0]);
  expect(await page.locator("#explainer").getByRole("button").count()).toBe(0);
  expect(await page.locator("#explainer figure").filter({ visible: true }).count()).toBe(1);
});
