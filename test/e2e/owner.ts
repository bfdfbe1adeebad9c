import type { Browser, Page } from "playwright-core";
import { inject } from "vitest";
import { type Actor, as, password } from "../users.ts";
import { launch, type Visit, visit } from "./browser.ts";

/** A browser in which a member of the cast is signed in. */
export interface Desk extends Visit {
  browser: Browser;
  owner: Actor;
}

/** Opens a browser and signs in; the desk of a whole test file. */
export const openDesk = async (name: string): Promise<Desk> => {
  const browser = await launch();
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
  page
    .getByRole("region", { name: /notifications/i })
    .getByText(text)
    .first()
    .waitFor();

/** The newest mail to an address in the mailbox of a product, with the code that it brings. */
export const newestMail = async (email: string, url = inject("url")): Promise<Mail & { code: string }> => {
  const { mailUrl } = await (await fetch(`${url}/config.json`)).json();
  const mails: Mail[] = await (await fetch(new URL("mails.json", mailUrl))).json();
  const mail = mails.find(({ to }) => to === email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return { ...mail, code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? "" };
};

interface Mail {
  to: string;
  text: string;
  link?: string;
}
