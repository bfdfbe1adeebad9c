import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectUsable } from "../../browser/usable.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { uniqueId } from "../../unique-id.ts";
import { nobody } from "../../users.ts";
import { from } from "../from.ts";
import { newVisitor, post, reply } from "../write.ts";
import { cards, dialog, openForum, openPost, search, titles } from "./forum-page.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const word = (): string => uniqueId("word").replace("_", "");

it("[FORUM-001] the header has the logo, the label and the ways to sign in and to get started, and anybody may read", async () => {
  const visitor = await openForum(browser);
  const header = visitor.page.getByRole("banner");
  expect(await header.getByRole("link", { name: "Docent", exact: true }).getAttribute("href")).toBe("/");
  expect(await header.locator(".logo svg").isVisible()).toBe(true);
  expect(await header.getByText("Help Center", { exact: true }).isVisible()).toBe(true);
  const hrefOf = (name: string) => header.getByRole("link", { name, exact: true }).getAttribute("href");
  expect([await hrefOf("Sign In"), await hrefOf("Get Started")]).toEqual(["/login", "/signup"]);
  await visitor.page.getByRole("heading", { name: "Help Center", level: 1 }).waitFor();
  expectQuiet(visitor);
});

it("[FORUM-002] [FORUM-003] [FORUM-034] the list has a title, a search and a filter by type, which work together", async () => {
  const own = word();
  await post({ title: `${own} question` });
  await post({ title: `${own} report`, post_type: "bug_report", content: "Broken since Monday." });
  await post({ title: "Another report", post_type: "bug_report", content: `Of ${own}.` });
  const { page } = await openForum(browser);
  const types = page.getByRole("combobox", { name: "Type", exact: true });
  expect(await types.locator("option").allTextContents()).toEqual([
    "All Types",
    "Questions",
    "Testimonials",
    "Feedback",
    "Bug Reports",
  ]);
  await search(page).fill(own);
  await search(page).press("Enter");
  await page.getByText(`3 posts with “${own}”`).waitFor();
  await types.selectOption("Bug Reports");
  await page.getByText(`2 posts with “${own}”`).waitFor();
  expect(await titles(page)).toEqual(["Another report", `${own} report`]);
  expect(new URL(page.url()).search).toBe(`?q=${own}&type=bug_report`);
  expect(await page.locator(".hit").allTextContents()).toEqual([own, own]);
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await page.waitForURL("**/help?type=bug_report");
});

it("[FORUM-005] [FORUM-006] [FORUM-007] the sidebar has All Posts and each category with icon, description and count, and a choice restricts the list", async () => {
  const own = word();
  await post({ title: `${own} idea`, category_id: "fcat_ideas" });
  await post({ title: `${own} problem`, category_id: "fcat_problems" });
  const { page } = await openForum(browser, `/help?q=${own}`);
  const { items, total } = await nobody().forum.categories({});
  const entries = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  const countOf = async (name: string) =>
    Number(await entries.filter({ hasText: name }).locator(".count").textContent());
  expect(await countOf("All Posts")).toBeLessThanOrEqual(total);
  expect(await countOf("All Posts")).toBeGreaterThan(1);
  for (const { name, description } of items) {
    const entry = entries.filter({ hasText: name });
    expect(await entry.locator("svg path, svg circle").count()).toBeGreaterThan(0);
    expect(await entry.locator("small").textContent()).toBe(description);
    expect(await countOf(name)).toBeGreaterThanOrEqual(0);
  }
  const icons = await entries.locator("svg").evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(icons).size).toBe(6);
  expect(await titles(page)).toEqual([`${own} problem`, `${own} idea`]);
  await entries.filter({ hasText: "Ideas" }).click();
  await page.waitForURL(`**/help?q=${own}&category=fcat_ideas`);
  expect(await titles(page)).toEqual([`${own} idea`]);
  expect(await entries.filter({ hasText: "Ideas" }).getAttribute("aria-current")).toBe("true");
  await expectUsable(page);
});

