import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { encodeEvent } from "#shared/chat/sse.ts";
import type { ErrorBody } from "#shared/errors.ts";
import { expectQuiet, launch, seen } from "../../browser/visit.ts";
import { arrive, ask, barriers, field, streamed } from "../../browser/widget-browser.ts";
import { fact, makeScene, question, type Scene } from "../../browser/widget-setup.ts";

const generic = "Sorry, I encountered an error. Please try again.";
const noInformation =
  "No relevant information found in the uploaded documents. Please ensure you have uploaded and processed documents for this RAG system.";
const notConfigured = "This RAG system is not properly configured. Please check the LLM settings.";

let browser: Browser;
let scene: Scene;
let url: string;

beforeAll(async () => {
  browser = await launch();
  scene = await makeScene("rosa");
  url = `${inject("url")}/public/${scene.slug}`;
});
afterAll(() => browser.close());

const chat = "**/functions/v1/public-rag-chat-stream";
const bubble = (page: Page) => page.locator(".error p");
const toast = (page: Page) => page.getByRole("alert").getByText("Failed to get response", { exact: true });
const failing = (error: ErrorBody) => streamed(encodeEvent({ type: "error", error }));

it("[PUBCHAT-024] [PUBCHAT-025] says that there are no documents to answer from", async () => {
  const { id } = await scene.owner.chatbots.create({ name: "Empty", use_case: "support" });
  const { public_slug } = await scene.owner.chatbots.publish({
    id,
    public_title: "Empty",
    public_description: "",
    is_public: true,
  });
  const visitor = await arrive(browser);
  await visitor.page.goto(`${inject("url")}/public/${public_slug}`);
  await ask(visitor.page, question);
  await toast(visitor.page).waitFor();
  expect(await bubble(visitor.page).textContent()).toBe(noInformation);
  expect(await barriers(visitor.page)).toEqual([]);
  expectQuiet(visitor);
});

it("[PUBCHAT-024] says that the chatbot is not set up", async () => {
  const { page } = await arrive(browser);
  await page.goto(url);
  await page.route(
    chat,
    failing({ code: "not_configured", message: "This RAG system is not properly configured." }),
  );
  await ask(page, question);
  await toast(page).waitFor();
  expect(await bubble(page).textContent()).toBe(notConfigured);
});

it("an open page whose chatbot is private again says that it is not available", async () => {
  const gone = await makeScene("gone");
  const { page } = await arrive(browser);
  await page.goto(`${inject("url")}/public/${gone.slug}`);
  await field(page).waitFor();
  await gone.owner.chatbots.publish({
    id: gone.chatbotId,
    public_title: "Gone",
    public_description: "",
    is_public: false,
  });
  await ask(page, question);
  await expect.poll(() => bubble(page).allTextContents()).toEqual(["This chat is not available."]);
  expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
});

it.each(["the connection", "a status", "the model", "the stream"])(
  "[PUBCHAT-024] apologises plainly when %s fails, and Retry brings the question back",
  async (what) => {
    const { page } = await arrive(browser);
    await page.goto(url);
    await page.route(chat, (route) => {
      if (what === "the connection") return route.abort();
      if (what === "a status") return route.fulfill({ status: 500, body: "Oops" });
      if (what === "the model") return failing({ code: "model_failed", message: "The model failed." })(route);
      return streamed(encodeEvent({ type: "delta", text: "Half an ans" }))(route);
    });
    await ask(page, question);
    await toast(page).waitFor();
    expect(await bubble(page).textContent()).toBe(generic);
    expect(await page.getByText("Half an ans").count()).toBe(0);
    await page.unroute(chat);
    await page.getByRole("button", { name: "Retry" }).click();
    await field(page).press("Enter");
    await seen(page, fact);
  },
);

it.each(["unknown", "unpublished"])("[PUBCHAT-009] an address that is %s is not found", async (fate) => {
  const visitor = await arrive(browser);
  if (fate === "unpublished") await publish(false);
  await visitor.page.goto(fate === "unknown" ? `${inject("url")}/public/no-such-chatbot` : url);
  await visitor.page.getByRole("heading", { name: "Chatbot Not Found", exact: true }).waitFor();
  expect(await visitor.page.getByRole("textbox").count()).toBe(0);
  expect(await barriers(visitor.page)).toEqual([]);
  expectQuiet(visitor);
  await publish(true);
});

it("a page that could not be loaded can be tried again", async () => {
  const { page } = await arrive(browser);
  const config = "**/functions/v1/public-chatbots/*";
  await page.route(config, (route) => route.abort());
  await page.goto(url);
  await page.getByRole("heading", { name: "The chat could not be loaded" }).waitFor();
  await page.unroute(config);
  await page.getByRole("button", { name: "Retry" }).click();
  await field(page).waitFor();
});

const publish = (is_public: boolean) =>
  scene.owner.chatbots.publish({
    id: scene.chatbotId,
    public_title: "Library help",
    public_description: "",
    is_public,
  });
