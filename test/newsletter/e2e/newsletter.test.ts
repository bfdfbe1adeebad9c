import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { expectQuiet, launch, seen } from "../../browser/visit.ts";
import { arrive } from "../../browser/widget-browser.ts";
import { type Product, startProduct, unlimitedIn } from "../../product.ts";
import { type Actor, as, nobody } from "../../users.ts";
import { confirmationLink, confirmationLinks, tokenIn } from "../links.ts";

let browser: Browser;
let product: Product;
/** The first account is that of the operator, who reads the addresses. */
let operator: Actor;

beforeAll(async () => {
  [browser, product] = await Promise.all([
    launch(),
    startProduct({ env: { VISITOR_LIMITS: unlimitedIn(["subscriptions"]) } }),
  ]);
  operator = await as("ann", product.url);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.stop()]);
});

const box = (page: Page) => page.getByRole("region", { name: "A new article, once or twice a month" });
const field = (page: Page) => box(page).getByRole("textbox", { name: "Email" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const freshAddress = () => `reader-${randomUUID()}@mail.example`;

const open = async (path: string) => {
  const visitor = await arrive(browser);
  await visitor.page.goto(product.url + path);
  return visitor;
};

it("[BLOG-010] [BLOG-011] the box of the blog takes an address by keyboard, and its link subscribes it by a click", async () => {
  const visitor = await open("/blog");
  const { page } = visitor;
  const email = freshAddress();
  await field(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Subscribe");
  await page.keyboard.press("Enter");
  const told = box(page).getByRole("status").and(page.locator(":focus"));
  await told.getByText(`One click left. We sent a link to ${email}`).waitFor();
  expect(await field(page).isVisible()).toBe(false);
  await expectAccessible(page);

  await page.goto(await confirmationLink(email, product.url));
  await button(page, "Subscribe").click();
  await page.getByRole("status").and(page.locator(":focus")).getByText(`${email} is subscribed.`).waitFor();
  await expect.poll(() => page.url()).toBe(`${product.url}/newsletter/confirm`);
  expect(await button(page, "Subscribe").count()).toBe(0);
  await expectAccessible(page);
  expectQuiet(visitor);
});

it("[BLOG-011] an address that is none is marked and said, and typing takes the words away", async () => {
  const { page } = await open("/blog");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  // the last one looks like an address until the server is asked
  for (const wrong of ["", "ann", "ann@mail", "ann@mail..example", "ann@mail.e"]) {
    await field(page).fill(wrong);
    await button(page, "Subscribe").click();
    await seen(page, "Enter an email address like name@mail.example");
    expect(await field(page).and(page.locator(":focus")).getAttribute("aria-invalid")).toBe("true");
  }
  await expectAccessible(page);
  await field(page).press("a");
  await page.getByText("Enter an email address like").waitFor({ state: "hidden" });
  expect(sent).toEqual([`${product.url}/api/newsletter/subscriptions`]);
});

it("[BLOG-011] what the server refuses and a lost connection are said at the field, and the address stays", async () => {
  const { page, context } = await open("/blog");
  const email = freshAddress();
  for (let times = 0; times < 3; times++) await nobody(product.url).newsletter.subscribe({ email });
  await field(page).fill(email);
  await button(page, "Subscribe").click();
  await seen(page, /^We sent several mails to this address today\. Look into its spam folder\./);
  await context.setOffline(true);
  await button(page, "Subscribe").click();
  await seen(page, "This did not work. Check your connection and try again.");
  expect(await field(page).inputValue()).toBe(email);
  await context.setOffline(false);
});

it("a wrong address can be entered once more", async () => {
  const { page } = await open("/blog");
  await field(page).fill(freshAddress());
  await button(page, "Subscribe").click();
  await button(page, "Use another address").click();
  await field(page).and(page.locator(":focus")).waitFor();
});

it("opening a link does nothing by itself, since programs that look into mails open links", async () => {
  const { page } = await open("/blog");
  const email = freshAddress();
  await nobody(product.url).newsletter.subscribe({ email });
  const posted: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && posted.push(request.url()));
  await page.goto(await confirmationLink(email, product.url), { waitUntil: "networkidle" });
  await button(page, "Subscribe").waitFor();
  expect(posted).toEqual([]);
  // its address is not subscribed yet, so it gets a further mail
  await nobody(product.url).newsletter.subscribe({ email });
  expect(await confirmationLinks(email, product.url)).toHaveLength(2);
});

const storedOf = async (email: string) =>
  (await operator.newsletter.export({})).items.find((one) => one.email === email);

it("[BLOG-011] the page that a mail of the newsletter links takes the address off by its button", async () => {
  const email = freshAddress();
  await nobody(product.url).newsletter.subscribe({ email });
  const token = tokenIn(await confirmationLink(email, product.url));
  await nobody(product.url).newsletter.confirm({ token });
  const visitor = await arrive(browser);
  const { page } = visitor;
  await page.goto((await storedOf(email))?.unsubscribe_url ?? "");
  await seen(page, "One click, and no further article comes to this address. It is deleted.");
  await expectAccessible(page);
  expect(await storedOf(email)).toBeDefined();
  await button(page, "Unsubscribe").click();
  await seen(page, "You are unsubscribed, and the address is deleted.");
  expect(await storedOf(email)).toBeUndefined();
  expectQuiet(visitor);
});

it("a cut link says so, and the whole one works in the same tab", async () => {
  const email = freshAddress();
  await nobody(product.url).newsletter.subscribe({ email });
  const link = await confirmationLink(email, product.url);
  const { page } = await open(`/newsletter/confirm#${tokenIn(link).slice(0, -3)}`);
  await button(page, "Subscribe").click();
  await seen(page, "This link is not whole. Open it from the mail again.");
  await page.goto(`${product.url}/newsletter/unsubscribe`);
  await seen(page, "This link is not whole. Open it from the mail again.");
  expect(await button(page, "Unsubscribe").count()).toBe(0);
  await page.goto(`${product.url}/newsletter/confirm`);
  await page.goto(link);
  await button(page, "Subscribe").click();
  await seen(page, `${email} is subscribed. Each mail has a link to stop.`);
});

it("without JavaScript the box names the feed, and the pages of the mails say what they need", async () => {
  const { page } = await arrive(browser, { javaScriptEnabled: false });
  const told = page.locator("noscript");
  await page.goto(`${product.url}/blog`);
  expect([await told.isVisible(), await told.textContent()]).toEqual([
    true,
    "This form needs JavaScript. The feed does not.",
  ]);
  expect(await field(page).count()).toBe(0);
  await page.goto(`${product.url}/newsletter/unsubscribe#x`);
  expect([await told.isVisible(), await told.textContent()]).toEqual([
    true,
    "The button needs JavaScript. Turn it on, or open the link in another browser.",
  ]);
  expect(await button(page, "Unsubscribe").count()).toBe(0);
});
