import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { encodeEvent, end, ping } from "#shared/chat/sse.ts";
import { type ErrorBody, statusOf } from "#shared/errors.ts";
import { announced, type HeldAnswer, openHeldAnswer } from "../../browser/held-answer.ts";
import { seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, button, field, streamed } from "../../browser/widget-browser.ts";
import { question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";

type Surface = "widget" | "embed page" | "public page";
const surfaces: Surface[] = ["widget", "embed page", "public page"];
const chat = "**/functions/v1/*-chat*";

let stage: Stage;
let held: HeldAnswer;
let addresses: Record<Surface, string>;

beforeAll(async () => {
  [stage, held] = await Promise.all([openStage("thea"), openHeldAnswer()]);
  const widget = await stage.widget();
  addresses = {
    widget: stage.pageOf(widget),
    "embed page": `${inject("url")}/embed/${widget.id}`,
    "public page": `${inject("url")}/public/${stage.slug}`,
  };
});
afterAll(async () => {
  held.close();
  await stage.close();
});

const open = async (page: Page, surface: Surface) => {
  await page.goto(addresses[surface]);
  if (surface === "widget") await page.getByRole("button", { name: "Open chat" }).click();
  await field(page).waitFor();
};

it.each(surfaces)(
  "the %s says calmly that it thinks, later that it still does, and Stop ends it",
  async (surface) => {
    const { page } = await arrive(stage.browser);
    await page.clock.install();
    await open(page, surface);
    await held.serve(page, chat);
    const lines = await announced(page);
    await ask(page, question);
    await seen(page, "Thinking…");
    await expect.poll(held.open).toBe(1);
    await page.clock.fastForward(15_000);
    await seen(page, "Still thinking…");
    held.comment();
    await page.clock.fastForward(60_000);
    expect(await lines()).toEqual([question, "Thinking…", "Still thinking…"]);
    expect(await barriers(page)).toEqual([]);
    await button(page, "Stop").click();
    await expect.poll(held.open).toBe(0);
    await button(page, "Send").waitFor();
    expect(await page.locator(".error").count()).toBe(0);
    expect(await page.getByText("thinking…").count()).toBe(0);
  },
);

it.each(surfaces)(
  "an answer of the %s that comes after long thinking stands in place of the line",
  async (surface) => {
    const { page } = await arrive(stage.browser);
    await page.clock.install();
    await open(page, surface);
    await held.serve(page, chat);
    await ask(page, question);
    await expect.poll(held.open).toBe(1);
    await page.clock.fastForward(15_000);
    await seen(page, "Still thinking…");
    const done = { type: "done" as const, outcome: "answered" as const, tokenCount: 9, responseTime: 40_000 };
    held.finish(encodeEvent({ type: "delta", text: "It costs 1.50 euros." }) + encodeEvent(done));
    await seen(page, "It costs 1.50 euros.");
    expect(await page.getByText("thinking…").count()).toBe(0);
  },
);

const spoken = { de: "Ich überlege noch …", ar: "ما زال التفكير جاريًا…", ja: "まだ考えています…" };

it.each(Object.entries(spoken))(
  "a widget in %s still thinks in its own language",
  async (language, words) => {
    const widget = await stage.widget({ behavior: { language: language as "de" } });
    const { page } = await arrive(stage.browser);
    await page.clock.install();
    await page.goto(stage.pageOf(widget));
    await page.getByRole("button", { name: "Open chat" }).click();
    await held.serve(page, chat);
    await page.getByRole("textbox").fill(question);
    await page.getByRole("textbox").press("Enter");
    await expect.poll(held.open).toBe(1);
    await page.clock.fastForward(15_000);
    await seen(page, words);
  },
);

const errors: ErrorBody[] = [
  { code: "model_failed", message: "The model could not answer. Please try again." },
  { code: "not_configured", message: "The chatbot is not properly configured at the moment." },
  { code: "rate_limited", message: "You have asked often. Try again in a minute.", retryAfterSeconds: 60 },
  { code: "no_context", message: "No relevant context found" },
  { code: "not_found", message: "Chatbot not found." },
  { code: "conflict", message: "A person answers here." },
  { code: "internal", message: "Something went wrong on our side. Please try again." },
];

/** The texts of the log after a failed question, and whether Retry is there. */
const failedBy = async (
  page: Page,
  reply: (body: ErrorBody) => Parameters<Page["route"]>[1],
  error: ErrorBody,
) => {
  await page.route(chat, reply(error));
  await ask(page, question);
  await button(page, "Send").waitFor();
  await page.unroute(chat);
  return page
    .getByRole("log")
    .evaluate((log) => [...log.children].slice(-1).map(({ textContent }) => textContent));
};

const asStatus = (error: ErrorBody) => (route: Parameters<ReturnType<typeof streamed>>[0]) =>
  route.fulfill({
    status: statusOf(error.code),
    json: error,
    headers: { "access-control-allow-origin": "*" },
  });
const inStream = (error: ErrorBody) => streamed(ping + encodeEvent({ type: "error", error }) + end);

it.each(surfaces)("on the %s an error in the stream reads like that of a status", async (surface) => {
  const { page } = await arrive(stage.browser);
  await open(page, surface);
  const told = new Set<string>();
  for (const error of errors) {
    const words = await failedBy(page, asStatus, error);
    expect([error.code, await failedBy(page, inStream, error)]).toEqual([error.code, words]);
    told.add(words.join());
  }
  // a general one, when to try again, that it is not available, and nothing but the question for a person
  expect(told.size).toBeGreaterThanOrEqual(4);
});
