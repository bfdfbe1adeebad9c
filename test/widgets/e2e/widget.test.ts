import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, callsOf, field, openWidget, phone } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("lou");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const pageWith = (attributes = {}) => stage.host.page({ body: snippet(widget.id, attributes) });
const launcher = (page: Page) => page.locator("docent-widget .launcher");
const panel = (page: Page) => page.getByRole("dialog", { name: "AI Assistant" });

it("[WIDGET-002] [WIDGET-007] [WIDGET-008] shows only a launcher on another site, and its window after a click", async () => {
  const visitor = await arrive(stage.browser);
  await visitor.page.goto(pageWith());
  await launcher(visitor.page).waitFor();
  expect(await panel(visitor.page).count()).toBe(0);
  await launcher(visitor.page).click();
  await panel(visitor.page).waitFor();
  await ask(visitor.page, question);
  await seen(visitor.page, fact);
  expectQuiet(visitor);
});

it("asks for nothing but its script before somebody reaches for it", async () => {
  const { page } = await arrive(stage.browser);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname.replace(/-\w+\.js/, ".js")));
  await page.goto(pageWith(), { waitUntil: "networkidle" });
  expect(requests.slice(1)).toEqual(["/widget.js"]);
  await Promise.all([page.waitForRequest(/panel/), launcher(page).hover()]);
  expect(requests.slice(2)).toEqual(["/widget/panel.js"]);
});

it("stores nothing before the first question", async () => {
  const { page, context } = await arrive(stage.browser);
  await page.clock.install();
  await openWidget(page, pageWith());
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

it("moves nothing of the page it is on", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(stage.host.page({}));
  const before = await page.evaluate(placesOf);
  await openWidget(page, pageWith());
  expect(await page.evaluate(placesOf)).toEqual(before);
});

it("[WIDGET-003] opens by itself where it is told to, without taking the focus", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(pageWith({ "auto-open": "true" }));
  await panel(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const calls = callsOf(page);
  await page.goto(pageWith({ "auto-open": "false" }), { waitUntil: "networkidle" });
  expect(await panel(page).count()).toBe(0);
  expect(calls).toEqual([]);
});

it.each(["bottom-right", "bottom-left", "top-right", "top-left"])(
  "[WIDGET-004] stands in the corner %s with its window",
  async (position) => {
    const { page } = await arrive(stage.browser, { viewport: { width: 1000, height: 900 } });
    await openWidget(page, pageWith({ position }));
    const [button, box] = [await launcher(page).boundingBox(), await panel(page).boundingBox()];
    const [upright, side] = position.split("-");
    expect(button?.[upright === "top" ? "y" : "x"]).toBe(upright === "top" ? 20 : side === "left" ? 20 : 924);
    for (const part of [button, box]) {
      expect((part?.x ?? 0) < 300 ? "left" : "right").toBe(side);
      expect((part?.y ?? 0) < 200 ? "top" : "bottom").toBe(upright);
    }
  },
);

it("[WIDGET-005] light or dark sets its base colours", async () => {
  const { page } = await arrive(stage.browser);
  const groundIn = async (theme: string) => {
    await openWidget(page, pageWith({ theme }));
    return panel(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  expect(await groundIn("light")).toBe("rgb(255, 255, 255)");
  expect(await groundIn("dark")).toBe("rgb(31, 41, 55)");
});

it("is used by keyboard alone; Esc closes the source, then the chat, and returns the focus", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(pageWith());
  await launcher(page).waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await field(page).and(page.locator(":focus")).waitFor();
  await page.keyboard.type(question);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Source 1" }).waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("button", { name: "Not helpful" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.locator("mark", { hasText: fact }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("mark").waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");
  await panel(page).waitFor({ state: "hidden" });
  expect(await launcher(page).evaluate((button) => button.matches(":focus"))).toBe(true);
});

it("fills a phone's screen, keeps Tab inside, and gives the page back", async () => {
  const { page } = await arrive(stage.browser, phone);
  await openWidget(page, pageWith());
  expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  await page.getByRole("button", { name: "Send" }).focus();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Close", exact: true }).and(page.locator(":focus")).click();
  await panel(page).waitFor({ state: "hidden" });
});

it("has no barriers that axe-core knows, light and dark", async () => {
  for (const theme of ["light", "dark"]) {
    const { page } = await arrive(stage.browser);
    await openWidget(page, pageWith({ theme }));
    await ask(page, question);
    await page.getByRole("button", { name: "Source 1" }).click();
    expect(await barriers(page)).toEqual([]);
  }
});

const placesOf = () => [
  document.documentElement.scrollHeight,
  document.documentElement.scrollWidth,
  ...[...document.querySelectorAll("main *")].map((element) =>
    JSON.stringify(element.getBoundingClientRect()),
  ),
];
