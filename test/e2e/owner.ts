import carried from "@sparticuz/chromium";
import type { Browser, Page } from "playwright-core";
import { inject } from "vitest";
import { type Actor, as, password } from "../cast.ts";
import { launch, type Visit, visit } from "./browser.ts";

/**
 * The browser of a test file. On Linux the carried Chromium is started as an installed one is: the arguments that it
 * brings along switch web security off and end it with its first context.
 */
export const openBrowser = async (): Promise<Browser> => {
  if (process.platform === "linux") process.env.CHROME_PATH ??= await carried.executablePath();
  return launch();
};

/** A browser in which a member of the cast is signed in. */
export interface Desk extends Visit {
  browser: Browser;
  owner: Actor;
}

/** Opens a browser and signs in; the desk of a whole test file. */
export const openDesk = async (name: string): Promise<Desk> => {
  const browser = await openBrowser();
  const visitor = await visit(browser);
  const owner = await enter(visitor.page, name);
  return { browser, owner, ...visitor };
};

/** Signs a page in as a member of the cast, through the sign-in screen. */
export const enter = async (page: Page, name: string, target = "/app"): Promise<Actor> => {
  const actor = await as(name);
  await go(page, `/login?redirect=${encodeURIComponent(target)}`);
  await signIn(page, actor.email);
  await page.waitForURL(`**${target.split("?")[0]}**`);
  return actor;
};

/** Fills in the sign-in form that is shown, and sends it. */
export const signIn = async (page: Page, email: string, secret = password): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
};

/** Opens a path of the running product. */
export const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(inject("url") + path);
};

/** Waits until a toast says this. */
export const toasted = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByRole("region", { name: /notifications/i }).getByText(text).first().waitFor();
