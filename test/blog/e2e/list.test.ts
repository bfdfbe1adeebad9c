import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, phone } from "../../browser/widget-browser.ts";
import {
  articles,
  cards,
  chip,
  chips,
  chosen,
  featured,
  featuredArticle,
  others,
  search,
  titles,
} from "./list-page.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const openList = async (query = "", options: Parameters<typeof arrive>[1] = {}) => {
  const visitor = await arrive(browser, options);
  await visitor.page.goto(`${inject("url")}/blog${query}`);
  return visitor;
};

it("[BLOG-001] the header leads home, to the help centre, to the sign-in and to the sign-up, on a phone by a menu", async () => {
  const places = [
    ["Home", "/"],
    ["Help Center", "/help"],
    ["Sign In", "/login"],
    ["Get Started", "/signup"],
  ] as const;
  const { page } = await openList();
  const header = page.getByRole("banner");
  for (const [name, href] of places)
    expect(await header.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(href);
  expect(await header.getByText("Open menu").isVisible()).toBe(false);

  const narrow = await openList("", phone);
  const menu = narrow.page.getByRole("banner");
  expect(await menu.getByRole("link", { name: "Help Center" }).count()).toBe(0);
  await menu.locator("summary").press("Enter");
  for (const [name, href] of places)
    expect(await menu.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(href);
  await menu.getByText("Close menu").waitFor({ state: "attached" });
  expect(await narrow.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await menu.getByRole("link", { name: "Home" }).click();
  await narrow.page.waitForURL(`${inject("url")}/`);
});

it("[BLOG-002] the list has its heading, and no barriers", async () => {
  const visitor = await openList();
  const { page } = visitor;
  await page
    .getByRole("heading", { level: 1, name: "AI Chatbot Insights & Strategies", exact: true })
    .waitFor();
  await expectAccessible(page);
  expectQuiet(visitor);
});

it("[BLOG-003] the first article stands on top, with a link to read it", async () => {
  const { page } = await openList();
  await featured(page).getByRole("heading", { name: featuredArticle.title }).waitFor();
  await featured(page).getByRole("img").waitFor();
  await featured(page).getByText(featuredArticle.excerpt).waitFor();
  await featured(page).getByRole("link", { name: "Read Article" }).click();
  await page.waitForURL(`**/blog/${featuredArticle.slug}`);
});

it("[BLOG-004] the search says what it searches", async () => {
  const { page } = await openList();
  expect(await search(page).isVisible()).toBe(true);
  expect(await search(page).getAttribute("placeholder")).toBe("Search articles...");
});

it("[BLOG-010] the list ends with a box for the newsletter: a field for an email address and Subscribe", async () => {
  const { page } = await openList();
  const news = page.getByRole("region", { name: "A new article" });
  expect(await news.getByRole("textbox", { name: "Email" }).getAttribute("type")).toBe("email");
  expect(await news.getByRole("button", { name: "Subscribe", exact: true }).isEnabled()).toBe(true);
});

it("[BLOG-005] the chips are All and each category once", async () => {
  const { page } = await openList();
  const names = await chips(page);
  expect(names[0]).toBe("All");
  expect(names.slice(1).toSorted()).toEqual(
    [...new Set(articles.map(({ category }) => category))].toSorted(),
  );
  expect(names).toHaveLength(24);
  expect(await chosen(page)).toEqual(["All"]);
});

it("[BLOG-007] [BLOG-008] the grid has every other article with image, category, read time, title, excerpt, date, Read More and up to three tags", async () => {
  const { page } = await openList();
  expect(await titles(page)).toEqual(others.map(({ title }) => title));
  for (const [at, article] of others.entries()) {
    const card = cards(page).nth(at);
    expect(await card.getByRole("img").getAttribute("aria-label")).toContain(article.picture.where);
    const text = await card.textContent();
    const { category, readTime, excerpt, tags } = article;
    for (const part of [category, `${readTime} min read`, excerpt, "Nov 28, 2026", "Read More"])
      expect(text).toContain(part);
    expect(await card.getByRole("listitem").allTextContents()).toEqual(tags.slice(0, 3));
  }
  expect(others.some(({ tags }) => tags.length > 3)).toBe(true);
  // the link of the title lies over the whole card
  await cards(page).first().getByText("Read More").click({ force: true });
  await page.waitForURL(`**/blog/${others[0]?.slug}`);
});

it("[BLOG-012] no call is made to read or search the articles", async () => {
  const { page } = await arrive(browser);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const settled = () => page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.goto(`${inject("url")}/blog`);
  await settled();
  await search(page).fill("chatbot");
  await chip(page, "Sales").click();
  await page.goto(`${inject("url")}/blog/${featuredArticle.slug}`);
  await settled();
  const files = /^GET \/(?:blog(?:\/[a-z0-9-]+)?|favicon\.svg|(?:widget|fonts)\/[\w-]+\.(?:js|css|woff2))$/;
  expect(requested.filter((one) => !files.test(one))).toEqual([]);
});

it("a phone shows the whole list in its width, and the chosen category of a link in sight", async () => {
  const { page } = await openList("?category=Small+Business", phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const box = await chip(page, "Small Business").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

it("without JavaScript and on paper all articles are there, and no search that does nothing", async () => {
  const { page } = await openList("", { javaScriptEnabled: false });
  expect(await page.getByPlaceholder("Search articles").count()).toBe(1);
  expect(await search(page).isVisible()).toBe(false);
  expect(await titles(page)).toHaveLength(23);
  await page.emulateMedia({ media: "print" });
  expect(await titles(page)).toEqual(others.map(({ title }) => title));
  const heights = await cards(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThan(100);
});
