import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { enter, go, signIn, toasted } from "../../browser/owner.ts";
import { expectQuiet, launch, type Visit, visit } from "../../browser/visit.ts";
import { as } from "../../users.ts";

let browser: Browser;
let guest: Visit;

beforeAll(async () => {
  browser = await launch();
});
beforeEach(async () => {
  guest = await visit(browser);
});
afterEach(async () => {
  expectQuiet(guest);
  await guest.context.close();
});
afterAll(() => browser.close());

it("[AUTH-034] a page of the app asks to sign in first, and comes back with its query", async () => {
  const { page } = guest;
  const { email } = await as("ann");
  await go(page, "/app/documents?ragSystemId=bot_1");
  await page.waitForURL("**/login?redirect=%2Fapp%2Fdocuments%3FragSystemId%3Dbot_1");
  await signIn(page, email);
  await page.waitForURL("**/app/documents?ragSystemId=bot_1");
});

it("[AUTH-035] an unknown path of the app leads to the dashboard", async () => {
  await enter(guest.page, "ann", "/app/nowhere/at-all");
  await guest.page.waitForURL("**/app");
  await guest.page.getByRole("heading", { name: /^Welcome/ }).waitFor();
});

it("[AUTH-009] [AUTH-010] [AUTH-011] the way on is the redirect, with the code where there is one", async () => {
  const { page } = guest;
  const { email } = await as("ann");
  await go(page, "/login?redirect=/app/chat&code=a1");
  await signIn(page, email);
  await page.waitForURL("**/app/chat?code=a1");
  await go(page, "/login?redirect=/app/integration-tools");
  await page.waitForURL("**/app/integration-tools");
});

it("a redirect to another site leads to the dashboard instead", async () => {
  const { page } = guest;
  await enter(page, "ann");
  for (const redirect of ["https://example.org/", "//example.org", "/\\example.org", "javascript:alert(1)"]) {
    await go(page, `/login?redirect=${encodeURIComponent(redirect)}`);
    await page.waitForURL("**/app");
  }
});

it("[BOT-035] without a session nothing is created, and the way back is kept", async () => {
  const { page } = guest;
  const { email, chatbots } = await as("ann");
  await enter(page, "ann", "/app/rag-systems");
  await page.getByRole("button", { name: "Create Chatbot" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Never made");
  await page.evaluate(() => localStorage.clear());
  await page.getByRole("dialog").getByRole("button", { name: "Create Chatbot" }).click();
  await toasted(page, "You must be logged in");
  await page.waitForURL("**/login?redirect=%2Fapp%2Frag-systems");
  expect((await chatbots.list({})).items.map(({ name }) => name)).not.toContain("Never made");
  await signIn(page, email);
  await page.waitForURL("**/app/rag-systems");
});

it("a session that the server no longer accepts ends with one word and the way back", async () => {
  const { page } = guest;
  await enter(page, "ann", "/app/chat");
  await page.getByText("No RAG systems found").waitFor();
  await page.route("**/api/**", (route) => route.fulfill({ status: 401, body: "" }));
  await page.reload();
  await toasted(page, "You must be logged in");
  await page.waitForURL("**/login?redirect=%2Fapp%2Fchat");
  await page.getByText("Your session has ended. Sign in to go on where you were.").waitFor();
  expect(await page.getByText("You must be logged in").count()).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("Token")))).toEqual(
    [],
  );
});

it("a session that has run out renews itself without a word", async () => {
  const { page } = guest;
  await enter(page, "ann");
  await anHourLater(page);
  const renewal = page.waitForRequest(isRenewal);
  await go(page, "/app/rag-systems");
  await renewal;
  await page.getByText("No chatbots yet").waitFor();
  expect(new URL(page.url()).pathname).toBe("/app/rag-systems");
});

it("[AUTH-036] a spinner stands while the session is being found out", async () => {
  const { page } = guest;
  await enter(page, "ann");
  await anHourLater(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_local/cognito/**", (route) => held.then(() => route.continue()));
  await go(page, "/app/chat");
  await page.getByRole("status", { name: "Loading" }).locator(".chakra-spinner").waitFor();
  expect(new URL(page.url()).pathname).toBe("/app/chat");
  release();
  await page.getByText("No RAG systems found").waitFor();
});

it("[AUTH-050] a session that cannot be looked up says so and is tried again", async () => {
  const { page } = guest;
  await enter(page, "ann");
  await anHourLater(page);
  await page.route("**/_local/cognito/**", (route) => route.abort());
  await go(page, "/app");
  await page.getByText("Failed to get authentication session").waitFor();
  await page.unroute("**/_local/cognito/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("heading", { name: /^Welcome/ }).waitFor();
});

it("a session that can no longer be renewed says that it has ended", async () => {
  const { page } = guest;
  await enter(page, "ann");
  await anHourLater(page);
  await page.route("**/_local/cognito/**", (route) =>
    route.fulfill({
      status: 400,
      json: { __type: "NotAuthorizedException", message: "Refresh Token has expired" },
    }),
  );
  await go(page, "/app/chat");
  await page.getByText("Your session has ended. Sign in to go on where you were.").waitFor();
  expect(page.url()).toMatch(/\/login\?redirect=%2Fapp%2Fchat$/);
});

it("signing out in one tab takes the account off the screen of the others", async () => {
  const { page, context } = guest;
  const { email } = await enter(page, "ann", "/app/rag-systems");
  await page.getByText(email).waitFor();
  const other = await context.newPage();
  await go(other, "/app");
  await other.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL("**/login?redirect=%2Fapp%2Frag-systems");
  await page.getByText("You signed out in another tab. Sign in to go on where you were.").waitFor();
  expect(await page.getByText(email).count()).toBe(0);
});

it("[AUTH-042] signing out reloads the site at its first page and closes the app", async () => {
  const { page } = guest;
  await enter(page, "ann");
  await page.evaluate(() => Object.assign(window, { isFormerPage: true }));
  await page.getByRole("button", { name: "Sign Out" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => "isFormerPage" in window)).toBe(false);
  await go(page, "/app");
  await page.waitForURL("**/login?redirect=%2Fapp");
});

/** Leaves the app first: a page that is still at work would renew its tokens before the test looks at it. */
const anHourLater = async (page: Page): Promise<void> => {
  await go(page, "/config.json");
  await page.clock.setSystemTime(Date.now() + 61 * 60_000);
};

const isRenewal = (request: { headers(): Record<string, string> }): boolean =>
  /GetTokensFromRefreshToken|InitiateAuth/.test(request.headers()["x-amz-target"] ?? "");
