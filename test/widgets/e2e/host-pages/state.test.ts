import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "#test/browser/visit.ts";
import { arrive, ask, field, openWidget } from "#test/browser/widget-browser.ts";
import { snippet } from "#test/browser/widget-host.ts";
import { fact, question } from "#test/browser/widget-setup.ts";
import { openStage, type Stage } from "#test/browser/widget-stage.ts";
import { conditionOf, keepInMind } from "./condition.ts";
import { routerOf, sites } from "./routers.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("eve");
  widget = await stage.widget();
});
afterAll(() => stage.close());

const router = routerOf(sites["Turbo Drive with the script tag in the body, which runs again"] ?? { go: "" });
const pageWith = (body: string, head = "") => stage.host.page({ head: router + head, body });
const visit = (page: Page, url: string) => page.evaluate(`visit(${JSON.stringify(url)})`);
const launcher = (page: Page) => page.locator("docent-widget .launcher");

it("the field keeps the focus, and what is typed on goes into it", async () => {
  const { page } = await arrive(stage.browser);
  const url = pageWith(snippet(widget.id));
  await openWidget(page, url);
  await page.keyboard.type("What does ");
  await visit(page, url);
  await page.keyboard.type("a reminder cost?");
  expect(await field(page).inputValue()).toBe(question);
  await page.keyboard.press("Enter");
  await seen(page, fact);
});

it("an answer that is under way on one page comes on the next, and is counted at the closed launcher", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const url = pageWith(snippet(widget.id));
  await openWidget(page, url);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/widget-chat$/, async (route) => {
    await held;
    await route.continue();
  });
  await Promise.all([page.waitForRequest(/visitor-session$/), ask(page, question)]);
  await page.getByRole("button", { name: "More" }).waitFor();
  await page.keyboard.press("Escape");
  await visit(page, url);
  release();
  await launcher(page).getByText("1").waitFor();
  await visit(page, url);
  expect(await launcher(page).getByText("1").count()).toBe(1);
  await page.getByRole("button", { name: "Open chat, 1 unread" }).click();
  await page.getByText(fact).first().waitFor();
  expectQuiet(visitor);
});

it("a chat that follows the page's dark mode follows that of the next body", async () => {
  const auto = await stage.widget({ behavior: { colorScheme: "auto" } });
  const { page } = await arrive(stage.browser);
  const dark = pageWith(`<script>document.body.style.background = "#111"</script>${snippet(auto.id)}`);
  await openWidget(
    page,
    pageWith(`<script>document.body.style.background = "#fff"</script>${snippet(auto.id)}`),
  );
  const ground = () => page.getByRole("dialog").evaluate((panel) => getComputedStyle(panel).backgroundColor);
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
  await visit(page, dark);
  await expect.poll(ground).toBe("rgb(31, 41, 55)");
  await page.evaluate("document.body.style.background = '#fff'");
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
});

it("the public chatbot by script keeps its frame and what is typed there", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  const url = pageWith(`<script src="${inject("url")}/widget-embed/${stage.slug}.js" async></script>`);
  await page.goto(url);
  await page.getByRole("button", { name: "Open chat" }).click();
  const frame = page.frameLocator("docent-widget iframe");
  await field(frame).fill(question);
  await keepInMind(page);
  for (let count = 0; count < 3; count++) await visit(page, url);
  expect(await conditionOf(page)).toMatchObject({ hosts: 1, isSame: true, corner: [20, 20], isOnTop: true });
  expect(await field(frame).inputValue()).toBe(question);
  await field(frame).press("Enter");
  await frame.getByText(fact).first().waitFor();
  expectQuiet(visitor);
});

it("the embedded page has its conversation again in the frame of the next body", async () => {
  const { page } = await arrive(stage.browser);
  const url = pageWith(
    `<iframe src="${inject("url")}/embed/${widget.id}" width="400" height="600"></iframe>`,
  );
  await page.goto(url);
  await ask(page.frameLocator("iframe"), question);
  await page.frameLocator("iframe").getByRole("button", { name: "Source 1" }).waitFor();
  await visit(page, url);
  await page.frameLocator("iframe").getByText(fact).first().waitFor();
});

it("a page in a frame without size shows its launcher when the frame gets one", async () => {
  const { page } = await arrive(stage.browser);
  const inner = stage.host.page({ body: snippet(widget.id) });
  await page.goto(stage.host.page({ body: `<iframe src="${inner}" width="0" height="0"></iframe>` }));
  const frame = page.frameLocator("iframe");
  await frame.locator("docent-widget").waitFor({ state: "attached" });
  await page.locator("iframe").evaluate((element) => {
    element.style.cssText = "width: 600px; height: 500px";
  });
  await frame.getByRole("button", { name: "Open chat" }).click();
  await ask(frame, question);
  await frame.getByText(fact).first().waitFor();
});

it("going back by the browser leaves one launcher with the conversation", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await openWidget(page, pageWith(snippet(widget.id)));
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).waitFor();
  await page.goto(pageWith("<p>Without a chat</p>"));
  await page.goBack();
  if ((await page.getByRole("dialog").count()) === 0)
    await page.getByRole("button", { name: "Open chat" }).click();
  await seen(page, fact);
  expect(await conditionOf(page)).toMatchObject({ hosts: 1, isOnTop: true, questions: [question] });
  expectQuiet(visitor);
});
