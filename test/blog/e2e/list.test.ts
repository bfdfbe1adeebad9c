import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readArticles } from "#pages/blog/articles.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, phone } from "../../browser/widget-browser.ts";

const articles = readArticles();
const [first, ...others] = articles;
if (!first) throw new Error("There is no article.");

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

const search = (page: Page) => page.getByPlaceholder("Search articles...", { exact: true });
const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", { name, exact: true });
const cards = (page: Page) => page.locator("#grid > article").filter({ visible: true });
const titles = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allTextContents();
const featured = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Read Article/ }) });
const chosen = (page: Page) =>
  page.getByRole("group", { name: "Category" }).getByRole("button", { pressed: true }).allTextContents();

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

it("[BLOG-002] [BLOG-003] [BLOG-004] [BLOG-010] the list has its heading, the first article on top, a search and the box of the newsletter", async () => {
  const visitor = await openList();
  const { page } = visitor;
  await page
    .getByRole("heading", { level: 1, name: "AI Chatbot Insights & Strategies", exact: true })
    .waitFor();
  await featured(page).getByRole("heading", { name: first.title }).waitFor();
  await featured(page).getByRole("img").waitFor();
  await featured(page).getByText(first.excerpt).waitFor();
  expect(await search(page).isVisible()).toBe(true);
  const news = page.getByRole("region", { name: "A new article" });
  expect(await news.getByRole("textbox", { name: "Email" }).getAttribute("type")).toBe("email");
  expect(await news.getByRole("button", { name: "Subscribe", exact: true }).isEnabled()).toBe(true);
  await expectAccessible(page);
  expectQuiet(visitor);
  await featured(page).getByRole("link", { name: "Read Article" }).click();
  await page.waitForURL(`**/blog/${first.slug}`);
});

it("[BLOG-005] the chips are All and each category once", async () => {
  const { page } = await openList();
  const names = await page.getByRole("group", { name: "Category" }).getByRole("button").allTextContents();
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

it("[BLOG-006] words are looked for in title, excerpt and tags, in any order and case, and together with the category", async () => {
  const { page } = await openList();
  const found = (test: (article: (typeof articles)[number]) => boolean) =>
    others.filter(test).map(({ title }) => title);
  const byTitle = others[4];
  const word = byTitle?.title.split(" ").findLast((one) => one.length > 4) ?? "";
  await search(page).fill(word.toUpperCase());
  expect(await titles(page)).toContain(byTitle?.title);
  const byExcerpt = others[6];
  await search(page).fill(byExcerpt?.excerpt.slice(10, 40) ?? "");
  expect(await titles(page)).toEqual([byExcerpt?.title]);
  // the fourth tag is on no card
  const byTag = others.find(({ tags }) => tags.length > 3);
  await search(page).fill(byTag?.tags[3] ?? "");
  expect(await titles(page)).toContain(byTag?.title);
  await search(page).fill([...(byTag?.tags ?? [])].toReversed().join("  "));
  expect(await titles(page)).toEqual([byTag?.title]);

  await search(page).fill("");
  await chip(page, "Support").click();
  expect(await chosen(page)).toEqual(["Support"]);
  expect(await titles(page)).toEqual(found(({ category }) => category === "Support"));
  await search(page).fill("gaps");
  expect(await titles(page)).toEqual(
    found(
      ({ category, title, excerpt, tags }) =>
        category === "Support" && [title, excerpt, ...tags].join(" ").toLowerCase().includes("gaps"),
    ),
  );
  await page.getByRole("status").getByText("1 article", { exact: true }).waitFor();
  await chip(page, "Legal").click();
  expect(await titles(page)).toEqual([]);
});

it("[BLOG-007] the first article stands above whatever is searched, counts as found, and is not shown twice", async () => {
  const { page } = await openList();
  await chip(page, first.category).click();
  await featured(page).getByRole("heading", { name: first.title }).waitFor();
  expect(await titles(page)).toEqual(
    others.filter(({ category }) => category === first.category).map(({ title }) => title),
  );
  await page.getByText("1 article: the one above").waitFor();
  expect(await page.getByText("No articles found").isVisible()).toBe(false);
  // every other match is in the grid, the first of them too
  await chip(page, "Support").click();
  expect(await titles(page)).toEqual(
    others.filter(({ category }) => category === "Support").map(({ title }) => title),
  );
  await featured(page).getByRole("heading", { name: first.title }).waitFor();
});

it("[BLOG-009] without a match the list says so, and gives a way out", async () => {
  const { page } = await openList();
  await chip(page, "Legal").click();
  await search(page).fill("zeppelin");
  await page.getByRole("heading", { name: "No articles found", exact: true }).waitFor();
  await page.getByText("Try adjusting your search terms or category filter.", { exact: true }).waitFor();
  await expect.poll(() => page.locator("#found").textContent()).toBe("0 articles");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear search" }).click();
  await search(page).and(page.locator(":focus")).waitFor();
  expect(await titles(page)).toHaveLength(23);
  expect(await chosen(page)).toEqual(["All"]);
});

it("the address keeps the filter for the way back, a reload and a link, and keeps what else stands in it", async () => {
  const { page } = await openList("?from=mail");
  await search(page).fill("handbook");
  await chip(page, "HR").click();
  await cards(page).getByRole("link").first().click();
  await page.waitForURL("**/blog/*");
  await page.goBack();
  await page.waitForURL("**/blog?from=mail&q=handbook&category=HR");
  await expect.poll(() => search(page).inputValue()).toBe("handbook");
  expect(await titles(page)).toHaveLength(1);
  await page.reload();
  expect(await search(page).inputValue()).toBe("handbook");
  expect(await chosen(page)).toEqual(["HR"]);
  await chip(page, "All").press("Enter");
  await search(page).fill("");
  await page.waitForURL("**/blog?from=mail");
  const other = await openList("?category=Nothing&q=handbook");
  expect(await chosen(other.page)).toEqual(["All"]);
});

it("the search is worked by keyboard alone, and says how many there are", async () => {
  const { page } = await openList();
  await search(page).focus();
  await page.keyboard.type("allergen");
  await page.getByRole("search").getByRole("status").getByText("1 article").waitFor();
  await page.keyboard.press("Tab");
  await chip(page, "All").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await chosen(page)).toEqual(["Sales"]);
  await page.getByRole("heading", { name: "No articles found" }).waitFor();
});

it("[BLOG-012] no call is made to read or search the articles", async () => {
  const { page } = await arrive(browser);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(`${inject("url")}/blog`, { waitUntil: "networkidle" });
  await search(page).fill("chatbot");
  await chip(page, "Sales").click();
  await page.goto(`${inject("url")}/blog/${first.slug}`, { waitUntil: "networkidle" });
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
  expect(await page.getByPlaceholder("Search articles...").count()).toBe(1);
  expect(await search(page).isVisible()).toBe(false);
  expect(await titles(page)).toHaveLength(23);
  await page.emulateMedia({ media: "print" });
  expect(await titles(page)).toEqual(others.map(({ title }) => title));
  const heights = await cards(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThan(100);
});
