import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { launch } from "../../browser/visit.ts";
import { arrive } from "../../browser/widget-browser.ts";
import {
  type articles,
  cards,
  chip,
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
  await chip(page, featuredArticle.category).click();
  await featured(page).getByRole("heading", { name: featuredArticle.title }).waitFor();
  expect(await titles(page)).toEqual(
    others.filter(({ category }) => category === featuredArticle.category).map(({ title }) => title),
  );
  await page.getByText("1 article: the one above").waitFor();
  expect(await page.getByText("No articles found").isVisible()).toBe(false);
  // every other match is in the grid, the first of them too
  await chip(page, "Support").click();
  expect(await titles(page)).toEqual(
    others.filter(({ category }) => category === "Support").map(({ title }) => title),
  );
  await featured(page).getByRole("heading", { name: featuredArticle.title }).waitFor();
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
