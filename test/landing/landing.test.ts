import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../browser/visit.ts";
import { arrive } from "../browser/widget-browser.ts";
import { slugs } from "./slugs.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const opened = async (options?: Parameters<typeof arrive>[1]): Promise<Page> => {
  const { page } = await arrive(browser, options);
  await page.goto(inject("url"));
  return page;
};

/** The paths that the links of a page, or of a part of it, lead to; fragments are left out. */
const pathsOf = (place: Page | Locator): Promise<string[]> =>
  place
    .locator("a[href]")
    .evaluateAll((all) => [
      ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);

it("[LAND-001] the start page is public and says what the product does", async () => {
  const { page } = await arrive(browser);
  const response = await page.goto(inject("url"));
  expect(response?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([
    "Answers that point at the page.",
  ]);
  expect(await page.getByRole("link", { name: "Start Free Trial" }).first().isVisible()).toBe(true);
});

it("[LAND-002] it leads to signing in and up, the help, the blog and three articles, and no link is dead", async () => {
  const page = await opened();
  const paths = await pathsOf(page);
  expect(paths).toEqual(expect.arrayContaining(["/login", "/signup", "/help", "/blog"]));
  expect(paths.filter((path) => path.startsWith("/blog/"))).toHaveLength(3);
  for (const path of paths) expect([path, (await fetch(inject("url") + path)).status]).toEqual([path, 200]);
});

it("[LAND-003] it leads to ten use cases", async () => {
  const paths = await pathsOf((await opened()).locator("#use-cases"));
  expect(paths.toSorted()).toEqual(slugs.map((slug) => `/use-cases/${slug}`).toSorted());
});

it.each([
  ["features", "A guide that knows the collection"],
  ["use-cases", "Use cases"],
  ["faq", "Asked before"],
  ["blog", "From the blog"],
])("[LAND-004] #%s shows its section", async (anchor, heading) => {
  const { page } = await arrive(browser);
  await page.goto(`${inject("url")}/#${anchor}`);
  const section = page.locator(`section#${anchor}`);
  expect(await section.getByRole("heading", { level: 2 }).textContent()).toBe(heading);
  await expect.poll(() => section.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(450);
});

it("[LAND-006] the questions name PDF, TXT and MD first, then the other file types that are accepted", async () => {
  const page = await opened();
  const answer = page.locator("#faq details", { hasText: "Which documents can I upload?" }).locator("p");
  expect(await answer.textContent()).toBe(
    "PDF, TXT and MD, and also DOC, DOCX, XLS, XLSX, PPT, PPTX, CSV, HTML, HTM and JSON. Up to 15 MB per file.",
  );
});

it("a question of the list opens by a click and by keyboard", async () => {
  const page = await opened();
  const question = page.locator("#faq summary", { hasText: "Where is my data?" });
  const answer = page.getByText("Where Docent runs:");
  expect(await answer.isVisible()).toBe(false);
  await question.click();
  expect(await answer.isVisible()).toBe(true);
  await question.press("Enter");
  expect(await answer.isVisible()).toBe(false);
});

it("[LAND-007] it claims a free trial of 14 days without a credit card", async () => {
  const hero = (await opened()).locator(".hero");
  expect(await hero.locator(".small").allInnerTexts()).toEqual([
    "Free 14-day trial, no credit card required. Setup in 5 minutes.",
  ]);
});

it("[LAND-008] the claims are there word for word, and are said to be arithmetic", async () => {
  const claims = (await opened()).locator(".claims");
  expect(await claims.locator("dt").allInnerTexts()).toEqual([
    "Setup in 5 minutes",
    "40% more lead conversion",
    "70% fewer tickets",
  ]);
  await claims.getByText("Examples of what the arithmetic gives, not measurements of customers.").waitFor();
});

it("[LAND-009] the claims do nothing when they are clicked", async () => {
  const page = await opened();
  const claims = page.locator(".claims");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const before = await page.content();
  for (const claim of await claims.locator("dt").all()) await claim.click();
  expect(await page.content()).toBe(before);
  expect(requests).toEqual([]);
  expect(page.url()).toBe(`${inject("url")}/`);
  expect(await claims.locator("a, button, input, [tabindex], [role=button]").count()).toBe(0);
});
