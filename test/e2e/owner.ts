import type { Page } from "playwright-core";
import { inject } from "vitest";
import { type Actor, as, password } from "../cast.ts";

/** Signs a page in as a member of the cast, through the sign-in screen. */
export const enter = async (page: Page, name: string, target = "/app"): Promise<Actor> => {
  const actor = await as(name);
  await page.goto(`${inject("url")}/login?redirect=${encodeURIComponent(target)}`);
  await page.getByLabel("Email").fill(actor.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`**${target.split("?")[0]}**`);
  return actor;
};
