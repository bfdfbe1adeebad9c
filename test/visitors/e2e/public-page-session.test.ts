import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { expectQuiet, launch, seen } from "../../browser/visit.ts";
import { arrive, ask, callsOf } from "../../browser/widget-browser.ts";
import { fact, makeScene, question } from "../../browser/widget-setup.ts";

let browser: Browser;
let url: string;
let slug: string;

beforeAll(async () => {
  browser = await launch();
  slug = (await makeScene("vic")).slug;
  url = `${inject("url")}/public/${slug}`;
});
afterAll(() => browser.close());

const chat = "**/functions/v1/public-rag-chat-stream";
const session = (page: Page) => page.locator(".bar code").textContent();
const answered = async (page: Page) => {
  await page.goto(url);
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).waitFor();
};

it("[PUBCHAT-011] [PUBCHAT-019] starts with a session id made in the browser, whose last characters are shown", async () => {
  const { page } = await arrive(browser);
  const calls = callsOf(page);
  await page.addInitScript(() => {
    const fill = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      const filled = fill(array);
      const bytes = new Uint8Array(filled.buffer);
      Object.assign(window, {
        madeId: [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
      });
      return filled;
    };
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const made = await page.evaluate(() => String(Reflect.get(window, "madeId")));
  expect(made).toMatch(/^[0-9a-f]{16,}$/);
  expect(await session(page)).toBe(`…${made.slice(-6)}`);
  expect(calls).toEqual(["public-chatbots"]);
});

it("[PUBCHAT-011] [PUBCHAT-012] [PUBCHAT-013] Clear Chat starts a new session with an empty chat", async () => {
  const { page } = await arrive(browser);
  await answered(page);
  const before = await session(page);
  expect(before).toMatch(/^…[0-9a-f]{6}$/);
  await page.getByRole("button", { name: "Clear Chat" }).click();
  await page.getByRole("status").getByText("Chat cleared", { exact: true }).waitFor();
  expect(await page.locator(".question").count()).toBe(0);
  await seen(page, "0 messages");
  expect(await session(page)).toMatch(/^…[0-9a-f]{6}$/);
  expect(await session(page)).not.toBe(before);
});

it("[PUBCHAT-022] a question brings slug, message, wishes and the visitor's bearer", async () => {
  const { page } = await arrive(browser);
  const [request] = await Promise.all([page.waitForRequest(chat), answered(page)]);
  expect(request.method()).toBe("POST");
  expect(request.headers().authorization).toMatch(/^Bearer \S+$/);
  expect(request.postDataJSON()).toMatchObject({
    ragSlug: slug,
    message: question,
    includeContext: true,
    stream: true,
  });
});

it("[PUBCHAT-027] the session ends with the visit and leaves nothing behind", async () => {
  const { page, context } = await arrive(browser);
  await answered(page);
  const before = await session(page);
  await page.reload();
  await seen(page, "0 messages");
  expect(await session(page)).not.toBe(before);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});

it("a pass that the server refuses is renewed and the question answered", async () => {
  const { page } = await arrive(browser);
  const calls = callsOf(page);
  let isFirst = true;
  await page.route(chat, (route) => {
    const headers = route.request().headers();
    const forged = { ...headers, authorization: "Bearer forged.token" };
    const sent = route.continue({ headers: isFirst ? forged : headers });
    isFirst = false;
    return sent;
  });
  await answered(page);
  const [renewed, repeated] = ["visitor-session", "public-rag-chat-stream"];
  expect(calls).toEqual(["public-chatbots", renewed, repeated, renewed, repeated]);
});

it.each(["Stop", "Clear Chat"])("[PUBCHAT-026] an answer ended by %s ends in silence", async (button) => {
  const visitor = await arrive(browser);
  const { page } = visitor;
  await page.goto(url);
  await page.route(chat, () => undefined);
  await ask(page, question);
  await seen(page, "Thinking…");
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("button", { name: "Send" }).waitFor();
  await page.unroute(chat);
  await ask(page, question);
  await seen(page, fact);
  expect(await page.locator(".error, [role=alert]").count()).toBe(0);
  expectQuiet(visitor);
});
