import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright-core";
import { inject } from "vitest";
import { type Actor, as, password, type Tokens, tokensOf } from "../users.ts";
import { launch, type Visit, visit } from "./visit.ts";

/** A browser in which a user is signed in. */
export interface Desk extends Visit {
  browser: Browser;
  owner: Actor;
}

/** Opens a browser and signs in, once for a whole test file. */
export const openDesk = async (name: string): Promise<Desk> => {
  const browser = await launch();
  const visitor = await visit(browser);
  const owner = await enter(visitor.page, name);
  return { browser, owner, ...visitor };
};

/** Opens a page of the app as a signed-in user. */
export const enter = async (
  page: Page,
  name: string,
  target = "/app",
  url = inject("url"),
): Promise<Actor> => {
  const actor = await as(name, url);
  await enterAs(page, actor, { target, url });
  return actor;
};

/** Opens a page of the app as this user; the tokens are put where the app looks for them. */
export const enterAs = async (
  page: Page,
  { email }: Actor,
  { target, url }: { target: string; url: string },
): Promise<void> => {
  const tokens = await tokensOf(email, url);
  // A small page of the same origin, since the storage belongs to it.
  await page.goto(`${url}/config.json`);
  await page.evaluate((stored) => {
    // tokens of somebody who signed in here before would stay beside
    for (const key of Object.keys(localStorage)) if (key.startsWith("Cognito")) localStorage.removeItem(key);
    Object.assign(localStorage, stored);
  }, storedSession(tokens));
  await page.goto(url + target);
};

/** Opens a page of the app as a new owner, whom no other test and no former try of this one has changed. */
export const enterAnew = (page: Page, target?: string): Promise<Actor> =>
  enter(page, `ann-${randomUUID().slice(0, 8)}`, target);

/** A session in the form in which Amplify keeps it in the local storage. */
const storedSession = ({ clientId, access, id, refresh }: Tokens): Record<string, string> => {
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  const user = `${client}.tester`;
  return {
    [`${client}.LastAuthUser`]: "tester",
    [`${user}.accessToken`]: access,
    [`${user}.idToken`]: id,
    [`${user}.refreshToken`]: refresh,
    [`${user}.clockDrift`]: "0",
  };
};

/** Fills in the sign-in form that is shown, and sends it. */
export const signIn = async (page: Page, email: string, secret = password): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
};

/** Moves inside the app that is open, as its links do, at a tenth of the cost of a load. */
export const move = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const state = { idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID(), usr: null };
    history.pushState(state, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state }));
  }, path);

/** Opens a path of the running product. */
export const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(inject("url") + path);
};

export const toasts = (page: Page): Locator => page.getByRole("region", { name: /notifications/i });

/** Waits until a toast says this. */
export const toasted = (page: Page, text: string | RegExp): Promise<void> =>
  toasts(page).getByText(text).first().waitFor();

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
