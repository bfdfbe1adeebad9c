import type { Browser, Page } from "playwright-core";
import { inject } from "vitest";
import type { Visit } from "../../browser/visit.ts";
import { arrive } from "../../browser/widget-browser.ts";

type Options = Parameters<typeof arrive>[1];

/** A visitor of their own at a page of the help centre. */
export const openForum = async (browser: Browser, path = "/help", options: Options = {}): Promise<Visit> => {
  const visitor = await arrive(browser, options);
  await visitor.page.goto(inject("url") + path);
  return visitor;
};

export const openPost = (browser: Browser, id: string, options?: Options): Promise<Visit> =>
  openForum(browser, `/help/posts/${id}`, options);

export const cards = (page: Page) => page.locator(".posts > article");

export const titles = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allTextContents();

/** Waits until a toast says this. */
export const toasted = (page: Page, text: string): Promise<void> =>
  page.locator(".toast").getByText(text, { exact: true }).waitFor();

export const search = (page: Page) => page.getByPlaceholder("Search posts...", { exact: true });

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Create New Post" });

export const submit = (page: Page) => dialog(page).getByRole("button", { name: "Create Post", exact: true });

export const fields = ["Your Name", "Email", "Category", "Type", "Title", "Content"] as const;

export const field = (page: Page, name: (typeof fields)[number]) => dialog(page).getByLabel(name);

/** Opens the form and fills in all that is needed. */
export const fillForm = async (page: Page, title: string): Promise<void> => {
  await page.getByRole("button", { name: "New Post" }).click();
  await field(page, "Your Name").fill("Mara");
  await field(page, "Category").selectOption({ label: "Ideas" });
  await field(page, "Title").fill(title);
  await field(page, "Content").fill(`About **${title}**.`);
};

export const replyBox = (page: Page) => page.getByRole("textbox", { name: "Your reply" });

export const postReply = (page: Page) => page.getByRole("button", { name: "Post Reply", exact: true });

export const upvote = (page: Page) => page.getByRole("button", { name: /^Upvoted? \d/ });

export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);
