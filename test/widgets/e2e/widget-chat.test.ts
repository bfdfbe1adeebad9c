import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { encodeEvent } from "#shared/chat/sse.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { arrive, ask, callsOf, field, openWidget, streamed } from "../../browser/widget-browser.ts";
import { snippet } from "../../browser/widget-host.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

const apology = "Sorry, I encountered an error. Please try again or refresh the page.";

let stage: Stage;
let widget: Widget;
let url: string;

beforeAll(async () => {
  stage = await openStage("mia");
  widget = await stage.widget();
  url = stage.host.page({ body: snippet(widget.id) });
});
afterAll(() => stage.close());

const chat = "**/functions/v1/widget-chat";
const source = (page: Page) => page.getByRole("button", { name: "Source 1" });
const stored = (page: Page, id = widget.id) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), `docent:${id}`);
const asked = async (page: Page) => {
  await openWidget(page, url);
  await ask(page, question);
  await source(page).waitFor();
};

it("marks the very sentence that the answer stands on", async () => {
  const { page } = await arrive(stage.browser);
  await asked(page);
  await source(page).click();
  await expect.poll(() => page.locator("mark").allTextContents()).toEqual([fact]);
  expect(await source(page).getAttribute("aria-expanded")).toBe("true");
  await source(page).click();
  await page.locator("mark").waitFor({ state: "hidden" });
});

it("[WIDGET-027] sends no empty message and none of blanks", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, url);
  const calls = callsOf(page);
  await field(page).press("Enter");
  await ask(page, " \n ");
  await page.getByRole("button", { name: "Send" }).click();
  await ask(page, question);
  await source(page).waitFor();
  expect(calls).toEqual(["visitor-session", "widget-chat"]);
  expect(await page.locator(".question").allTextContents()).toEqual([question]);
});

it("[WIDGET-023] [WIDGET-024] [WIDGET-025] [WIDGET-028] gives a visitor who reloads that widget's messages and visitor info back", async () => {
  const { page } = await arrive(stage.browser);
  await asked(page);
  await page.reload();
  expect(await stored(page)).toMatchObject({
    messages: [{ role: "user", text: question }, { role: "assistant" }],
    visitorInfo: {},
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  const visitorInfo = { name: "Ann", email: "ann@example.com" };
  await page.evaluate(
    ([key, info]) => {
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ""), ...info }));
    },
    [`docent:${widget.id}`, { visitorInfo }] as const,
  );
  await openWidget(page, url);
  await seen(page, fact);
  await source(page).click();
  expect(await page.locator("mark").textContent()).toBe(fact);
  const sent = page.waitForRequest(chat);
  await ask(page, question);
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.headers().authorization).toMatch(/^Bearer \S+$/);
  expect(request.postDataJSON()).toEqual({
    widgetId: widget.id,
    ragSystemId: widget.rag_system_id,
    message: question,
    sessionId: expect.stringMatching(/^ses_\w+$/),
    userInfo: visitorInfo,
    language: "en",
    stream: true,
  });
  await page.getByRole("button", { name: "Source 1" }).nth(1).waitFor();
  const { id: otherId } = await stage.widget();
  await openWidget(page, stage.host.page({ body: snippet(otherId) }));
  expect(await page.locator(".question").count()).toBe(0);
});

it("[WIDGET-026] saves a second after the last message", async () => {
  const { page } = await arrive(stage.browser);
  await page.clock.install();
  await openWidget(page, url);
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask(page, question);
  await source(page).waitFor();
  await page.clock.runFor(900);
  expect(await stored(page)).toBeNull();
  await page.clock.runFor(100);
  expect((await stored(page)).messages).toHaveLength(2);
});

it("[WIDGET-030] [WIDGET-031] a failed answer says so, and Retry puts its question back into the field", async () => {
  const visitor = await arrive(stage.browser);
  const { page } = visitor;
  await openWidget(page, url);
  await page.route(chat, (route) => route.abort());
  await ask(page, question);
  await page.locator(".error", { hasText: apology }).waitFor();
  await page.unroute(chat);
  await page.getByRole("button", { name: "Retry" }).click();
  await field(page).and(page.locator(":focus")).waitFor();
  expect(await field(page).inputValue()).toBe(question);
  await field(page).press("Enter");
  await source(page).waitFor();
  expectQuiet(visitor);
});

it("a stream that is cut is a failed answer, not half a one", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, url);
  await page.route(chat, streamed(encodeEvent({ type: "delta", text: "Half an ans" })));
  await ask(page, question);
  await seen(page, apology);
  expect(await page.getByText("Half an ans").count()).toBe(0);
});

it("the stop button keeps what was written, and the next question is answered", async () => {
  const { page } = await arrive(stage.browser);
  await openWidget(page, url);
  await page.route(chat, (route) => route.continue({ url: stage.host.slowAnswer, method: "GET" }));
  await ask(page, question);
  await seen(page, "The first words");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Send" }).waitFor();
  expect(await page.locator(".answer").last().textContent()).toBe("The first words");
  expect(await page.locator(".error").count()).toBe(0);
  await page.unroute(chat);
  await ask(page, question);
  await seen(page, fact);
});

it("works where the page may store nothing", async () => {
  const visitor = await arrive(stage.browser);
  await visitor.page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    }),
  );
  await asked(visitor.page);
  await source(visitor.page).click();
  await seen(visitor.page, fact);
  expectQuiet(visitor);
});
