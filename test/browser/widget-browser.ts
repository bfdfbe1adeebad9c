import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Browser, FrameLocator, Locator, Page, Route } from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { type Visit, visit } from "./visit.ts";

/** A visit that ends with the test. */
export const arrive = async (browser: Browser, options?: Parameters<typeof visit>[1]): Promise<Visit> => {
  const made = await visit(browser, options);
  onTestFinished(() => made.context.close());
  return made;
};

export const phone = {
  viewport: { width: 390, height: 700 },
  hasTouch: true,
  reducedMotion: "reduce",
} as const;

type Place = Page | FrameLocator | Locator;

export const field = (place: Place): Locator => place.getByRole("textbox", { name: "Message" });

export const button = (place: Place, name: string): Locator =>
  place.getByRole("button", { name, exact: true });

export const textbox = (place: Place, name: string): Locator => place.getByRole("textbox", { name });

/** Asks once the answer to the question before has ended, because Enter sends nothing until then. */
export const ask = async (place: Place, text: string): Promise<void> => {
  await field(place).fill(text);
  await place.getByRole("button", { name: "Send", exact: true, disabled: false }).last().waitFor();
  await field(place).press("Enter");
};

/** Goes to a page with a closed widget and opens it. */
export const openWidget = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole("button", { name: "Open chat" }).click();
  await field(page).waitFor();
};

/** The product's functions that the page calls from now on, by their names; not the news about people, which come at any time. */
export const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const [, path = ""] = request.url().split(`${inject("url")}/functions/v1/`);
    const [call = ""] = path.split("/");
    if (call && call !== "visitor-news" && request.method() !== "OPTIONS") calls.push(call);
  });
  return calls;
};

/** Answers a call with Server-Sent Events; without an end of their own they are a cut stream. */
export const streamed = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/event-stream", headers: { "access-control-allow-origin": "*" }, body });

/** The violations that axe-core finds in the page, its shadow trees and its frames of the same origin. */
export const barriers = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<AxeResults>("axe.run()");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")}: ${any[0]?.message ?? ""}`),
  );
};

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
