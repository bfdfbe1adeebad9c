import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { readArticles } from "#pages/blog/articles.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { copiedIn, expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, phone } from "../../browser/widget-browser.ts";

const articles = readArticles();
const article = articles.find(({ slug }) => slug === "what-the-foreman-knows");
if (!article) throw new Error("The article of these tests is gone.");
const path = `/blog/${article.slug}`;

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const openArticle = async (at = path, options: Parameters<typeof arrive>[1] = {}) => {
  const visitor = await arrive(browser, options);
  const response = await visitor.page.goto(inject("url") + at);
  return { ...visitor, response };
};

it("[BLOG-015] an article has the logo and a way back to the blog", async () => {
  const { page } = await openArticle();
  const header = page.getByRole("banner");
  expect(await header.getByRole("link", { name: "Docent" }).getAttribute("href")).toBe("/");
  await header.getByRole("link", { name: "Back to Blog" }).click();
  await page.waitForURL(`${inject("url")}/blog`);
});

it("[BLOG-016] it shows category, read time, title, excerpt, the author's initials and the date in long form", async () => {
  const visitor = await openArticle();
  const text = await visitor.page.getByRole("article").first().textContent();
  const { category, readTime, title, excerpt, author } = article;
  const parts = [category, `${readTime} min read`, title, excerpt, "DE", author, "November 28, 2026"];
  for (const part of parts) expect(text).toContain(part);
  expectQuiet(visitor);
});

it("[BLOG-017] it shows the image, the body and the tags, with JavaScript off too", async () => {
  const { page } = await openArticle(path, { javaScriptEnabled: false });
  const main = page.getByRole("article").first();
  await main.getByRole("img", { name: article.picture.where }).waitFor();
  await main
    .getByRole("heading", { level: 2, name: "Consent is a conversation before it is a tick" })
    .waitFor();
  await main.getByText("We lost eleven days there in 2014").last().waitFor();
  expect(await main.getByRole("list", { name: "Tags" }).getByRole("listitem").allTextContents()).toEqual(
    article.tags,
  );
});

it("[BLOG-018] it is shared with a short-message site and a professional network, by links that name its address", async () => {
  const { page } = await openArticle();
  const address = inject("url") + path;
  const linked = async (name: string) =>
    new URL((await page.getByRole("link", { name }).getAttribute("href")) ?? "");
  const message = await linked("Post on X");
  expect(message.origin + message.pathname).toBe("https://x.com/intent/post");
  expect(Object.fromEntries(message.searchParams)).toEqual({ url: address, text: article.title });
  const network = await linked("Share on LinkedIn");
  expect(network.origin + network.pathname).toBe("https://www.linkedin.com/sharing/share-offsite/");
  expect(network.searchParams.get("url")).toBe(address);
  for (const name of ["Post on X", "Share on LinkedIn"])
    expect(await page.getByRole("link", { name }).getAttribute("rel")).toContain("noopener");
});

it("[BLOG-019] its address is copied, and the button says Copied! for two seconds", async () => {
  const { page } = await openArticle(`${path}?utm=mail#main`);
  await page.clock.install();
  await page.reload();
  const button = page.locator("#copy");
  expect((await button.textContent())?.trim()).toBe("Copy link");
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await button.getByText("Copied!", { exact: true }).waitFor();
  expect(await copiedIn(page)).toBe(inject("url") + path);
  await page.getByRole("status").getByText("Copied!").waitFor({ state: "attached" });
  await page.clock.runFor(1999);
  expect((await button.textContent())?.trim()).toBe("Copied!");
  // a second click starts the two seconds over, once it has copied
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await button.click();
  await expect.poll(() => copiedIn(page)).toBe(inject("url") + path);
  await page.clock.runFor(1999);
  expect((await button.textContent())?.trim()).toBe("Copied!");
  await page.clock.runFor(1);
  expect((await button.textContent())?.trim()).toBe("Copy link");
});

it("without the clipboard the button says where the address stands", async () => {
  const { page } = await openArticle(path, { permissions: [] });
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.locator("#copy").click();
  await page.locator("#copy").getByText("Copy it from the address bar").waitFor();
});

it("[BLOG-020] it ends with a call to build a chatbot, which leads to the sign-up and to the app", async () => {
  const { page } = await openArticle();
  await page.getByRole("heading", { name: "Ready to Build Your AI Chatbot?", exact: true }).waitFor();
  const linked = (name: string) => page.getByRole("link", { name, exact: true }).getAttribute("href");
  expect(await linked("Start Free Trial")).toBe("/signup");
  expect(await linked("View Demo")).toBe("/app");
});

it.each(["/blog/no-such-article", "/blog/404", "/blog/%3Cb%3E", "/blog/constructor", "/blog/__proto__"])(
  "[BLOG-021] %s says that the post was not found",
  async (unknown) => {
    const { page, response } = await openArticle(unknown);
    expect(response?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "Post Not Found", exact: true }).waitFor();
    await page.getByText("The requested blog post could not be found.", { exact: true }).waitFor();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    await page.getByRole("main").getByRole("link", { name: "Back to Blog" }).click();
    await page.waitForURL(`${inject("url")}/blog`);
  },
);

it("every article is accessible and fits a phone, with its tables and samples of code scrolling by themselves", async () => {
  const { page } = await openArticle();
  for (const { slug } of articles) {
    await page.setViewportSize(phone.viewport);
    await page.goto(`${inject("url")}/blog/${slug}`);
    expect([slug, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([slug, 390]);
  }
  for (const slug of ["the-allergen-sheet-first", "release-day-and-the-docs"]) {
    await page.goto(`${inject("url")}/blog/${slug}`);
    await expectAccessible(page);
  }
});

it("bold text in an article has a font of the article's own", async () => {
  const { page } = await openArticle("/blog/reading-exclusions-as-questions");
  const bold = page.locator(".text strong").first();
  expect(await bold.evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(/^"Newsreader Variable"/);
  // a font that lacks the letters of the text is not among those that a browser takes for it
  const taken = (weight: string) =>
    bold.evaluate(async (one, asked) => {
      const fonts = await document.fonts.load(`${asked} 1em "Newsreader Variable"`, one.textContent ?? "");
      return fonts.map(({ weight: range }) => range);
    }, weight);
  expect(await bold.evaluate((one) => getComputedStyle(one).fontWeight)).toBe("600");
  for (const weight of ["400", "600", "700"]) expect(await taken(weight)).toEqual(["400 600"]);
});
