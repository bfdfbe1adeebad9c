import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../browser/visit.ts";
import { arrive } from "../browser/widget-browser.ts";
import { slugs } from "./slugs.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The words that a reader gets, those of folded parts too. */
const wordsOf = async (path: string, javaScriptEnabled: boolean): Promise<string> => {
  const { page } = await arrive(browser, { javaScriptEnabled });
  await page.goto(inject("url") + path, { waitUntil: "networkidle" });
  const text = await page.locator("main").evaluate((main) => {
    const copy = main.cloneNode(true);
    if (copy instanceof Element) for (const part of copy.querySelectorAll("[hidden], .live")) part.remove();
    return copy.textContent ?? "";
  });
  return text.replaceAll(/\s+/g, " ").trim();
};

it.each(["/", ...slugs.map((slug) => `/use-cases/${slug}`)])(
  "%s says the same without a script",
  async (path) => {
    const words = await wordsOf(path, false);
    expect(words.length).toBeGreaterThan(2000);
    expect(await wordsOf(path, true)).toBe(words);
  },
);

it.each(["/", ...slugs.map((slug) => `/use-cases/${slug}`)])(
  "%s has one heading of the first level, its address, a description and valid data",
  async (path) => {
    const { page } = await arrive(browser, { javaScriptEnabled: false });
    await page.goto(inject("url") + path);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toBe(inject("url") + path);
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description?.length).toBeGreaterThanOrEqual(110);
    expect(description?.length).toBeLessThanOrEqual(160);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const one of data) expect(JSON.parse(one)).toMatchObject({ "@context": "https://schema.org" });
    expect(data).toHaveLength(2);
  },
);

it("the menu of a phone opens, and the first step's picture is shown", async () => {
  const { page } = await arrive(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(inject("url"));
  await page.locator("summary", { hasText: "menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Prices" }).waitFor();
  expect(await page.locator("#explainer figure").filter({ visible: true }).count()).toBe(1);
  await page.getByText("A still example:").waitFor();
});
