import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectUsable } from "../../browser/usable.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { uniqueId } from "../../unique-id.ts";
import { nobody } from "../../users.ts";
import { dialog, field, fields, fillForm, openForum, submit, titles, toasted } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const newTitle = (): string => `How to ${uniqueId("title")}`;
const found = async (q: string) => (await nobody().forum.posts({ q })).items;

it("[FORUM-004] [FORUM-019] [FORUM-022] New Post opens the form with its six fields, by keyboard too, and Escape closes it", async () => {
  const visitor = await openForum(browser);
  const { page } = visitor;
  const opener = page.getByRole("button", { name: "New Post" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("heading", { name: "Create New Post", exact: true }).waitFor();
  for (const name of fields) expect(await field(page, name).isVisible()).toBe(true);
  const shown = dialog(page).locator("label").filter({ visible: true });
  expect(await shown.count()).toBe(fields.length);
  expect(await field(page, "Type").inputValue()).toBe("question");
  expect(await field(page, "Type").locator("option").allTextContents()).toEqual([
    "Question",
    "Testimonial",
    "Feedback",
    "Bug Report",
  ]);
  expect(await field(page, "Your Name").evaluate((element) => element === document.activeElement)).toBe(true);
  for (let at = 0; at < 12; at++) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement?.closest("dialog") !== null || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await expectUsable(page);
  await page.keyboard.press("Escape");
  expect(await dialog(page).count()).toBe(0);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expectQuiet(visitor);
});

it("[FORUM-021] Create Post is disabled unless title, content, category and name are filled; an address may be missing", async () => {
  const { page } = await openForum(browser);
  await fillForm(page, newTitle());
  expect(await submit(page).isEnabled()).toBe(true);
  for (const name of ["Your Name", "Title", "Content"] as const) {
    const text = await field(page, name).inputValue();
    for (const blank of ["", "   "]) {
      await field(page, name).fill(blank);
      expect([name, blank, await submit(page).isDisabled()]).toEqual([name, blank, true]);
    }
    await field(page, name).fill(text);
    expect(await submit(page).isEnabled()).toBe(true);
  }
  await field(page, "Category").selectOption({ label: "Choose a category" });
  expect(await submit(page).isDisabled()).toBe(true);
  await field(page, "Category").selectOption({ label: "Problems" });
  expect([await submit(page).isEnabled(), await field(page, "Email").inputValue()]).toEqual([true, ""]);
});

it("[FORUM-024] [FORUM-043] a post is created with the solved puzzle, said by a toast, and stands in the list", async () => {
  const visitor = await openForum(browser);
  const { page } = visitor;
  const title = newTitle();
  await fillForm(page, title);
  await submit(page).click();
  await page.waitForURL("**/help/posts/fpost_*");
  await toasted(page, "Post created successfully!");
  await page.getByRole("heading", { name: title, level: 1 }).waitFor();
  expect(await page.locator("article strong").textContent()).toBe(title);
  expect(await found(title)).toMatchObject([
    {
      status: "published",
      author_name: "Mara",
      category_name: "Ideas",
      post_type: "question",
      user_id: null,
    },
  ]);
  await page.getByRole("link", { name: "← Back to Posts" }).click();
  await page.waitForURL(`${inject("url")}/help`);
  expect(await titles(page)).toContain(title);
  await page.getByRole("button", { name: "New Post" }).click();
  expect(await field(page, "Title").inputValue()).toBe("");
  expectQuiet(visitor);
});

it("the form says what happens while the puzzle is solved, and cannot be sent twice", async () => {
  const { page } = await openForum(browser);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/forum/challenge", async (route) => {
    await promise;
    await route.continue();
  });
  const title = newTitle();
  await fillForm(page, title);
  await submit(page).click();
  await dialog(page).getByText("One moment, about two seconds.").waitFor();
  const button = dialog(page).getByRole("button", { name: "Checking…", exact: true });
  expect(await button.isDisabled()).toBe(true);
  await field(page, "Title").press("Enter");
  await expectUsable(page);
  resolve();
  await toasted(page, "Post created successfully!");
  expect(await found(title)).toHaveLength(1);
});

it("[FORUM-044] a post that fails is said by a toast and in the form, nothing that was typed is lost, and the next try posts it once", async () => {
  const visitor = await openForum(browser);
  const { page } = visitor;
  const title = newTitle();
  await page.route("**/api/forum/posts", (route) => route.abort());
  await fillForm(page, title);
  await field(page, "Email").fill("mara@mail.example");
  await submit(page).click();
  await toasted(page, "Failed to create post");
  const advice = dialog(page)
    .getByRole("alert")
    .filter({ hasText: "Check your connection and send it once more. Your text is kept." });
  expect(await advice.isVisible()).toBe(true);
  const close = dialog(page).getByRole("button", { name: "Close message" });
  await close.click();
  expect(await page.locator(".toast").count()).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: "New Post" }).click();
  const typed = await Promise.all(fields.map((name) => field(page, name).inputValue()));
  expect(typed).toEqual([
    "Mara",
    "mara@mail.example",
    "fcat_ideas",
    "question",
    title,
    `About **${title}**.`,
  ]);
  await page.unroute("**/api/forum/posts");
  await submit(page).click();
  await toasted(page, "Post created successfully!");
  expect(await found(title)).toHaveLength(1);
  expectQuiet(visitor);
});

it("[FORUM-044] a refusal is said in the server's words, and an answer that got lost makes no second post", async () => {
  const { page } = await openForum(browser);
  const title = newTitle();
  await fillForm(page, title);
  await field(page, "Content").fill("https://a.example https://b.example https://c.example");
  await submit(page).click();
  await toasted(page, "Failed to create post");
  await dialog(page).getByText("Use at most 2 links.").waitFor();
  await field(page, "Content").fill("No links.");
  expect(await dialog(page).getByText("Use at most 2 links.").isVisible()).toBe(false);
  // it arrives, but its answer does not
  await page.route("**/api/forum/posts", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await dialog(page).getByText("Check your connection").waitFor();
  await page.unroute("**/api/forum/posts");
  await submit(page).click();
  await dialog(page).getByText("This was sent already. Reload the page to see it.").waitFor();
  expect(await found(title)).toHaveLength(1);
});
