import type { Page } from "playwright-core";
import { inject } from "vitest";

/** Opens the page of a use case. */
export const openUseCase = async (page: Page, slug: string): Promise<number | undefined> =>
  (await page.goto(`${inject("url")}/use-cases/${slug}`))?.status();

/** The words of a use case’s page, by its parts. */
export const partsOf = async (page: Page) => {
  const main = page.locator("main");
  const texts = (selector: string) => main.locator(selector).allInnerTexts();
  return {
    headline: (await texts("h1")).join(),
    stats: await main
      .locator(".stats > div")
      .evaluateAll((all) => all.map((stat) => [...stat.children].map(({ textContent }) => textContent))),
    benefits: await main.locator(".benefits li").evaluateAll((all) =>
      all.map((one) => ({
        title: one.querySelector("h3")?.textContent,
        description: one.querySelector("p")?.textContent,
        hasIcon: one.querySelector("svg") !== null,
      })),
    ),
    features: await texts(".checks li"),
    quote: (await texts(".sample blockquote")).join(),
    by: (await texts(".sample figcaption")).join(),
    body: (await texts(".text")).join(),
  };
};

/** The data of a page for search engines, by their types. */
export const dataOf = async (page: Page): Promise<Record<string, Record<string, unknown>>> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return Object.fromEntries(texts.map((text) => JSON.parse(text)).map((one) => [one["@type"], one]));
};
