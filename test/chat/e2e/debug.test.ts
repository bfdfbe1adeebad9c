import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, signIn } from "../../browser/owner.ts";
import { expectQuiet, type Visit, visit } from "../../browser/visit.ts";
import { type OpenAiServer, startOpenAiServer } from "../../openai-server.ts";
import { type Product, startProduct } from "../../product.ts";
import { fixture, upload } from "../../upload.ts";
import { type Actor, as } from "../../users.ts";

const handbook = {
  name: "library-handbook.pdf",
  type: "application/pdf",
  bytes: fixture("library-handbook.pdf"),
};

let desk: Desk;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  chatbotId = await chatbotOf(desk.owner);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const chatbotOf = async (owner: Actor): Promise<string> => {
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await upload(owner, id, handbook);
  return id;
};

const ask = async (page: Page, question: string) => {
  await page.getByText(/^Session \w{8}$/).waitFor();
  const answers = page.getByRole("button", { name: "Copy answer" });
  const before = await answers.count();
  await page.getByRole("textbox", { name: "Message" }).fill(question);
  await page.keyboard.press("Enter");
  await answers.nth(before).waitFor();
};
const disclosure = (page: Page) => page.getByText("How this answer came about");
const toggle = (page: Page) => page.getByRole("button", { name: "Debug" });

it("debugging is off until it is wanted, and stays on in its tab, in the inline test too", async () => {
  const { page } = desk;
  await go(page, "/app/chat");
  await page.getByRole("group", { name: "Ask about" }).getByRole("button").nth(3).waitFor();
  await ask(page, "How long can I keep a book?");
  expect(await page.getByRole("group", { name: "Ask about" }).count()).toBe(0);
  expect(await disclosure(page).count()).toBe(0);
  await toggle(page).click();
  await go(page, `/app/rag-systems?test=${chatbotId}`);
  await ask(page, "How long can I keep a book?");
  await disclosure(page).waitFor();
  expect(await toggle(page).getAttribute("aria-pressed")).toBe("true");
});

it("the debug view shows scores of both kinds, the steps and what it cost", async () => {
  const { page } = desk;
  await disclosure(page).click();
  const rows = page.getByRole("table", { name: "Retrieved passages" }).getByRole("row");
  await rows.nth(1).waitFor();
  expect(await rows.nth(1).textContent()).toMatch(/1.*library-handbook\.pdf › .*\d\.\d\d.*0\.\d{3}.*\d\.\d%/);
  await page.getByText(/^\d\.\d\d; an answer is given from \d\.\d\d on$/).waitFor();
  await page.getByText("Built-in model", { exact: true }).waitFor();
  await page.getByText("free", { exact: true }).waitFor();
  expect(await page.getByText(/^[\d,.]+ ms$/).count()).toBeGreaterThan(1);
});

it("a retrieved passage leads to its document", async () => {
  const { page, context } = desk;
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page
      .getByRole("link", { name: /^Open in the document: library-handbook\.pdf/ })
      .first()
      .click(),
  ]);
  await opened.waitForURL(/\/app\/documents\/.+\?passage=\d+$/);
  await opened.close();
});

it("the debug view has no barriers, on a desk and on a phone", () => expectAccessible(desk.page));

it("a follow-up shows what was searched for", async () => {
  const { page } = desk;
  await ask(page, "and a film?");
  await disclosure(page).last().click();
  await page.getByText("Searched for").last().waitFor();
  await page
    .getByText(/messages? sent along/)
    .last()
    .waitFor();
});

it("debug details come back after a reload, read when they are opened", async () => {
  const { page } = desk;
  await page.reload();
  await disclosure(page).first().waitFor();
  const summary = page.locator("summary").first();
  expect(await summary.textContent()).toBe("How this answer came about");
  await disclosure(page).first().click();
  await page.getByRole("table", { name: "Retrieved passages" }).waitFor();
  expect(await summary.textContent()).toContain("passages given");
});

it("the end of the last answer stands above the input field, with its debug view", async () => {
  const { page } = desk;
  const log = page.getByRole("log", { name: "Messages" });
  await ask(page, "What does a first reminder cost?");
  await disclosure(page).last().waitFor();
  await expect
    .poll(() => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop))
    .toBeLessThan(2);
});

it("with a language model the debug view shows what was sent to it", async () => {
  await withModel(async ({ page }, server) => {
    await toggle(page).click();
    await ask(page, "What does a reminder cost?");
    await disclosure(page).click();
    await page.getByText("What was sent to the model").click();
    const sent = page.locator("pre");
    const given = server.requests.at(-1)?.messages.map(({ content }) => content) ?? [];
    expect(given.length).toBeGreaterThan(1);
    expect(await sent.allTextContents()).toEqual(given);
    await page.getByText("100 read, 20 written").waitFor();
    await expectAccessible(page);
  });
});

const withModel = async (look: (visitor: Visit, server: OpenAiServer) => Promise<void>) => {
  const server = await startOpenAiServer();
  const env = { OPENAI_BASE_URL: server.url, OPENAI_API_KEY: "key", CHAT_MODELS: "gpt-4" };
  const product: Product = await startProduct({ env });
  try {
    const visitor = await visit(desk.browser);
    const owner = await as("bob", product.url);
    await chatbotOf(owner);
    await visitor.page.goto(`${product.url}/login?redirect=%2Fapp%2Fchat`);
    await signIn(visitor.page, owner.email);
    await look(visitor, server);
    expectQuiet(visitor);
  } finally {
    await product.stop();
    server.stop();
  }
};
