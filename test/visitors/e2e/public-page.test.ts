import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { expectQuiet, launch, seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, callsOf, field, phone, streamed } from "../../browser/widget-browser.ts";
import { fact, makeScene, question } from "../../browser/widget-setup.ts";
import { uploadText } from "../../upload.ts";
import { bearing, nobody } from "../../users.ts";

let browser: Browser;
let url: string;
let slug: string;

beforeAll(async () => {
  browser = await launch();
  const scene = await makeScene("quin");
  slug = scene.slug;
  url = `${inject("url")}/public/${slug}`;
  const prices = `${fact} It goes out by letter on Mondays.`;
  await uploadText(scene.owner, scene.chatbotId, "prices.txt", prices);
});
afterAll(() => browser.close());

const chat = "**/functions/v1/public-rag-chat-stream";
const source = (page: Page) => page.getByRole("button", { name: "Source 1" });
const answered = async (page: Page) => {
  await page.goto(url);
  await ask(page, question);
  await source(page).waitFor();
};

it("[PUBCHAT-001] [PUBCHAT-002] [PUBCHAT-003] [PUBCHAT-016] anybody reads title and description and asks with Enter", async () => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  await page.goto(url);
  await page.getByRole("heading", { name: "Library help", level: 1 }).waitFor();
  await page.locator("header", { hasText: "Knows the rules of the reading room." }).waitFor();
  await ask(page, question);
  await seen(page, fact);
  expect(await page.title()).toBe("Library help");
  expectQuiet(visitor);
});

it("[PUBCHAT-004] the description folds under 'About this Chatbot'", async () => {
  const { page } = await arrive(browser);
  await page.goto(url);
  const description = page.getByText("Knows the rules of the reading room.");
  await description.waitFor();
  await page.getByText("About this Chatbot", { exact: true }).click();
  await description.waitFor({ state: "hidden" });
});

it("[PUBCHAT-015] an answer shows its time, its tokens and its first source alone, with its similarity", async () => {
  const { page } = await arrive(browser);
  const { token } = await nobody().visitors.session({ ragSlug: slug });
  const { context } = await bearing(token).chat.askPublic({ ragSlug: slug, message: question });
  expect(context.length).toBeGreaterThan(1);
  await answered(page);
  expect(await page.locator("details.source summary").allTextContents()).toEqual([
    expect.stringMatching(/^1(rules|prices)\.txt\d{1,3}\.\d%$/),
  ]);
  expect(await page.locator(".measures").textContent()).toMatch(/^\d+\.\d\d s\d+ tokens$/);
  await source(page).click();
  await page.locator("mark").first().waitFor();
});

it("a passage in another language is quoted without a mark if no sentence stands out", async () => {
  const { page } = await arrive(browser);
  const passage = { content: "One thing.\n\nAnother thing.", similarity: 0.5, source: "a.txt" };
  const context = [{ ...passage, metadata: { filename: "a.txt" } }];
  const events = [
    encodeEvent({ type: "sources", context }),
    encodeEvent({ type: "delta", text: "Eins von beiden. [1]" }),
  ];
  await page.route(chat, streamed([...events, end].join("")));
  await answered(page);
  await source(page).click();
  await page.locator("blockquote", { hasText: "One thing.\n\nAnother thing." }).waitFor();
  expect(await page.locator("mark").count()).toBe(0);
});

it("[PUBCHAT-014] counts the messages and says that it is thinking", async () => {
  const { page } = await arrive(browser);
  await page.goto(url);
  await seen(page, "0 messages");
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(chat, (route) => held.then(() => route.continue()));
  await ask(page, question);
  await seen(page, "Thinking…");
  await seen(page, "1 message");
  letGo();
  await seen(page, "2 messages");
  expect(await page.getByText("Thinking…").count()).toBe(0);
});

it("[PUBCHAT-018] sends no empty message and none of blanks", async () => {
  const { page } = await arrive(browser);
  const calls = callsOf(page);
  await page.goto(url);
  await ask(page, "");
  await ask(page, "  \n ");
  await page.getByRole("button", { name: "Send" }).click();
  await ask(page, question);
  await source(page).waitFor();
  expect(calls).toEqual(["public-chatbots", "visitor-session", "public-rag-chat-stream"]);
});

it("[PUBCHAT-017] the chat keeps its height however much is said", async () => {
  const { page } = await arrive(browser);
  await page.goto(url);
  await field(page).waitFor();
  const height = async () => (await page.locator("main").boundingBox())?.height;
  const empty = await height();
  for (const at of [0, 1, 2]) {
    await ask(page, question);
    await source(page).nth(at).click();
  }
  expect(await height()).toBe(empty);
  const log = page.getByRole("log");
  expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
});

it.each(["light", "dark"] as const)(
  "has no barriers that axe-core knows when the system is %s",
  async (colorScheme) => {
    const { page } = await arrive(browser, { colorScheme });
    await answered(page);
    await source(page).click();
    expect(await barriers(page)).toEqual([]);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(colorScheme === "dark" ? "rgb(16, 15, 12)" : "rgb(241, 238, 230)");
  },
);

it("fits a phone's width", async () => {
  const { page } = await arrive(browser, phone);
  await answered(page);
  await source(page).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
