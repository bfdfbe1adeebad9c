import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { newestMail, signIn, toasted } from "../../browser/owner.ts";
import { expectQuiet, launch, type Visit, visit } from "../../browser/visit.ts";
import { type Product, startProduct } from "../../product.ts";
import { password } from "../../users.ts";

let browser: Browser;
let product: Product;
let guest: Visit;
let email: string;

beforeAll(async () => {
  product = await startProduct({ args: ["--confirm-sign-up", "code"] });
  browser = await launch();
});
beforeEach(async () => {
  guest = await visit(browser);
  email = `guest-${randomUUID().slice(0, 8)}@example.com`;
});
afterEach(async () => {
  expectQuiet(guest);
  await guest.context.close();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

it("a new account opens with the mailed code, and only with that", async () => {
  const { page } = guest;
  await signUp(page);
  await page.getByText(`A code was sent to ${email}.`).waitFor();
  await confirm(page, "");
  await page.getByText("Enter the code from the mail.").waitFor();
  const { code } = await newestMail(email, product.url);
  await confirm(page, code === "111111" ? "222222" : "111111");
  await toasted(page, /code/i);
  await page.getByLabel("Code").and(page.locator(":focus[aria-invalid=true]")).waitFor();
  await confirm(page, ` ${code} `);
  await page.waitForURL("**/app");
});

it("signing in before the address is confirmed asks for the code", async () => {
  const { page } = guest;
  await signUp(page);
  await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  await page.goto(`${product.url}/login`);
  await signIn(page, email);
  await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  await confirm(page, (await newestMail(email, product.url)).code);
  await page.waitForURL("**/app");
});

it("a new code can be asked for, and then the first no longer opens", async () => {
  const { page } = guest;
  await signUp(page);
  await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  const first = await newestMail(email, product.url);
  await page.getByRole("button", { name: "Send a new code" }).click();
  await toasted(page, "A new code is on its way.");
  const second = await newestMail(email, product.url);
  expect(second.code).not.toBe(first.code);
  await confirm(page, first.code);
  await toasted(page, /code/i);
  await confirm(page, second.code);
  await page.waitForURL("**/app");
});

it("the link of the mail brings its code along", async () => {
  const { page } = guest;
  await signUp(page);
  await page.getByRole("heading", { name: "Confirm your email" }).waitFor();
  const { link, code } = await newestMail(email, product.url);
  await page.goto(link ?? "");
  expect(await page.getByLabel("Code").inputValue()).toBe(code);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await toasted(page, "Your email is confirmed. Sign in to go on.");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/app");
});

const signUp = async (page: Page): Promise<void> => {
  await page.goto(`${product.url}/signup`);
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Company name").fill("City Library");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
};

const confirm = async (page: Page, code: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
};
