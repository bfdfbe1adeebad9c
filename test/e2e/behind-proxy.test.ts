import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ReverseProxy, startReverseProxy } from "../infra/local/reverse-proxy.ts";
import { type Product, startProduct } from "../product.ts";
import { expectQuiet, launch, seen, type Visit, visit } from "./browser.ts";

const handbook = fileURLToPath(new URL("../fixtures/documents/library-handbook.pdf", import.meta.url));
const question = "How much does a first reminder cost?";
const fact = /1\.50 euros/;

let browser: Browser;
let proxy: ReverseProxy;
let product: Product;
let owner: Visit;
let site: Server;
let url: string;

beforeAll(async () => {
  [browser, proxy] = await Promise.all([launch(), startReverseProxy("its own")]);
  url = `http://docs.localhost:${proxy.port}`;
  product = await startProduct({ args: ["--url", url] });
  proxy.leadTo(/to (http:\/\/127\.0\.0\.1:\d+)/.exec(product.output())?.[1] ?? "");
  owner = await visit(browser);
});
afterAll(async () => {
  site?.close();
  await browser.close();
  proxy.stop();
  await product.stop();
});

it("under its public name an owner signs up, uploads, sees it processed, and asks", async () => {
  const { page } = owner;
  await page.goto(`${url}/signup`);
  await page.getByLabel(/email/i).fill("ann@example.com");
  await page.getByLabel(/company/i).fill("City Library");
  await page.getByLabel("Password", { exact: true }).fill("Passw0rd1");
  await page.getByLabel(/confirm/i).fill("Passw0rd1");
  await page.getByRole("button", { name: /create account|sign up/i }).click();
  await page.waitForURL("**/app");
  await page.getByRole("link", { name: "Chatbots" }).first().click();
  await page.getByRole("button", { name: "Create Chatbot" }).first().click();
  await page.getByRole("dialog").getByLabel(/^name/i).fill("Library help");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /create/i })
    .click();
  await page.getByRole("link", { name: "Docs Library help" }).click();
  await page.locator("input[type=file]").setInputFiles(handbook);
  await page.getByRole("button", { name: "Upload Documents" }).click();
  await seen(page, "library-handbook.pdf processed successfully");
  await page.getByRole("link", { name: "Chat Testing" }).click();
  await seen(page, /^Session ses_/);
  await ask(page);
  await seen(page, fact);
  expectQuiet(owner);
});

it("the widget's code names the public address, and answers on a page elsewhere", async () => {
  const { page } = owner;
  await page.getByRole("link", { name: "Widget Builder" }).click();
  await page.getByRole("button", { name: "Create Widget" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^name/i).fill("Library site");
  await dialog.getByLabel("Chatbot").selectOption({ label: "Library help" });
  await dialog.getByRole("button", { name: /^create/i }).click();
  await seen(page, "Chat widget created successfully!");
  await page
    .getByRole("button", { name: /embed code/i })
    .first()
    .click();
  await dialog.getByRole("button", { name: /copy/i }).first().click();
  const snippet = await page.evaluate(() => navigator.clipboard.readText());
  expect(snippet).toContain(`${url}/widget.js`);
  const visitor = await visit(browser);
  await visitor.page.goto(await serve(`<!doctype html><title>Another site</title>${snippet}`));
  await visitor.page.getByRole("button", { name: /open chat/i }).click();
  await ask(visitor.page);
  await seen(visitor.page, fact);
  expectQuiet(visitor);
});

const ask = async (page: Page): Promise<void> => {
  const field = page.getByRole("textbox").last();
  await field.fill(question);
  await field.press("Enter");
};

const serve = async (html: string): Promise<string> => {
  site = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  return `http://localhost:${(site.address() as AddressInfo).port}/`;
};
