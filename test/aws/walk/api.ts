import type { Page } from "playwright-core";
import { type Actor, bearing } from "../../users.ts";
import type { Installation } from "../installation.ts";
import { fetchThrough } from "../through.ts";

/** The owner who is signed in on a page, as a client of the API. */
export const ownerOf = async (page: Page, { outputs, emulator }: Installation): Promise<Actor> => {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".accessToken"));
    return key ? localStorage.getItem(key) : null;
  });
  if (!token) throw new Error("Nobody is signed in on the page.");
  const through = fetchThrough(emulator.gateway);
  return {
    ...bearing(token, outputs.SiteUrl, through),
    email: "",
    token,
    fetch: (path, init) => through(outputs.SiteUrl + path, init),
    through,
  };
};
