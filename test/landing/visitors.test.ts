import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { enter } from "../browser/owner.ts";
import { expectQuiet, launch } from "../browser/visit.ts";
import { arrive, barriers, phone } from "../browser/widget-browser.ts";

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

/** The address of the picture that the browser chose. */
const sourceOf = (picture: Locator): Promise<string> =>
  picture.evaluate((one: HTMLImageElement) => one.currentSrc);

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
