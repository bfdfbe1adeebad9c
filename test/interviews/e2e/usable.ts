import { randomUUID } from "node:crypto";
import type { Locator, Page, Route } from "playwright-core";
import { button } from "../../browser/widget-browser.ts";

export const field = (page: Page): Locator => page.getByRole("textbox", { name: "Your answer" });

export const toast = (page: Page, text: string): Locator => page.locator(".toast", { hasText: text });

export const counter = (page: Page, n: number): Promise<void> =>
  page.locator("header", { hasText: `Question ${n} of` }).waitFor();

/** Fills the contact stage in, with an address that nobody has used. */
export const fillIn = async (page: Page, name: string): Promise<string> => {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@mail.example`;
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email Address").fill(email);
  return email;
};

/** Goes from the posting to the first question. */
export const begin = async (page: Page, address: string, name: string): Promise<string> => {
  await page.goto(address);
  const email = await fillIn(page, name);
  await button(page, "Start Interview").click();
  await counter(page, 1);
  return email;
};

/** The text of what has the focus. */
export const focused = (page: Page): Promise<unknown> => page.evaluate("document.activeElement.textContent");

export const privateLinkIn = async (page: Page): Promise<string> => {
  await page.getByText("Your private link").click();
  return page.getByRole("textbox", { name: "Your private link" }).inputValue();
};

/**
 * Handles the first requests of an address in these ways, and lets further ones through. It stays in place: a request that
 * leaves just when the browser stops to hold requests back is never answered.
 */
export const takeInTurn = async (
  page: Page,
  address: string,
  ways: ((route: Route) => Promise<void>)[],
): Promise<void> => {
  const left = [...ways];
  await page.route(address, (route) => (left.shift() ?? (() => route.continue()))(route));
};
