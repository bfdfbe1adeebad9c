import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { password } from "../users.ts";
import { pickChatbot } from "./pick-chatbot.ts";
import { copiedIn, seen } from "./visit.ts";

export const handbook = fileURLToPath(new URL("../fixtures/documents/library-handbook.pdf", import.meta.url));

/** A question about the handbook, and its answer. */
export const question = "How much does a first reminder cost?";
export const fact = /1\.50 euros/;

/** Fills in the sign-up form that is shown, and sends it. */
export const signUp = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel(/company/i).fill("City Library");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel(/confirm/i).fill(password);
  await page.getByRole("button", { name: /create account|sign up/i }).click();
};

/** The first chatbot, "Library help"; its documents are open then. */
export const createChatbot = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Chatbots" }).first().click();
  await seen(page, "No chatbots yet");
  await page.getByRole("button", { name: "Create Chatbot" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^name/i).fill("Library help");
  await dialog.getByRole("button", { name: /create/i }).click();
  await seen(page, "Chatbot created successfully!");
};

/** Has the handbook read; done when the page says so. */
export const uploadHandbook = async (page: Page): Promise<void> => {
  await page.locator("input[type=file]").setInputFiles(handbook);
  await seen(page, "library-handbook.pdf processed successfully");
};

export const openChatTesting = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Chat Testing" }).click();
  await seen(page, /^Session \w{8}$/);
};

/** Opens the passage behind the answer's first mark, and gives the words that are marked in it. */
export const markedInSource = async (page: Page): Promise<string | null> => {
  await page
    .getByRole("button", { name: /^Source \d/ })
    .first()
    .click();
  await seen(page, /library-handbook\.pdf/);
  return page.locator("mark").first().textContent();
};

/** From now on anybody asks at `/public/library-help`. */
export const publish = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Chatbots" }).first().click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^publish/i })
    .click();
  await seen(page, "RAG system published successfully!");
  await page.getByRole("dialog").getByText("Close", { exact: true }).click();
};

/** Makes a widget and gives the code that the page puts into the clipboard. */
export const copyWidgetCode = async (page: Page): Promise<string> => {
  await page.getByRole("link", { name: "Widget Builder" }).click();
  await page.getByRole("button", { name: "Create Widget" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^name/i).fill("Library site");
  await pickChatbot(dialog, "Library help");
  await dialog.getByRole("button", { name: /^create/i }).click();
  await seen(page, "Chat widget created successfully!");
  await seen(page, "Embed code");
  await dialog.getByRole("button", { name: /copy/i }).first().click();
  return copiedIn(page);
};

/** Asks in whatever chat the page shows. */
export const ask = async (page: Page, text = question): Promise<void> => {
  const field = page.getByRole("textbox").last();
  await field.fill(text);
  await field.press("Enter");
};

/** Opens the widget that stands on a page, and waits for what it answers. */
export const askInWidget = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByRole("button", { name: /open chat/i }).click();
  await ask(page);
  await seen(page, fact);
};
