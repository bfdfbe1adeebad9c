import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { markedAndFocused } from "../../browser/marked-field.ts";
import { go, toasted, toasts } from "../../browser/owner.ts";
import { expectQuiet, launch, type Visit, visit } from "../../browser/visit.ts";
import { as, password } from "../../users.ts";

let browser: Browser;
let guest: Visit;
let signUps: string[];

beforeAll(async () => {
  browser = await launch();
});
beforeEach(async () => {
  guest = await visit(browser);
  signUps = [];
  guest.page.on("request", (request) => {
    if (request.headers()["x-amz-target"]?.endsWith("SignUp")) signUps.push(request.postData() ?? "");
  });
  await go(guest.page, "/signup");
});
afterEach(async () => {
  expectQuiet(guest);
  await guest.context.close();
});
afterAll(() => browser.close());

it("[AUTH-008] [AUTH-028] the form asks for four things and says what the trial is", async () => {
  const { page } = guest;
  for (const label of ["Work email", "Company name", "Password", "Confirm password"])
    await page.getByLabel(label, { exact: true }).waitFor();
  for (const words of [/14-day free trial with all features/, /no credit card required/, /5 minutes/])
    await page.getByText(words).first().waitFor();
});

it("[AUTH-015] nothing is sent without email and company", async () => {
  const { page } = guest;
  await fill(page, { email: "", company: " " });
  await page.getByText("Enter your work email address.").waitFor();
  await page.getByText("Enter your company's name.").waitFor();
  await fill(page, { email: "not an address", company: "City Library" });
  await page.getByText("Enter your company's name.").waitFor({ state: "detached" });
  await page.getByText("Enter your work email address.").waitFor();
  expect(signUps).toEqual([]);
});

it("[AUTH-020] the meter's word follows how many of the three rules are met", async () => {
  const { page } = guest;
  for (const word of ["Too weak", "Weak"])
    expect(await page.getByText(word, { exact: true }).count()).toBe(0);
  const words = { abc: "Too weak", abcdefgh: "Weak", abcdefg1: "Good", Abcdefg1: "Strong" };
  for (const [typed, word] of Object.entries(words)) {
    await page.getByLabel("Password", { exact: true }).fill(typed);
    await page.getByText(word, { exact: true }).waitFor();
  }
});

it("[AUTH-017] [AUTH-018] [AUTH-019] [AUTH-022] a password that misses one rule makes no account", async () => {
  const { page } = guest;
  for (const weak of ["Abcdef1", "abcdefg1", "Abcdefgh"]) {
    await fill(page, { secret: weak });
    await toasted(page, "Please meet all password requirements");
    await markedAndFocused(
      page.getByLabel("Password", { exact: true }),
      "Please meet all password requirements",
    );
    await page.getByRole("button", { name: "Close" }).click();
    await toasts(page).getByText("Please meet all password requirements").waitFor({ state: "detached" });
  }
  expect(signUps).toEqual([]);
});

it("[AUTH-021] a confirmation that differs makes no account", async () => {
  await fill(guest.page, { confirmation: `${password}!` });
  await toasted(guest.page, "Passwords do not match");
  await markedAndFocused(guest.page.getByLabel("Confirm password"), "Passwords do not match");
  expect(signUps).toEqual([]);
});

it("an error said twice stands there once, and is gone when the account is made", async () => {
  const { page } = guest;
  const refusals = toasts(page).getByText("Passwords do not match");
  await fill(page, { confirmation: `${password}!` });
  await toasted(page, "Passwords do not match");
  await page.getByRole("button", { name: "Create Account" }).click();
  await toasted(page, "Passwords do not match");
  await expect.poll(() => refusals.count()).toBe(1);
  await fill(page, {});
  await page.waitForURL("**/app");
  await toasted(page, "Account created successfully!");
  await expect.poll(() => refusals.count()).toBe(0);
});

it("[AUTH-009] [AUTH-012] [AUTH-026] [AUTH-027] a new account leads on to where the link wanted; without the service none is made", async () => {
  const { page } = guest;
  await go(page, "/signup?redirect=/app/chat&code=a1");
  await page.route("**/_local/cognito/**", (route) => route.abort());
  await fill(page, {});
  await toasted(page, "An unexpected error occurred");
  await page.unroute("**/_local/cognito/**");
  await fill(page, {});
  await page.waitForURL("**/app/chat?code=a1");
  await toasted(page, "Account created successfully!");
  expect(signUps[0]).toContain("City Library");
});

it("a taken email says so beside the field, whatever its case", async () => {
  const { email } = await as("ann");
  await fill(guest.page, { email: email.toUpperCase() });
  await guest.page
    .getByRole("group")
    .filter({ hasText: "Work email" })
    .getByText("There is already an account with this email. Sign in instead.")
    .waitFor();
});

it("a huge company name is refused before anything is sent", async () => {
  await fill(guest.page, { company: "x".repeat(121) });
  await guest.page.getByText("Use at most 120 characters.").waitFor();
  expect(signUps).toEqual([]);
});

interface Account {
  email?: string;
  company?: string;
  secret?: string;
  confirmation?: string;
}

const fill = async (
  page: Page,
  {
    email = `guest-${randomUUID().slice(0, 8)}@example.com`,
    company = "City Library",
    secret = password,
    confirmation = secret,
  }: Account,
): Promise<void> => {
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Company name").fill(company);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Create Account" }).click();
};
