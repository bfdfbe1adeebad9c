import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { render } from "#lambdas/forum/page/respond.ts";
import { pagePolicy } from "#shared/page-policy.ts";
import type { Page as SitePage } from "#shared/site/document.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive } from "../../browser/widget-browser.ts";
import { strangers, watch } from "../../web/e2e/injection/canary.ts";
import { clobbered, shapes } from "../../web/e2e/injection/markup.ts";
import { portions } from "../../web/e2e/injection/payloads.ts";
import { hostileList, hostileThread, parts } from "../hostile-pages.ts";
import { field } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const files = JSON.parse(readFileSync(join(import.meta.dirname, "../../../dist/site/files.json"), "utf8"));

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": pagePolicy({ ancestors: "'none'" }),
};

/** Elements that only a text could have brought; the page's own data for search engines run nowhere. */
const strangersIn = async (page: Page): Promise<string[]> => {
  const found = await strangers(page, clobbered);
  return found.filter((markup) => !markup.startsWith('<script type="application/ld+json">{"@context"'));
};

/** Shows a page at its own address, with the scripts of the site. */
const show = async (page: Page, path: string, shown: SitePage): Promise<void> => {
  const url = inject("url") + path;
  const body = render(shown, { files, origin: inject("url") });
  await page.route(url, (route) => route.fulfill({ body, headers }));
  await page.goto(url);
  await page.unroute(url);
};

it("no hostile text runs, asks for anything or becomes an element in a post and in the list, while the scripts work on them", async () => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  const found = await watch(visitor.context);
  for (const [at, texts] of parts.entries()) {
    await show(page, `/help/posts/fpost_${at}`, hostileThread(texts));
    await page.locator("[data-vote]:not([disabled])").first().waitFor();
    expect(await strangersIn(page)).toEqual([]);
    await show(page, `/help?at=${at}`, hostileList(texts));
    await page.getByRole("button", { name: "New Post" }).click();
    expect(await page.locator("dialog[open] [name=title]").isVisible()).toBe(true);
    expect(await strangersIn(page)).toEqual([]);
  }
  expect(found).toEqual([]);
  expectQuiet(visitor);
});

it("no search, no draft of this browser and no similar post becomes more than text", async () => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  const found = await watch(visitor.context);
  const all = shapes.join(" ");
  await visitor.context.addInitScript((text) => {
    const draft = { author_name: text, title: text, content: text, category_id: text };
    localStorage.setItem("docent.forum.draft", JSON.stringify(draft));
    sessionStorage.setItem("docent.forum.say", JSON.stringify({ text, about: text }));
    sessionStorage.setItem("docent.forum.list", `?q=${text}`);
  }, all);
  await page.route("**/api/forum/posts?*", (route) =>
    route.fulfill({ json: { items: [{ id: all, title: all, is_solved: true }], total: 1 } }),
  );
  for (const texts of portions(6, shapes)) {
    await page.goto(`${inject("url")}/help?q=${encodeURIComponent(texts.join(" ").slice(0, 200))}`);
    await page.getByRole("button", { name: "New Post" }).click();
    expect(await field(page, "Content").inputValue()).toContain(shapes[0]);
    expect(await strangersIn(page)).toEqual([]);
  }
  await field(page, "Title").fill("something similar");
  await page.locator("#similar a").waitFor();
  expect(await page.locator("#similar a").textContent()).toBe(all);
  expect(await strangersIn(page)).toEqual([]);
  await show(page, "/help/posts/fpost_1", hostileThread(["harmless"]));
  await page.locator(".toast").waitFor();
  expect(await page.locator(".toast span").textContent()).toBe(all);
  expect(await strangersIn(page)).toEqual([]);
  expect(found).toEqual([]);
  expectQuiet(visitor);
});
