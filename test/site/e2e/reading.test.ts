import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../../browser/visit.ts";
import { arrive, phone } from "../../browser/widget-browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const read = [
  "/",
  "/blog",
  "/blog/the-allergen-sheet-first",
  "/blog/release-day-and-the-docs",
  "/help",
  "/help/articles",
  "/help/articles/widget-builder",
  "/use-cases/ecommerce",
];

/**
 * The texts of a page's main part that cannot be seen, but for what waits for somebody: parts that unfold, dialogs, states
 * and tools of a script, pictures that take turns, and how to read the answers of the demo.
 */
const unseenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, td, th, blockquote, pre, figcaption)")]
      .filter((one) => one.textContent?.trim())
      .filter(
        (one) =>
          !one.closest(
            "details:not([open]), dialog, [hidden], .scripted, [aria-hidden], [role=status], .demo .reading, #explainer figure",
          ),
      )
      .filter((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((one) => one.textContent?.trim().slice(0, 80) ?? ""),
  );

it.each(read)("with JavaScript off, %s shows its whole text, on a screen and on paper", async (path) => {
  const { page } = await arrive(browser, { javaScriptEnabled: false });
  await page.goto(inject("url") + path);
  expect(await unseenIn(page)).toEqual([]);
  expect(await page.locator("main").evaluate((main) => main.querySelectorAll("p").length)).toBeGreaterThan(1);
  await page.emulateMedia({ media: "print" });
  const body = page.locator("main article, main .text, main h1");
  for (const one of await body.all()) expect(await one.isVisible()).toBe(true);
});

/** How far what is shown moves while a page loads and is scrolled through: https://web.dev/articles/cls */
const shiftOf = async (page: Page, path: string): Promise<number> => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: Number(Reflect.get(window, "shift")) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(inject("url") + path);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 600) {
    await page.evaluate((y) => scrollTo(0, y), at);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  return page.evaluate(() => Number(Reflect.get(window, "shift")));
};

it.each(read)(
  "nothing on %s moves while it loads and is scrolled, on a phone and on a desk",
  async (path) => {
    for (const options of [phone, {}]) {
      const { page } = await arrive(browser, options);
      expect(await shiftOf(page, path)).toBeLessThanOrEqual(0.02);
    }
  },
);
