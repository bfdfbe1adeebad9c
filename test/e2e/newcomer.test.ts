import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct, temporaryFolder } from "../product.ts";
import { expectQuiet, launch, seen, type Visit, visit } from "./browser.ts";

const handbook = fileURLToPath(new URL("../fixtures/documents/library-handbook.pdf", import.meta.url));
const email = "newcomer@example.com";
const secret = "Passw0rd1";
const question = "How much does a first reminder cost?";
const fact = /1\.50 euros/;

let browser: Browser;
let product: Product;
let owner: Visit;
let site: Server;

beforeAll(async () => {
  browser = await launch();
  product = await startProduct({ folder: temporaryFolder() });
  owner = await visit(browser);
});
afterAll(async () => {
  site?.close();
  await browser.close();
  await product.stop();
});

it("a newcomer signs up from the first page and sees the dashboard", async () => {
  const { page } = owner;
  await page.goto(product.url);
  await page
    .getByRole("link", { name: /start|sign up|create/i })
    .first()
    .click();
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/company/i).fill("City Library");
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByLabel(/confirm/i).fill(secret);
  await page.getByRole("button", { name: /create account|sign up/i }).click();
  await page.waitForURL("**/app");
  await seen(page, "Account created successfully!");
  await seen(page, /Newcomer/);
});

it("[BOT-001] makes a chatbot, uploads a PDF, asks, and reads an answer that cites the passage", async () => {
  const { page } = owner;
  await page.getByRole("link", { name: "Chatbots" }).first().click();
  await seen(page, "No chatbots yet");
  await page.getByRole("button", { name: "Create Chatbot" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^name/i).fill("Library help");
  await dialog.getByRole("button", { name: /create/i }).click();
  await seen(page, "Chatbot created successfully!");
  await page.getByRole("link", { name: "Docs Library help" }).click();
  await page.locator("input[type=file]").setInputFiles(handbook);
  await page.getByRole("button", { name: "Upload Documents" }).click();
  await seen(page, "library-handbook.pdf processed successfully");
  await page.getByRole("link", { name: "Chat Testing" }).click();
  await seen(page, /^Session ses_/);
  await ask(page, question);
  await seen(page, fact);
  await page
    .getByRole("button", { name: /^Source 1/ })
    .first()
    .click();
  await seen(page, /library-handbook\.pdf/);
  expect(await page.locator("mark").first().textContent()).toMatch(fact);
  expectQuiet(owner);
});

it("publishes it, and anybody asks on the public page", async () => {
  const { page } = owner;
  await page.getByRole("link", { name: "Chatbots" }).first().click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^publish/i })
    .click();
  await seen(page, "RAG system published successfully!");
  await page.getByRole("dialog").getByText("Close", { exact: true }).click();
  const visitor = await visit(browser);
  await visitor.page.goto(`${product.url}/public/library-help`);
  await ask(visitor.page, question);
  await seen(visitor.page, fact);
  expectQuiet(visitor);
});

it("pastes the snippet into a page of another origin, and asks in the widget there", async () => {
  const { page } = owner;
  await page.getByRole("link", { name: "Widget Builder" }).click();
  await page.getByRole("button", { name: "Create Widget" }).first().click();
  await page.getByRole("dialog").getByLabel(/^name/i).fill("Library site");
  await page.getByRole("dialog").getByLabel("Chatbot").selectOption({ label: "Library help" });
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^create/i })
    .click();
  await seen(page, "Chat widget created successfully!");
  await page
    .getByRole("button", { name: /embed code/i })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: /copy/i }).first().click();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain("/widget.js");
  const visitor = await visit(browser);
  await visitor.page.goto(
    await serve(`<!doctype html><title>Another site</title><h1>Another site</h1>${snippet}`),
  );
  await visitor.page.getByRole("button", { name: /open chat/i }).click();
  await ask(visitor.page, question);
  await seen(visitor.page, fact);
  expectQuiet(visitor);
});

it("stops the product, starts it again, and finds everything still there", async () => {
  const { folder, url } = product;
  await product.stop();
  product = await startProduct({ folder, port: Number(new URL(url).port) });
  const { page } = owner;
  await page.goto(`${product.url}/app/rag-systems`);
  await seen(page, "Library help");
  await page.goto(`${product.url}/app/chat`);
  await seen(page, /^Session ses_/);
  await ask(page, question);
  await page
    .getByRole("button", { name: /^Source 1/ })
    .first()
    .waitFor();
});

const ask = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole("textbox").last();
  await field.fill(text);
  await field.press("Enter");
};

const serve = async (html: string): Promise<string> => {
  site = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  return `http://localhost:${(site.address() as AddressInfo).port}/`;
};
