import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readHelpArticles } from "#pages/help/help-articles.ts";
import { cited, following, second } from "#pages/site/parts/demo.ts";
import { expectQuiet, launch } from "../browser/visit.ts";
import { arrive, barriers, field, phone } from "../browser/widget-browser.ts";
import { type Borrowed, borrow } from "../products/borrow.ts";
import { until } from "../until.ts";

let browser: Browser;
let product: Borrowed;

beforeAll(async () => {
  [browser, product] = await Promise.all([launch(), borrow("demo")]);
  const { url } = product;
  const widget = `${url}/functions/v1/widgets/docent-help`;
  // the chatbot is made after the start, and answers its own site alone
  await until(async () => (await fetch(widget, { headers: { origin: url } })).ok || undefined);
});
afterAll(async () => {
  await Promise.all([browser.close(), product.giveBack()]);
});

const example = (page: Page) => page.getByText("A still example:");

/** Resolves when observers of what is in view have been told at least once. */
const seenTwice = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
};

it("the still example quotes the help articles word for word", () => {
  const textOf = (slug: string) => readHelpArticles().find((one) => one.slug === slug)?.markdown ?? "";
  const refusals = textOf("when-nothing-is-found");
  expect(refusals).toContain(`${cited} ${following}`);
  expect(refusals).toContain("The documents I have do not answer this question.");
  expect(refusals.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")).toContain(second);
});

it("an installation without the demo shows an answered question with its passage, and asks for nothing", async () => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(inject("url"), { waitUntil: "networkidle" });
  await page.locator("#demo mark", { hasText: cited }).waitFor();
  await page.getByRole("link", { name: "Source 2" }).click();
  await page.waitForURL("**/help/articles/gaps");
  expect(asked.filter((path) => /^\/(functions|embed|api)\//.test(path))).toEqual([]);
  expectQuiet(visitor);
});

it("where the chat cannot be reached the example stays", async () => {
  const { page } = await arrive(browser);
  await page.route("**/functions/v1/widgets/docent-help", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto(product.url);
  await failed;
  await page.evaluate(seenTwice);
  expect(await page.locator("#demo iframe").count()).toBe(0);
  expect(await example(page).isVisible()).toBe(true);
});

/** Sums up, in the page, how far parts of it move by themselves. */
const noteShifts = () => {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "shifts" in window) window.shifts = Number(window.shifts) + Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
};

it.each([
  ["a desk", {}],
  ["a phone", phone],
])("on %s the chat takes the example's place, and nothing moves", async (_, look) => {
  const visitor = await arrive(browser, look);
  const { page } = visitor;
  await page.addInitScript(noteShifts);
  await page.goto(product.url);
  await page.locator("#demo").scrollIntoViewIfNeeded();
  const frame = page.locator("#demo iframe");
  await field(frame.contentFrame()).waitFor();
  expect(await example(page).isVisible()).toBe(false);
  expect(await frame.isVisible()).toBe(true);
  expect(await page.evaluate(() => ("shifts" in window ? Number(window.shifts) : 1))).toBeLessThan(0.02);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect(await barriers(page)).toEqual([]);
  expectQuiet(visitor);
});

it("the chat is asked for when all that belongs to the page is there", async () => {
  const { page } = await arrive(browser);
  const held = Promise.withResolvers<void>();
  await page.route("**/held.svg", async (route) => {
    await held.promise;
    await route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const picture = document.createElement("img");
      picture.src = "/held.svg";
      document.body.append(picture);
    });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(product.url, { waitUntil: "domcontentloaded" });
  await page.evaluate(seenTwice);
  expect(asked.filter((path) => path.startsWith("/functions/"))).toEqual([]);
  held.resolve();
  await field(page.locator("#demo iframe").contentFrame()).waitFor();
});

it("the chat has the theme that was chosen in the app", async () => {
  const { page } = await arrive(browser, { colorScheme: "light" });
  await page.goto(`${product.url}/config.json`);
  await page.evaluate(() => localStorage.setItem("docent.theme", "dark"));
  await page.goto(product.url);
  const chat = page.locator("#demo iframe").contentFrame();
  await field(chat).waitFor();
  const ground = await chat.locator("section.panel").evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(ground).toBe("rgb(29, 27, 22)");
});
