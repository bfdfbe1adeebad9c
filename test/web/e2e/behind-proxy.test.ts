import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  ask,
  askInWidget,
  copyWidgetCode,
  createChatbot,
  fact,
  openChatTesting,
  signUp,
  uploadHandbook,
} from "../../browser/first-steps.ts";
import { expectQuiet, launch, seen, type Visit, visit } from "../../browser/visit.ts";
import { type Host, openHost } from "../../browser/widget-host.ts";
import { type ReverseProxy, startReverseProxy } from "../../infra/local/reverse-proxy.ts";
import { type Product, startProduct } from "../../product.ts";

let browser: Browser;
let host: Host;
let proxy: ReverseProxy;
let product: Product;
let owner: Visit;
let url: string;

beforeAll(async () => {
  [browser, host, proxy] = await Promise.all([launch(), openHost(), startReverseProxy("its own")]);
  url = `http://docs.localhost:${proxy.port}`;
  product = await startProduct({ args: ["--url", url] });
  proxy.leadTo(/to (http:\/\/127\.0\.0\.1:\d+)/.exec(product.output())?.[1] ?? "");
  owner = await visit(browser);
});
afterAll(async () => {
  await browser.close();
  host.close();
  proxy.stop();
  await product.stop();
});

it("under its public name an owner signs up, uploads, sees it processed, and asks", async () => {
  const { page } = owner;
  await page.goto(`${url}/signup`);
  await signUp(page, "ann@example.com");
  await page.waitForURL("**/app");
  await createChatbot(page);
  await uploadHandbook(page);
  await openChatTesting(page);
  await ask(page);
  await seen(page, fact);
  expectQuiet(owner);
});

it("the widget's code names the public address, and answers on a page elsewhere", async () => {
  const snippet = await copyWidgetCode(owner.page);
  expect(snippet).toContain(`${url}/widget.js`);
  const visitor = await visit(browser);
  await askInWidget(visitor.page, host.page({ body: snippet }));
  expectQuiet(visitor);
});
