import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, callsOf, field, phone } from "../../browser/widget-browser.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("tom");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const address = (id = widget.id) => `${inject("url")}/embed/${id}`;
const framed = (id = widget.id) =>
  stage.host.page({
    body: `<iframe src="${address(id)}" title="Chat" width="100%" height="600px"></iframe>`,
  });
const script = (slug = stage.slug, query = "") =>
  `<script src="${inject("url")}/widget-embed/${slug}.js${query}"></script>`;

it("[WIDGET-001] the widget fills a page of its own, without sign-in", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await page.goto(address());
  await field(page).and(page.locator(":focus")).waitFor();
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).click();
  await page.locator("mark", { hasText: fact }).waitFor();
  expect(await page.title()).toBe("AI Assistant");
  expect(await barriers(page)).toEqual([]);
  expectQuiet(visitor);
});

it("[WIDGET-001] the same page answers inside a frame of another site, and takes no focus from it", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await page.goto(framed());
  const frame = page.frameLocator("iframe");
  await field(frame).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await ask(frame, question);
  await frame.getByText(fact).first().waitFor();
  expectQuiet(visitor);
});

it("an inactive widget's page says that there is no chat", async () => {
  const gone = await stage.widget();
  await stage.owner.widgets.update({ id: gone.id, is_active: false });
  const visitor = await arrive(stage.browser);
  await visitor.page.goto(address(gone.id));
  await seen(visitor.page, "This chat is not available.");
  expect(await visitor.page.getByRole("textbox").count()).toBe(0);
  expectQuiet(visitor);
});

it("the page that could not be loaded can be tried again", async () => {
  const { page } = await arrive(stage.browser);
  await page.route("**/functions/v1/widgets/*", (route) => route.abort(), { times: 1 });
  await page.goto(address());
  await seen(page, "The chat could not be loaded.");
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Retry" }).click();
  await field(page).waitFor();
});

it("[WIDGET-006] one script tag with the slug puts the published chatbot on another site", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const calls = callsOf(page);
  await page.goto(stage.host.page({ body: script() }), { waitUntil: "networkidle" });
  expect(calls).toEqual([]);
  await page.getByRole("button", { name: "Open chat" }).click();
  const dialog = page.getByRole("dialog", { name: "Library help" });
  await ask(dialog.frameLocator("iframe"), question);
  await dialog.frameLocator("iframe").getByText(fact).first().waitFor();
  await field(dialog.frameLocator("iframe")).press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await page.locator(".launcher").evaluate((button) => button.matches(":focus"))).toBe(true);
  expectQuiet(visitor);
});

it("the script's query dresses what it opens", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(stage.host.page({ body: script(stage.slug, "?primaryColor=7c2d12&customTitle=Ask+us") }));
  await page.getByRole("button", { name: "Open chat" }).click();
  const frame = page.getByRole("dialog", { name: "Ask us" }).frameLocator("iframe");
  for (const part of [page.locator(".launcher"), frame.getByRole("button", { name: "Send" })])
    expect(await part.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      "rgb(124, 45, 18)",
    );
});

it("the script's window follows the system into the dark, as what it frames does", async () => {
  const { page } = await arrive(stage.browser, { colorScheme: "dark" });
  await page.goto(stage.host.page({ body: script() }));
  await page.getByRole("button", { name: "Open chat" }).click();
  const grounds = [page.getByRole("dialog"), page.frameLocator("iframe").locator("body")].map((part) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor),
  );
  expect(await Promise.all(grounds)).toEqual(["rgb(16, 15, 12)", "rgb(16, 15, 12)"]);
});

it("the script of a slug that is not public says so, and goes away", async () => {
  const visitor = await arrive(stage.browser);
  await visitor.page.goto(stage.host.page({ body: script("no-such-chatbot") }));
  await visitor.page.getByRole("button", { name: "Open chat" }).click();
  await seen(visitor.page, "This chat is not available.");
  await visitor.page.getByRole("button", { name: "Close", exact: true }).click();
  await visitor.page.locator("docent-widget").waitFor({ state: "detached" });
  expectQuiet(visitor);
});

it("the script's chat fills a phone's screen and is closed from there", async () => {
  const { page } = await arrive(stage.browser, phone);
  await page.goto(stage.host.page({ body: script() }));
  await page.getByRole("button", { name: "Open chat" }).click();
  expect(await page.getByRole("dialog").boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
});
