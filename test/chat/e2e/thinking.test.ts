import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { encodeEvent, end, ping } from "#shared/chat/sse.ts";
import { type ErrorBody, statusOf } from "#shared/errors.ts";
import { announced, type HeldAnswer, openHeldAnswer } from "../../browser/held-answer.ts";
import { newChat } from "../../browser/new-chat.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { barriers } from "../../browser/widget-browser.ts";
import { uploadText } from "../../upload.ts";

const path = "**/functions/v1/rag-chat";
const question = "What does a reminder cost?";

let desk: Desk;
let held: HeldAnswer;
let chatbotId: string;

beforeAll(async () => {
  [desk, held] = await Promise.all([openDesk("thea"), openHeldAnswer()]);
  ({ id: chatbotId } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" }));
  await uploadText(desk.owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
  await desk.page.clock.install();
});
afterEach(() => desk.page.unrouteAll());
afterAll(async () => {
  held.close();
  await desk.browser.close();
});

const ask = async () => {
  await desk.page.getByText(/^Session \w{8}$/).waitFor();
  await desk.page.getByRole("textbox", { name: "Message" }).fill(question);
  await desk.page.getByRole("textbox", { name: "Message" }).press("Enter");
};

it("the test chat says that the model thinks, after 15 s that it still does, once, and Stop ends it", async () => {
  const { page } = desk;
  await go(page, "/app/chat");
  await newChat(page);
  await held.serve(page, path);
  const lines = await announced(page);
  await ask();
  const status = page.getByRole("log").getByRole("status");
  await status.getByText("Thinking", { exact: true }).waitFor();
  await expect.poll(held.open).toBe(1);
  await page.clock.fastForward(15_000);
  await status.getByText("Still thinking. Some models need a minute.").waitFor();
  held.comment();
  await page.clock.fastForward(60_000);
  expect((await lines()).filter((line) => /thinking/i.test(line))).toEqual([
    expect.stringMatching(/Thinking$/),
    "Still thinking. Some models need a minute.",
  ]);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect.poll(held.open).toBe(0);
  await page.getByRole("log").getByText("Stopped").waitFor();
  expect(await page.getByRole("log").getByRole("alert").count()).toBe(0);
});

const errors: ErrorBody[] = [
  { code: "model_failed", message: "The model could not answer. Please try again." },
  { code: "not_configured", message: "The model is not properly configured: set OPENAI_API_KEY." },
  { code: "rate_limited", message: "You have asked often. Try again in a minute.", retryAfterSeconds: 60 },
  { code: "no_context", message: "No relevant context found" },
  { code: "not_found", message: "Chatbot not found." },
  { code: "conflict", message: "A person answers here." },
  { code: "internal", message: "Something went wrong on our side. Please try again." },
];

const replies = {
  status: (error: ErrorBody) => ({ status: statusOf(error.code), json: error }),
  stream: (error: ErrorBody) => ({
    contentType: "text/event-stream",
    body: ping + encodeEvent({ type: "error", error }) + end,
  }),
};

it("in the test chat an error in the stream reads like that of a status, with Retry", async () => {
  const { page } = desk;
  await go(page, "/app/chat");
  await newChat(page);
  const log = page.getByRole("log");
  const failedBy = async (reply: (error: ErrorBody) => object, error: ErrorBody, nth: number) => {
    await page.route(path, (route) => route.fulfill(reply(error)));
    await ask();
    const alert = log.getByRole("alert").nth(nth);
    await alert.waitFor();
    await page.unroute(path);
    return alert.textContent();
  };
  const told = new Set<string | null>();
  for (const [at, error] of errors.entries()) {
    const words = await failedBy(replies.status, error, 2 * at);
    const later = await failedBy(replies.stream, error, 2 * at + 1);
    expect([error.code, later]).toEqual([error.code, words]);
    told.add(words);
  }
  expect(told.size).toBeGreaterThanOrEqual(3);
});

it("in the try-out an error in the stream reads like that of a status", async () => {
  const { page } = desk;
  const tryOut = "**/api/chatbots/*/try-out";
  await go(page, `/app/rag-settings?ragSystemId=${chatbotId}&tab=prompt`);
  const alert = page.getByRole("article").getByRole("alert");
  for (const error of errors) {
    const told: (string | null)[] = [];
    for (const reply of [replies.status, replies.stream]) {
      const answered = Promise.withResolvers<void>();
      await page.route(tryOut, (route) => answered.promise.then(() => route.fulfill(reply(error))));
      await page.getByLabel("Question").fill(question);
      await page.getByRole("button", { name: "Ask", exact: true }).click();
      await page.getByRole("status").getByText("Searching the documents…").waitFor();
      answered.resolve();
      told.push(await alert.textContent());
      await page.unroute(tryOut);
    }
    expect([error.code, told[1]]).toEqual([error.code, told[0]]);
  }
});
