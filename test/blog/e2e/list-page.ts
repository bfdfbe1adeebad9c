import type { Page } from "playwright-core";
import { readArticles } from "#pages/blog/articles.ts";

export const articles = readArticles();

const [first, ...rest] = articles;
if (!first) throw new Error("There is no article.");
export const featuredArticle = first;
export const others = rest;

const categories = (page: Page) => page.getByRole("group", { name: "Category" });

export const search = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });

export const chip = (page: Page, name: string) => categories(page).getByRole("button", { name, exact: true });

export const chips = (page: Page): Promise<string[]> =>
  categories(page).getByRole("button").allTextContents();

export const chosen = (page: Page): Promise<string[]> =>
  categories(page).getByRole("button", { pressed: true }).allTextContents();

/** The cards of the grid that are shown. */
export const cards = (page: Page) => page.locator("#grid > article").filter({ visible: true });

export const titles = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allTextContents();

/** The card above them. */
export const featured = (page: Page) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name: /^Read Article/ }) });
