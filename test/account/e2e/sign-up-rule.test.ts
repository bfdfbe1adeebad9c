import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { signUp } from "../../browser/first-steps.ts";
import { expectQuiet, launch, seen, visit } from "../../browser/visit.ts";
import { type Product, startProduct } from "../../product.ts";
import { invitedToken } from "../../team/colleague.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const running = async (env: Record<string, string>, work: (product: Product) => Promise<void>) => {
  const product = await startProduct({ env });
  try {
    await work(product);
  } finally {
    await product.stop();
  }
};

it("a closed installation lets its first person in and those who are invited, and says to others that no accounts are made", () =>
  running({ SIGN_UP: "closed" }, async ({ url }) => {
    const first = await visit(browser);
    await first.page.goto(`${url}/signup`);
    await signUp(first.page, "operator@example.org");
    await first.page.waitForURL(/\/app/);

    const second = await visit(browser);
    await second.page.goto(`${url}/signup`);
    await seen(second.page, "New accounts are closed");
    await second.page.getByRole("link", { name: "Back to sign in" }).click();
    await second.page.getByRole("button", { name: "Sign In" }).waitFor();
    expect(await second.page.getByText("No account yet?").count()).toBe(0);

    // an invitation admits its address all the same
    const email = "colleague@example.net";
    await first.page.goto(`${url}/app/settings`);
    await first.page.getByRole("button", { name: "Invite a colleague" }).click();
    const dialog = first.page.getByRole("dialog", { name: "Invite a colleague" });
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByText("Also builds chatbots").click();
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await first.page.getByRole("list", { name: "Invited" }).getByText(email).waitFor();
    await second.page.goto(`${url}/invitation?token=${await invitedToken(email, url)}`);
    await seen(second.page, "Join City Library");
    await expectAccessible(second.page);
    await second.page.getByRole("link", { name: "Create your account" }).click();
    await expect.poll(() => second.page.getByLabel("Work email").inputValue()).toBe(email);
    await signUp(second.page, email);
    await second.page.getByRole("button", { name: "Open City Library" }).click();
    await second.page.waitForURL(/\/app$/);
    await second.page.getByRole("button", { name: "City Library" }).waitFor();
    await second.page.getByRole("link", { name: "Chatbots", exact: true }).click();
    await second.page.getByRole("button", { name: "Create Chatbot" }).waitFor();
    expectQuiet(second);
  }));

it("an installation for invited people marks an address that was not invited, and takes one that was", () =>
  running({ SIGN_UP: "invite", SIGN_UP_FOR: "example.org" }, async ({ url }) => {
    const operator = await visit(browser);
    await operator.page.goto(`${url}/signup`);
    await signUp(operator.page, "operator@elsewhere.net");
    await operator.page.waitForURL(/\/app/);

    const { page } = await visit(browser);
    await page.goto(`${url}/signup`);
    await seen(page, /Accounts are for invited people/);
    await signUp(page, "eve@elsewhere.net");
    await page.getByLabel(/email/i).and(page.locator("[aria-invalid=true]")).waitFor();
    await seen(page, /ask the people who run this site to invite this address/i);
    await page.getByLabel(/email/i).fill("ann@example.org");
    await page.getByRole("button", { name: /create account/i }).click();
    await page.waitForURL(/\/app/);
  }));
