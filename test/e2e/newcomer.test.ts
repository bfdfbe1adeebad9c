import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct, temporaryFolder } from "../product.ts";
import { expectQuiet, launch, seen, type Visit, visit } from "./browser.ts";
import {
  ask,
  askInWidget,
  copyWidgetCode,
  createChatbot,
  fact,
  markedInSource,
  openChatTesting,
  publish,
  signUp,
  uploadHandbook,
} from "./first-steps.ts";
import { type Host, openHost } from "./widget-host.ts";

const fifteenDays = 15 * 86_400_000;
const fifteenDaysAhead = `
  const now = () => Now() + ${fifteenDays};
  const Now = Date.now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });`;

let browser: Browser;
let host: Host;
let product: Product;
let owner: Visit;

beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), openHost()]);
  product = await startProduct({ folder: temporaryFolder() });
  owner = await visit(browser);
});
afterAll(async () => {
  await browser.close();
  host.close();
  await product.stop();
});

it("a newcomer signs up from the first page and sees the dashboard", async () => {
  const { page } = owner;
  await page.goto(product.url);
  await page
    .getByRole("link", { name: /start|sign up|create/i })
    .first()
    .click();
  await signUp(page, "newcomer@example.com");
  await page.waitForURL("**/app");
  await seen(page, "Account created successfully!");
  await seen(page, /Newcomer/);
});

it("[BOT-001] makes a chatbot, uploads a PDF, asks, and reads an answer that cites the passage", async () => {
  const { page } = owner;
  await createChatbot(page);
  await uploadHandbook(page);
  await openChatTesting(page);
  await ask(page);
  await seen(page, fact);
  expect(await markedInSource(page)).toMatch(fact);
  expectQuiet(owner);
});

it("[BOT-001] publishes it, and anybody asks on the public page", async () => {
  await publish(owner.page);
  const visitor = await visit(browser);
  await visitor.page.goto(`${product.url}/public/library-help`);
  await ask(visitor.page);
  await seen(visitor.page, fact);
  expectQuiet(visitor);
});

it("[BOT-001] pastes the snippet into a page of another origin, and asks in the widget there", async () => {
  const snippet = await copyWidgetCode(owner.page);
  expect(snippet).toContain("/widget.js");
  const visitor = await visit(browser);
  await askInWidget(visitor.page, host.page({ body: snippet }));
  expectQuiet(visitor);
});

it("[AUTH-029] starts the product again fifteen days later, after the trial, and finds everything still there", async () => {
  const { folder, url } = product;
  await product.stop();
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fifteenDaysAhead)}` };
  product = await startProduct({ folder, port: Number(new URL(url).port), env });
  const { page } = owner;
  await page.clock.setSystemTime(Date.now() + fifteenDays);
  await page.goto(`${product.url}/app/rag-systems`);
  await seen(page, "Library help");
  await page.goto(`${product.url}/app/chat`);
  await seen(page, /^Session \w{8}$/);
  await ask(page);
  const answers = page.getByRole("log").getByRole("article");
  await answers.nth(1).getByRole("button", { name: "Copy answer" }).waitFor();
  await answers
    .nth(1)
    .getByRole("button", { name: /^Source 1/ })
    .first()
    .waitFor();
});
