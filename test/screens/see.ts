import axe from "axe-core";
import { expect } from "vitest";
import { commands, type Locator, locators, page } from "vitest/browser";
import { AppError, type ErrorCode } from "#shared/errors.ts";

declare module "vitest/browser" {
  interface LocatorSelectors {
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => selector });

/** Waits until this is on the screen. */
export const seen = (text: string | RegExp | Locator): Promise<void> =>
  expect
    .element((typeof text === "object" && "first" in text ? text : page.getByText(text)).first())
    .toBeVisible();

/** Waits until there is no such element. */
export const gone = (locator: Locator): Promise<void> => expect.poll(() => locator.elements().length).toBe(0);

export const toasts = page.getByRole("region", { name: /notifications/i });

/** Waits until a toast says this. */
export const toasted = (text: string | RegExp): Promise<void> => seen(toasts.getByText(text));

export const button = (name: string): Locator => page.getByRole("button", { name, exact: true });

/** The texts of all elements as they are now. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent);

/** A reply that refuses. */
export const refused =
  (code: ErrorCode, message = "Busy.") =>
  (): Promise<never> =>
    Promise.reject(new AppError(code, message));

/** The search part of the address. */
export const search = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search));

/** No violation on a desk in light and on a phone in dark colours. */
export const expectAccessible = async (): Promise<void> => {
  for (const [width, colorScheme] of [
    [1280, "light"],
    [390, "dark"],
  ] as const) {
    await page.viewport(width, 900);
    await commands.look(colorScheme);
    expect(await violations(), `${location.pathname}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.viewport(1280, 900);
  await commands.look("light");
};

const violations = async (): Promise<string[]> => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
};
