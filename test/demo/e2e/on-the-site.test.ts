import { readdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectQuiet, launch, seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, openWidget, phone } from "../../browser/widget-browser.ts";
import { type Borrowed, borrow } from "../../products/borrow.ts";
import { untilFound } from "../visitor.ts";

let browser: Browser;
let product: Borrowed;

beforeAll(async () => {
  [browser, product] = await Promise.all([launch(), borrow("demo")]);
  await untilFound(product.folder, readdirSync("pages/help/articles").length);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.giveBack()]);
});

const starter = "Which files can I upload?";
const dark = { colorScheme: "dark" } as const;

it.each([
  ["a desk in light colours", {}],
  ["a phone in dark ones", { ...phone, ...dark }],
])("on the landing page it answers in a frame, and a source leads to its article, on %s", async (_, look) => {
  const { page } = await arrive(browser, look);
  await page.goto(product.url);
  const frame = page.locator('iframe[src^="/embed/docent-help"]');
  await frame.scrollIntoViewIfNeeded();
  const chat = frame.contentFrame();
  await chat.getByText("Ask about Docent. The answers come from its help articles").waitFor();
  await chat.getByRole("button", { name: starter }).click();
  await chat.getByRole("button", { name: "Source 1" }).click();
  await chat.locator("blockquote mark", { hasText: "PDF, TXT, MD" }).waitFor();
  const opened = page.context().waitForEvent("page");
  await chat.getByRole("link", { name: "File types and limits" }).click();
  const article = await opened;
  await article.getByRole("heading", { level: 1, name: "File types and limits" }).waitFor();
  const [panel, around] = await Promise.all([
    chat.locator("section.panel").boundingBox(),
    frame.boundingBox(),
  ]);
  expect(Math.round(panel?.width ?? 0)).toBe(Math.round(around?.width ?? 1));
  expect(Math.round(panel?.height ?? 0)).toBe(Math.round(around?.height ?? 1));
  const ground = await chat.locator("section.panel").evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(ground).toBe("colorScheme" in look ? "rgb(29, 27, 22)" : "rgb(253, 252, 249)");
});

it.each(["/help", "/help/articles", "/help/articles/team"])(
  "%s is read without a script, and has one button that requests nothing until it is pressed",
  async (path) => {
    const { page: still } = await arrive(browser, { javaScriptEnabled: false });
    await still.goto(product.url + path);
    await still.getByRole("heading", { level: 1 }).waitFor();
    expect(await still.locator("docent-widget").count()).toBe(0);

    const visitor = await arrive(browser, dark);
    const { page } = visitor;
    const asked = requestsOf(page);
    await page.goto(product.url + path, { waitUntil: "networkidle" });
    expect(asked.filter((one) => one.startsWith("/functions/"))).toEqual([]);
    await openWidget(page, product.url + path);
    await ask(page, starter);
    await seen(page, /PDF, TXT, MD/);
    expect(await barriers(page)).toEqual([]);
    expectQuiet(visitor);
  },
);

const requestsOf = (page: Page): string[] => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
};
