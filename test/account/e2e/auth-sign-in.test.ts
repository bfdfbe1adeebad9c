import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { markedAndFocused } from "../../browser/marked-field.ts";
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

it("[AUTH-003] [AUTH-004] the sign-in form asks for email and password, which can be shown and hidden", async () => {
  const { page } = guest;
  await go(page, "/login");
  await page.getByLabel("Email").waitFor();
  const secret = page.getByLabel("Password", { exact: true });
  expect(await secret.getAttribute("type")).toBe("password");
  await page.getByRole("button", { name: "Show password" }).click();
  expect(await secret.getAttribute("type")).toBe("text");
  await page.getByRole("button", { name: "Hide password" }).click();
  expect(await secret.getAttribute("type")).toBe("password");
});

it("[AUTH-002] [AUTH-007] signing in and signing up are one screen that switches between its forms", async () => {
  const { page } = guest;
  await go(page, "/login?redirect=%2Fapp%2Fchat");
  await page.getByRole("heading", { name: "Sign in" }).evaluate(() => {
    document.body.dataset.same = "yes";
  });
  await page.getByRole("link", { name: "Create one" }).click();
  await page.getByRole("heading", { name: "Create your account" }).waitFor();
  expect(page.url()).toMatch(/\/signup\?redirect=%2Fapp%2Fchat$/);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(await page.evaluate(() => document.body.dataset.same)).toBe("yes");
});

it("[AUTH-005] the forgotten password is one link away and keeps the typed address", async () => {
  const { page } = guest;
  await go(page, "/login");
  await page.getByLabel("Email").fill("someone@example.com");
  await page.getByRole("link", { name: "Forgot password" }).click();
  await page.waitForURL("**/forgot-password**");
  expect(await page.getByLabel("Email").inputValue()).toBe("someone@example.com");
});

it("[AUTH-012] [AUTH-023] signing in leads to the dashboard and says welcome back", async () => {
  const { email } = await as("ann");
  await go(guest.page, "/login");
  await signIn(guest.page, email);
  await guest.page.waitForURL("**/app");
  await toasted(guest.page, "Welcome back!");
});

it("[AUTH-014] nothing is sent without both email and password", async () => {
  const { page } = guest;
  const calls = callsToUserPool(guest);
  await go(page, "/login");
  await signIn(page, "", "");
  await page.getByText("Enter your email address.").waitFor();
  await page.getByText("Enter your password.").waitFor();
  await signIn(page, "someone@example.com", "");
  await page.getByText("Enter your email address.").waitFor({ state: "detached" });
  await page.getByText("Enter your password.").waitFor();
  expect(calls).toEqual([]);
});

it("[AUTH-024] a wrong password and an unknown email get the service's same words", async () => {
  const { page } = guest;
  const { email } = await as("ann");
  await go(page, "/login");
  await signIn(page, email, "Wrong-Passw0rd");
  await toasted(page, "Incorrect username or password.");
  await markedAndFocused(page.getByLabel("Password", { exact: true }), "Incorrect username or password.");
  await page.getByRole("button", { name: "Close" }).click();
  await signIn(page, "nobody-at-all@example.com", "Wrong-Passw0rd");
  await toasted(page, "Incorrect username or password.");
  expect(new URL(page.url()).pathname).toBe("/login");
});

it("[AUTH-025] a rejection without words gets ours", async () => {
  const { page } = guest;
  await page.route("**/_local/cognito/**", (route) =>
    route.fulfill({ status: 400, json: { __type: "NotAuthorizedException" } }),
  );
  await go(page, "/login");
  await signIn(page, "someone@example.com");
  await toasted(page, "Failed to sign in");
});

it("[AUTH-026] a sign-in that cannot reach the service is unexpected", async () => {
  const { page } = guest;
  await page.route("**/_local/cognito/**", (route) => route.abort());
  await go(page, "/login");
  await signIn(page, "someone@example.com");
  await toasted(page, "An unexpected error occurred");
});

it("[AUTH-031] a reload keeps the user signed in", async () => {
  const { page } = guest;
  const { email } = await as("ann");
  await go(page, "/login");
  await signIn(page, email);
  await page.waitForURL("**/app");
  await page.reload();
  await page.getByRole("heading", { name: /^Welcome, Ann/ }).waitFor();
});

it("[AUTH-013] whoever is signed in already is sent on from both forms", async () => {
  const { page } = guest;
  await enter(page, "ann");
  await go(page, "/login?redirect=/app/chat&code=abc");
  await page.waitForURL("**/app/chat?code=abc");
  await go(page, "/signup");
  await page.waitForURL("**/app");
});

const callsToUserPool = ({ page }: Visit): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/cognito/")) calls.push(request.headers()["x-amz-target"] ?? "");
  });
  return calls;
};