it("[FORUM-008] [FORUM-009] a card shows type, category, views, upvotes, title, author, date and the first 200 characters", async () => {
  const own = word();
  const content = `Since yesterday ${"the answers come late and ".repeat(20)}`;
  const { post: made } = await post({ title: own, content, author_name: "Ann Lee", post_type: "feedback" });
  await from().forum.view({ id: made.id, visitor: newVisitor() });
  for (const _ of "12") await from().forum.vote({ id: made.id, voter: newVisitor() });
  const { page } = await openForum(browser, `/help?q=${own}`);
  const card = cards(page);
  expect(await card.locator(".tag").textContent()).toBe("Feedback");
  expect(await card.locator(".about").textContent()).toContain("Getting started");
  expect(await card.locator(".end").textContent()).toBe("Views 1Upvotes 2");
  expect(await card.getByRole("heading").textContent()).toBe(own);
  const day = new Date().toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "medium" });
  expect(await card.locator(".by > *").allTextContents()).toEqual(["Ann Lee", day]);
  expect(await card.locator(".excerpt").textContent()).toBe(`${content.slice(0, 200)}…`);
});

it("[FORUM-010] [FORUM-011] a list without posts says so and offers to create one, after a search to search otherwise", async () => {
  const { page } = await openForum(browser, "/help?category=fcat_nothing");
  await page.getByRole("heading", { name: "No posts found", exact: true }).waitFor();
  await page.getByText("Be the first to ask a question or share feedback", { exact: true }).waitFor();
  await page.locator(".nothing").getByRole("button", { name: "Create Post", exact: true }).click();
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await search(page).fill("nobody wrote this");
  await search(page).press("Enter");
  await page.getByText("Try adjusting your search terms", { exact: true }).waitFor();
  expect(await page.getByText("Be the first to ask").count()).toBe(0);
  await expectUsable(page);
});

it("[FORUM-012] a card leads to the post, and from there Back to Posts leads to the same list, also after a reload", async () => {
  const own = word();
  await post({ title: `${own} two`, category_id: "fcat_ideas", post_type: "feedback" });
  const { post: made } = await post({
    title: `${own} one`,
    category_id: "fcat_ideas",
    post_type: "feedback",
  });
  await reply(made.id);
  const path = `/help?q=${own}&category=fcat_ideas&type=feedback`;
  const { page } = await openForum(browser, path);
  await cards(page).first().click();
  await page.waitForURL(`**/help/posts/${made.id}`);
  await page.getByRole("heading", { name: made.title, level: 1 }).waitFor();
  await page.reload();
  const back = page.getByRole("link", { name: "← Back to Posts", exact: true });
  await back.click();
  await page.waitForURL(`${inject("url")}${path}`);
  expect(await titles(page)).toEqual([`${own} one`, `${own} two`]);
  const fresh = await openPost(browser, made.id);
  await fresh.page.getByRole("link", { name: "← Back to Posts", exact: true }).click();
  await fresh.page.waitForURL(`${inject("url")}/help`);
});

/** Degrees of the colour circle: red 0, green 120, blue 240. */
const hue = (badge: Locator, property: "color" | "backgroundColor"): Promise<number> =>
  badge.evaluate((element, name) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    context.fillStyle = getComputedStyle(element)[name];
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    const most = Math.max(r, g, b);
    const range = most - Math.min(r, g, b) || 1;
    const sixth = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
    return Math.round((sixth * 60 + 360) % 360);
  }, property);

it("[FORUM-020] questions are blue, testimonials green, feedback purple and bug reports red, in light and dark", async () => {
  const own = word();
  for (const post_type of ["question", "testimonial", "feedback", "bug_report"] as const)
    await post({ title: `${own} ${post_type}`, post_type });
  const { page } = await openForum(browser, `/help?q=${own}`);
  const ranges = {
    Question: [195, 240],
    Testimonial: [95, 150],
    Feedback: [255, 290],
    "Bug Report": [350, 370],
  };
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, [least = 0, most = 0]] of Object.entries(ranges))
      for (const property of ["color", "backgroundColor"] as const) {
        const found = await hue(cards(page).locator(".tag").getByText(name, { exact: true }), property);
        const seen = found < 30 ? found + 360 : found;
        expect([name, colorScheme, property, seen >= least && seen <= most + 10]).toEqual([
          name,
          colorScheme,
          property,
          true,
        ]);
      }
  }
});
