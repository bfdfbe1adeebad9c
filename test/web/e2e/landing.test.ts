import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { enter } from "../../browser/owner.ts";
import { expectQuiet, launch } from "../../browser/visit.ts";
import { arrive, barriers, phone } from "../../browser/widget-browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

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

it("the landing page follows the system into the dark", async () => {
  const grounds: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await arrive(browser, { colorScheme });
    await page.goto(inject("url"));
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(grounds).toEqual(["rgb(253, 252, 249)", "rgb(26, 24, 20)"]);
});

it("the first stop by keyboard skips to the content", async () => {
  const { page } = await arrive(browser);
  await page.goto(inject("url"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/#main");
});

it("every link of the landing page leads somewhere", async () => {
  const { page } = await arrive(browser);
  await page.goto(inject("url"));
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
  expect(links.length).toBeGreaterThan(5);
  for (const link of new Set(links)) expect((await fetch(link)).status).toBe(200);
});

it("runs one small script of its own and asks no other origin for anything", async () => {
  const { page } = await arrive(browser);
  const requests: URL[] = [];
  page.on("request", (request) => requests.push(new URL(request.url())));
  await page.goto(inject("url"), { waitUntil: "networkidle" });
  expect(new Set(requests.map(({ origin }) => origin))).toEqual(new Set([inject("url")]));
  const scripts = requests.filter(({ pathname }) => pathname.endsWith(".js"));
  expect(scripts.map(({ pathname }) => pathname)).toEqual([
    expect.stringMatching(/^\/widget\/page-\w+\.js$/),
  ]);
  expect((await (await fetch(scripts[0] ?? "")).text()).length).toBeLessThan(1000);
});

it("a guest is asked to sign in, a signed-in visitor is led to the app, in the theme chosen there", async () => {
  const { page } = await arrive(browser);
  await page.goto(inject("url"));
  expect(await page.getByRole("link", { name: "Sign in" }).count()).toBe(3);
  expect(await page.getByRole("link", { name: "Open Docent" }).count()).toBe(0);
  await enter(page, "lea");
  await page.getByRole("button", { name: "Dark" }).click();
  await page.goto(inject("url"));
  await expect.poll(() => page.getByRole("link", { name: /Sign in|account/ }).count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(26, 24, 20)");
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
