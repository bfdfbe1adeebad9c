import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, it } from "vitest";
import { go, newestMail, signIn, toasted } from "../../browser/owner.ts";
import { expectQuiet, launch, type Visit, visit } from "../../browser/visit.ts";
import { as } from "../../users.ts";

const secret = "An0ther-Passw0rd";

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

it("[AUTH-006] a mailed link sets a new password once", async () => {
  const { page } = guest;
  const { email } = await as("forgetful");
  await askForLink(page, email);
  const { link = "" } = await newestMail(email);
  await page.goto(link);
  await setPassword(page, secret);
  await toasted(page, "Your password is set. Sign in with it.");
  await page.waitForURL("**/login**");
  await signIn(page, email);
  await toasted(page, "Incorrect username or password.");
  await page.goto(link);
  await setPassword(page, "Y3t-another-one");
  await toasted(page, /code/i);
  await go(page, "/login");
  await signIn(page, email, secret);
  await page.waitForURL("**/app");
});

it("a new password keeps the rules and is typed twice alike", async () => {
  const { page } = guest;
  await go(page, "/forgot-password?email=someone@example.com&code=123456");
  await setPassword(page, "Abcdef1");
  await toasted(page, "Please meet all password requirements");
  await page.getByLabel("New password").and(page.locator(":focus[aria-invalid=true]")).waitFor();
  await setPassword(page, secret, `${secret}!`);
  await toasted(page, "Passwords do not match");
});

it("an unknown address is answered as a known one is", async () => {
  await askForLink(guest.page, "nobody-at-all@example.com");
});

it("the mailbox of this machine is one link away, and its link leads back", async () => {
  const { page, context } = guest;
  const { email } = await as("linked");
  await askForLink(page, email);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Open the mailbox" }).click();
  const mailbox = await opened;
  await mailbox.getByRole("article").filter({ hasText: email }).getByRole("link").click();
  await mailbox.getByRole("heading", { name: "Set a new password" }).waitFor();
  await mailbox.getByText(`For the account ${email}.`).waitFor();
});

it("a mistyped address is not sent", async () => {
  await go(guest.page, "/forgot-password");
  await guest.page.getByLabel("Email").fill("no address");
  await guest.page.getByRole("button", { name: "Send the link" }).click();
  await guest.page.getByText("Enter your email address.").waitFor();
});

const askForLink = async (page: Page, email: string): Promise<void> => {
  await go(page, "/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText(`If there is an account for ${email}, a link is on its way.`).waitFor();
};

const setPassword = async (page: Page, password: string, confirmation = password): Promise<void> => {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Set the password" }).click();
};
