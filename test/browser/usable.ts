import type { Page } from "playwright-core";
import { expect } from "vitest";
import { barriers } from "./widget-browser.ts";

/** Nothing is in the way of anybody on a desk in light and on a phone in dark, and nothing is wider than its page. */
export const expectUsable = async (page: Page): Promise<void> => {
  for (const [width, colorScheme] of [
    [390, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page), `${page.url()}, ${width} px`).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
  }
};
