import type { Locator, Page } from "playwright-core";
import { upload } from "../../upload.ts";
import type { Actor } from "../../users.ts";
import { failures } from "../failing-server.ts";

export const key = "sk-own-4f9d2c71";

/** Failures of a provider, and how the chat's words for them begin. */
export const saidFailures: [name: string, words: RegExp][] = [
  ["a wrong key", /^Your provider refuses the key/],
  ["no credit within the stream", /has no credit left/],
  ["a web page", /^Something else than a language model answers/],
  ["an unknown model", /^Your provider does not have the model own-7b/],
];

export const failing = (name: string) => failures.find(([one]) => one === name)![1];

export const chatbotWithFees = async (owner: Actor, name: string): Promise<string> => {
  const { id } = await owner.chatbots.create({ name, use_case: "support" });
  await upload(owner, id, { name: "fees.md", type: "text/markdown", bytes: "A reminder costs 1.50 euros." });
  return id;
};

/** Asks in the test chat what the documents answer. */
export const askFee = async (page: Page): Promise<void> => {
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("What does a reminder cost?");
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
};

export const fillIn = async (dialog: Locator, baseUrl: string): Promise<void> => {
  await dialog.getByLabel("Base URL").fill(baseUrl);
  await dialog.getByLabel("Key").fill(key);
};
