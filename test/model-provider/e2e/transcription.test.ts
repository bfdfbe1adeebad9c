import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { enter, toasted } from "../../browser/owner.ts";
import { expectQuiet, launch, seen, type Visit, visit } from "../../browser/visit.ts";
import { type SpeechServer, startSpeechServer } from "../../platform/models/transcription/speech-server.ts";
import { type Product, startProduct, unlimited } from "../../product.ts";
import type { Actor } from "../../users.ts";

let product: Product;
let server: SpeechServer;
let browser: Browser;
let visitor: Visit;
let page: Page;
let owner: Actor;

beforeAll(async () => {
  // the operator's account, whose server may be one of this machine
  server = await startSpeechServer();
  product = await startProduct({ env: unlimited });
  browser = await launch();
  visitor = await visit(browser);
  page = visitor.page;
  owner = await enter(page, "ann", "/app", product.url);
});
beforeEach(async () => {
  server.answer({ body: { text: "" } });
  await owner.modelProvider.removeTranscriber({});
  await page.goto(`${product.url}/app/settings`);
});
afterAll(async () => {
  expectQuiet(visitor);
  await browser.close();
  await product.stop();
  server.stop();
});

const dialog = () => page.getByRole("dialog");

it("says that recordings are only kept, and connects a server by keyboard", async () => {
  await seen(page, "Recordings are kept, and not turned into text.");
  await page.getByRole("button", { name: "Connect transcription" }).press("Enter");
  await dialog().getByLabel("Service").selectOption("Speaches on this machine");
  expect(await dialog().getByLabel("Model").inputValue()).toBe("Systran/faster-whisper-small");
  await dialog().getByLabel("Base URL").fill(server.url);
  expect(await dialog().getByLabel("Service").inputValue()).toBe("");
  await dialog().getByLabel("Model").fill("tiny");
  await expectAccessible(page);
  await dialog().getByLabel("Key").press("Enter");
  await toasted(page, "Transcription connected");
  await dialog().waitFor({ state: "detached" });
  await page.getByText(/turns recordings into text, with tiny\. Tried .* Without a key\./).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove transcription" }).press("Enter");
  await seen(page, "New recordings are kept, and not turned into text.");
  await dialog()
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Remove transcription" })
    .click();
  await toasted(page, "Transcription removed");
  await seen(page, "Recordings are kept, and not turned into text.");
});

it("a fault stands at its field, and what was typed stays", async () => {
  server.answer({ status: 404, body: { error: { message: "No such model" } } });
  await page.getByRole("button", { name: "Connect transcription" }).click();
  await dialog().getByLabel("Base URL").fill(server.url);
  await dialog().getByRole("button", { name: "Connect" }).click();
  await dialog().getByText("The server does not have the model whisper-1.").waitFor();
  expect(await dialog().getByLabel("Base URL").inputValue()).toBe(server.url);
  const field = dialog().getByLabel("Model");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
});

it("whisper.cpp is named with how to start it, on a phone too", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Connect transcription" }).click();
  await dialog().getByLabel("Service").selectOption("whisper.cpp or LocalAI on this machine");
  await seen(page, "Start whisper.cpp with --inference-path /v1/audio/transcriptions --convert.");
  await page.keyboard.press("Escape");
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isTooWide()).toBe(false);
});
