import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { encodeEvent } from "#shared/chat/sse.ts";
import { newChat } from "../../browser/new-chat.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

const path = "**/functions/v1/rag-chat";
const question = "What does a reminder cost?";

let desk: Desk;
let field: Locator;
let log: Locator;
let slow: Server;

beforeAll(async () => {
  desk = await openDesk("ann");
  field = desk.page.getByRole("textbox", { name: "Message" });
  log = desk.page.getByRole("log");
  const { id } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(desk.owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  slow = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "access-control-allow-origin": "*" });
    response.write(encodeEvent({ type: "delta", text: "The first words" }));
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
});
beforeEach(async () => {
  await go(desk.page, "/app/chat");
  await newChat(desk.page);
});
afterEach(() => desk.page.unrouteAll());
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
  slow.closeAllConnections();
  slow.close();
});

it("[CHAT-037] [CHAT-038] an answer that fails says sorry, and a retry brings it", async () => {
  const { page } = desk;
  await page.route(path, (route) => route.fulfill({ status: 500, body: "" }));
  await ask();
  await toasted(page, "Failed to get response");
  await log.getByRole("alert").getByText("Sorry, I encountered an error. Please try again.").waitFor();
  await page.unroute(path);
  await log.getByRole("button", { name: "Retry" }).click();
  await log.getByText("A reminder costs 1.50 euros.").first().waitFor();
  expect(await log.getByRole("article").count()).toBe(1);
});

it("[CHAT-040] a chatbot whose model is not set up says so", async () => {
  await answer(
    encodeEvent({
      type: "error",
      error: { code: "unavailable", message: "The model is not properly configured." },
    }),
  );
  await ask();
  await log.getByText("This RAG system is not properly configured. Please check the LLM settings.").waitFor();
});

it("a stream that is cut off fails and keeps what was written", async () => {
  await answer(encodeEvent({ type: "delta", text: "Half an ans" }));
  await ask();
  await log.getByRole("alert").getByText("Sorry, I encountered an error.").waitFor();
  await log.getByText("Half an ans").waitFor();
});

it("a server that cannot be reached fails like any other", async () => {
  await desk.page.route(path, (route) => route.abort());
  await ask();
  await log.getByRole("alert").getByText("Sorry, I encountered an error.").waitFor();
});

it("[CHAT-010] [CHAT-018] until the first word or the error stands a thinking indicator", async () => {
  const endings = {
    continue: log.getByText("A reminder costs 1.50 euros.").first(),
    abort: log.getByRole("alert").getByText("Sorry, I encountered an error."),
  };
  for (const [how, ending] of Object.entries(endings)) {
    const held = Promise.withResolvers<void>();
    await desk.page.route(path, (route) => held.promise.then(() => route[how as keyof typeof endings]()));
    await ask();
    await log.getByRole("status").getByText("Thinking").waitFor();
    expect(await ending.count()).toBe(0);
    held.resolve();
    await ending.waitFor();
    await log.getByRole("status").waitFor({ state: "detached" });
    await desk.page.unroute(path);
  }
});

it("[CHAT-017] [CHAT-041] an answer is read while it is written; stopping by button or by Escape keeps the words and complains about nothing", async () => {
  const { page } = desk;
  await unending();
  const sent = page.waitForRequest(path);
  for (const stop of [
    () => page.getByRole("button", { name: "Stop" }).click(),
    () => field.press("Escape"),
  ]) {
    await ask();
    await log.getByText("The first words").last().waitFor();
    await stop();
    await log.getByText("Stopped").last().waitFor();
    await page.getByRole("button", { name: "Send" }).waitFor();
  }
  expect((await sent).postDataJSON()).toMatchObject({ query: question, stream: true });
  expect(await log.getByText("Stopped").count()).toBe(2);
  expect(await log.getByRole("alert").count()).toBe(0);
  expect(await page.getByText("Failed to get response").count()).toBe(0);
});

it("[CHAT-024] leaving the chat ends its session", async () => {
  const { page } = desk;
  await page.getByText(/^Session \w{8}$/).waitFor();
  const ended = page.waitForResponse("**/end_conversation_session");
  await page.getByRole("link", { name: "Dashboard" }).click();
  expect((await (await ended).json()).ended_at).toEqual(expect.any(String));
});

it("[CHAT-021] [CHAT-025] a question waits for the session to start; one that cannot be started is kept on this device", async () => {
  const held = Promise.withResolvers<void>();
  const starting = startHere(held.promise);
  await desk.page.getByText(/^Session \w{8}$/).waitFor({ state: "detached" });
  await field.fill(question);
  await field.press("Enter");
  await desk.page.getByRole("button", { name: "Send", disabled: true }).waitFor();
  expect(await field.inputValue()).toBe(question);
  expect(await log.getByRole("article").count()).toBe(0);
  await seen(desk.page, "Sent as soon as the chat is open.");
  held.resolve();
  await starting;
  await log.getByText("A reminder costs 1.50 euros.").first().waitFor();
});

it("a question that is edited while it waits for the session is sent by another Enter only", async () => {
  const held = Promise.withResolvers<void>();
  const starting = startHere(held.promise);
  await desk.page.getByText(/^Session \w{8}$/).waitFor({ state: "detached" });
  await field.fill("What does");
  await field.press("Enter");
  await field.fill(question);
  held.resolve();
  await starting;
  await desk.page.getByRole("button", { name: "Send", disabled: false }).waitFor();
  expect(await field.inputValue()).toBe(question);
  expect(await log.getByRole("article").count()).toBe(0);
  await field.press("Enter");
  await log.getByText("A reminder costs 1.50 euros.").first().waitFor();
});

it("a chat kept on this device brings its earlier turns along", async () => {
  const { page } = desk;
  await startHere();
  for (const [at, words] of [question, "and a second one?"].entries()) {
    const asked = page.waitForRequest(path);
    await field.fill(words);
    await field.press("Enter");
    const { history } = (await asked).postDataJSON();
    expect(history.map(({ role }: { role: string }) => role)).toEqual(["user", "assistant"].slice(0, at * 2));
    await page.getByRole("button", { name: "Copy answer" }).nth(at).waitFor();
  }
});

it("[CHAT-042] a chatbot list that cannot be loaded shows no toast", async () => {
  const { page } = desk;
  await page.route("**/api/chatbots?*", (route) => route.fulfill({ status: 400, body: "no" }));
  await page.reload();
  await page.getByText("The chatbots could not be loaded").waitFor();
  expect(await page.locator("[data-scope=toast][data-part=root]").count()).toBe(0);
});

/** Starts a chat that the server does not know, as soon as it may refuse to. */
const startHere = async (refuses = Promise.resolve()) => {
  const { page } = desk;
  const before = await page.getByText(/^Session \w{8}$/).textContent();
  await page.route("**/start_conversation", (route) =>
    refuses.then(() => route.fulfill({ status: 500, body: "" })),
  );
  await page.getByRole("button", { name: "Clear Chat" }).click();
  await page
    .getByText(/^Session [0-9a-f]{8}$/)
    .filter({ hasNotText: before ?? "" })
    .waitFor();
};

const answer = (body: string) =>
  desk.page.route(path, (route) => route.fulfill({ status: 200, contentType: "text/event-stream", body }));

const unending = () => {
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  return desk.page.route(path, (route) => route.continue({ url }));
};

const ask = async (): Promise<void> => {
  await desk.page.getByText(/^Session \w{8}$/).waitFor();
  await field.fill(question);
  await field.press("Enter");
};
