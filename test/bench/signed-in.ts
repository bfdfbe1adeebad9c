import type { Browser, Page } from "playwright-core";
import { tokensOf } from "../users.ts";

/** A page of a browser that an owner is signed in to. */
export const signedIn = async (browser: Browser, url: string, email: string): Promise<Page> => {
  const { clientId, access, id: idToken, refresh } = await tokensOf(email, url);
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  const user = `${client}.tester`;
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto(`${url}/config.json`);
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    [`${client}.LastAuthUser`]: "tester",
    [`${user}.accessToken`]: access,
    [`${user}.idToken`]: idToken,
    [`${user}.refreshToken`]: refresh,
    [`${user}.clockDrift`]: "0",
  });
  return page;
};
