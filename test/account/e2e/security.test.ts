import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, enterAnew, go, openDesk, signIn, toasted } from "../../browser/owner.ts";
import { asksBeforeItCloses } from "../../browser/uncopied.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { mailsTo } from "../../mails.ts";
import { password } from "../../users.ts";
import { withApp } from "../with-app.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk("ann");
});
beforeEach(async () => {
  desk.owner = await enterAnew(desk.page, "/app/settings");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

/** The stand-in takes each code once, so each use takes the one of a later step. */
const codeOf = (app: TOTP, stepsAhead: number) =>
  app.generate({ timestamp: Date.now() + stepsAhead * 30_000 });

it("[ACCT-016] two-factor authentication is turned on with a code of the app and the password", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Turn on" }).click();
  const dialog = page.getByRole("dialog", { name: "Two-factor authentication" });
  await dialog.getByRole("img", { name: "QR code of the key" }).waitFor();
  const app = new TOTP({ secret: await dialog.getByLabel("Key", { exact: true }).inputValue() });
  await expectAccessible(page);
  const turnOn = async (code: string, secret: string) => {
    await dialog.getByLabel("Code from the app").fill(code);
    await dialog.getByLabel("Current password").fill(secret);
    await dialog.getByRole("button", { name: "Turn on" }).click();
  };
  await turnOn("12345", password);
  await dialog.getByText("Enter the six digits of the app.").waitFor();
  await turnOn(codeOf(app, 0), "Wr0ngPassword");
  await dialog.getByText("This is not your current password.").waitFor();
  await turnOn(codeOf(app, 40), password);
  await dialog.getByText("That code is wrong or has expired. Enter the one shown now.").waitFor();
  await turnOn(codeOf(app, 0), password);
  const kept = page.getByRole("dialog", { name: "Recovery codes" });
  await kept.getByText("They are shown only now.").waitFor();
  const codes = await kept.getByRole("listitem").allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await asksBeforeItCloses(page, kept, kept.getByText(codes[0] ?? ""));
  await kept.getByRole("button", { name: "I have copied them" }).click();
  await page.getByText("10 of 10 recovery codes left").waitFor();
});

it("[ACCT-016] every session ends together, and the next sign-in asks for the code", async () => {
  const { page, owner } = desk;
  const { app } = await withApp(owner);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await question.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("**/login");
  await expect.poll(() => owner.chatbots.list({}).catch(({ code }) => code)).toBe("unauthenticated");
  await signIn(page, owner.email);
  await page.getByRole("heading", { name: "Enter the code" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Code" }).fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("That code is wrong or was used before. Enter the one shown now.").first().waitFor();
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(app, 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/app");
});

it("[ACCT-016] a recovery code and the password turn two-factor authentication off", async () => {
  const { page, owner } = desk;
  const { codes } = await withApp(owner);
  await page.evaluate(() => localStorage.clear());
  await go(page, "/login");
  await signIn(page, owner.email);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByRole("textbox", { name: "Recovery code" }).fill("aaaa-aaaa");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Password or recovery code is wrong").first().waitFor();
  await page.getByRole("textbox", { name: "Recovery code" }).fill(`${codes[0]}`.toUpperCase());
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/app");
  await toasted(page, "Two-factor authentication is off.");
  expect((await mailsTo(owner.email))[0]?.subject).toBe("Two-factor authentication was turned off");
});

it("[ACCT-018] [ACCT-019] [ACCT-021] [ACCT-023] [ACCT-024] deleting the account takes DELETE and the password, and signs out", async () => {
  const { page } = desk;
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
  const confirm = dialog.getByRole("button", { name: "Delete Account" });
  await dialog.getByText("This deletes 0 chatbots, 0 documents and 0 conversations.").waitFor();
  await dialog.getByLabel("Type DELETE to confirm").fill("delete");
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabel("Current password").fill("Wr0ngPassword");
  await expectAccessible(page);
  await confirm.click();
  await toasted(page, "Failed to delete account");
  await dialog.getByText("This is not your current password.").waitFor();
  await page.route("**/api/account/deletion", async (route) => {
    const response = await route.fetch();
    // a screen that asks between the deletion and its answer is refused
    const refused = page.waitForResponse(/\/api\/account\/activity/);
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    expect([401, 404]).toContain((await refused).status());
    await route.fulfill({ response });
  });
  await dialog.getByLabel("Current password").fill(password);
  await confirm.click();
  await toasted(page, "Account deletion request submitted. You will receive a confirmation email.");
  await page.waitForURL("**/login");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /Token/.test(key)))).toEqual([]);
});
