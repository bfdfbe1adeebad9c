import type { Browser } from "playwright-core";
import { signUp } from "../../browser/first-steps.ts";
import { type Visit, visit } from "../../browser/visit.ts";
import type { Installation } from "../installation.ts";
import { mailedCode } from "./mail.ts";

export interface Owner extends Visit {
  email: string;
  /** Addresses at which the pages have met an error. */
  failed: string[];
  /** The messages that arrived over the WebSocket API. */
  heard: string[];
}

/** An owner who signs up on the site with the code that the user pool mails. */
export const signUpOwner = async (
  installation: Installation,
  browser: Browser,
  email: string,
): Promise<Owner> => {
  const owner = { ...(await patient(browser)), email, failed: [] as string[], heard: [] as string[] };
  const { page } = owner;
  page.on("response", (response) => {
    if (response.status() >= 400) owner.failed.push(`${response.status()} ${response.url()}`);
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => owner.heard.push(String(payload))),
  );
  await page.goto(installation.outputs.SiteUrl);
  await page
    .getByRole("link", { name: /start|sign up|create/i })
    .first()
    .click();
  await signUp(page, email);
  const field = page.getByLabel(/code/i).first();
  await field.waitFor();
  await field.fill(await mailedCode(installation, email));
  await page
    .getByRole("button", { name: /confirm|verify/i })
    .first()
    .click();
  await page.waitForURL("**/app");
  return owner;
};

/** A fresh browser profile that waits for functions which run for the first time. */
export const patient = async (browser: Browser): Promise<Visit> => {
  const visitor = await visit(browser);
  visitor.context.setDefaultTimeout(240_000);
  return visitor;
};
