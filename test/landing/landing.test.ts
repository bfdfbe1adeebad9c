import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { enter } from "../browser/owner.ts";
import { expectQuiet, launch } from "../browser/visit.ts";
import { arrive, barriers, phone } from "../browser/widget-browser.ts";
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

/** The paths that the page's links lead to, fragments left out. */
const pathsOf = (page: Page): Promise<string[]> =>
  page
    .locator("a[href]")
    .evaluateAll((all) => [
      ...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ]);

/** The address of the picture that the browser chose. */
const sourceOf = (picture: Locator): Promise<string> =>
  picture.evaluate((one: HTMLImageElement) => one.currentSrc);

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
  const paths = await pathsOf(await opened());
  expect(paths.filter((path) => path.startsWith("/use-cases/")).toSorted()).toEqual(
    slugs.map((slug) => `/use-cases/${slug}`).toSorted(),
  );
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

it("has no barriers that axe-core knows, light, dark and on a phone", async () => {
  for (const options of [{ colorScheme: "light" }, { colorScheme: "dark" }, phone] as const) {
    const visitor = await arrive(browser, options);
    await visitor.page.goto(inject("url"));
    expect(await barriers(visitor.page)).toEqual([]);
    expectQuiet(visitor);
  }
});

it.each(["/", "/no-such-page"])("%s fits a phone's width", async (path) => {
  const { page } = await arrive(browser, phone);
  await page.goto(inject("url") + path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it("the price stands in one line, on a phone too", async () => {
  for (const options of [{}, phone]) {
    const figure = (await opened(options)).locator(".figure b");
    expect(await figure.textContent()).toBe("$0");
    expect(await figure.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(70);
  }
});

it("follows the system into the dark, with the pictures that belong to it", async () => {
  const seen: string[][] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await opened({ colorScheme });
    const picture = page.locator("#features img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    seen.push([ground, /shots\/([\w-]+)-[0-9A-F]{8}\.webp$/.exec(await sourceOf(picture))?.[1] ?? ""]);
  }
  expect(seen).toEqual([
    ["rgb(253, 252, 249)", "chat-light"],
    ["rgb(26, 24, 20)", "chat-dark"],
  ]);
});

it("the first stop by keyboard skips to the content", async () => {
  const page = await opened();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/#main");
});

it("runs two small scripts of its own and asks no other origin for anything", async () => {
  const { page } = await arrive(browser);
  const requests: { url: URL; frame: string }[] = [];
  page.on("request", (request) =>
    requests.push({ url: new URL(request.url()), frame: new URL(request.frame().url()).pathname }),
  );
  await page.goto(inject("url"), { waitUntil: "networkidle" });
  expect(new Set(requests.map(({ url }) => url.origin))).toEqual(new Set([inject("url")]));
  const scripts = requests.filter(({ url, frame }) => url.pathname.endsWith(".js") && frame === "/");
  expect(scripts.map(({ url }) => url.pathname)).toEqual([
    expect.stringMatching(/^\/widget\/page-\w+\.js$/),
    expect.stringMatching(/^\/widget\/landing-\w+\.js$/),
  ]);
  for (const { url } of scripts) expect((await (await fetch(url)).text()).length).toBeLessThan(3000);
});

it("a guest is asked to sign in, a signed-in visitor is led to the app, in the theme chosen there", async () => {
  const page = await opened();
  const toSignIn = page.locator("header").getByRole("link", { name: /^(Sign In|Get Started Free)$/ });
  expect(await toSignIn.allInnerTexts()).toEqual(["Sign In", "Get Started Free"]);
  expect(await page.getByRole("link", { name: "Open Docent" }).count()).toBe(0);
  await enter(page, "lea");
  await page.getByRole("button", { name: "Dark" }).click();
  await page.goto(inject("url"));
  await expect.poll(() => toSignIn.count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(26, 24, 20)");
  const picture = page.locator("#features img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => sourceOf(picture)).toMatch(/\/chat-dark-\w+\.webp$/);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Open Docent" }).first().click();
  await page.waitForURL("**/app");
});

it("an address that leads nowhere says so and shows the way back", async () => {
  const { page } = await arrive(browser);
  const response = await page.goto(`${inject("url")}/no-such-page`);
  expect(response?.status()).toBe(404);
  expect(await barriers(page)).toEqual([]);
  await page.locator("main").getByRole("link").first().click();
  await page.waitForURL(`${inject("url")}/`);
});
