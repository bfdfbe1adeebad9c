import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defaultSystemPrompt } from "#shared/chatbots/use-cases.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { owner } = desk;
  ({ id: chatbotId } = await owner.chatbots.create({ name: "Library help", use_case: "support" }));
  await uploadText(owner, chatbotId, "fees.txt", "A reminder costs 1.50 euros.");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

/** Models as an installation with a provider offers them: the product of the tests has the built-in one only. */
const offerModels = (page: Page) =>
  page.route(`**/api/chatbots/${chatbotId}/settings`, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const state = await response.json();
    const luna = { provider: "openai", model: "gpt-6-luna", price: 0.65, refuses: [] };
    const reasoning = { ...luna, model: "o3", price: 12, refuses: ["temperature", "top_p"] };
    const models = [...state.models.map((one: object) => ({ ...one, refuses: [] })), luna, reasoning];
    await route.fulfill({ response, json: { ...state, models } });
  });

const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

it("[SET-001] [SET-003] [SET-005] [SET-008] [SET-009] [BOT-018] a chatbot's card leads to its settings: three tabs, the model with its price, and the numbers that it takes", async () => {
  const { page } = desk;
  await offerModels(page);
  await go(page, "/app/rag-systems");
  await page.getByRole("link", { name: "Settings Library help" }).click();
  await page.getByRole("heading", { name: "Library help Settings", level: 1 }).waitFor();
  expect(new URL(page.url()).search).toBe(`?ragSystemId=${chatbotId}`);
  expect(await page.getByRole("tab").allTextContents()).toEqual([
    "LLM Settings",
    "System Prompt",
    "API Integrations",
  ]);
  await page.getByText("The provider key comes from the environment.").waitFor();
  const temperature = page.getByLabel("Temperature", { exact: true });
  const names = ["Temperature", "Max tokens", "top_p", "Frequency penalty", "Presence penalty"];
  const values = names.map((name) => page.getByLabel(name, { exact: true }).inputValue());
  expect(await Promise.all(values)).toEqual(["0.7", "1000", "1", "0", "0"]);
  await expectAccessible(page);
  await page.getByLabel("Provider").selectOption("openai");
  await page.getByText("$0.65").waitFor();
  await page.getByRole("radio", { name: /o3/ }).check();
  await page.getByText("o3 does not take it. It is not sent.").first().waitFor();
  expect(await temperature.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await toasted(page, "This model is not offered here. Choose one of the list.");
  await page.getByRole("button", { name: "Discard" }).click();
  expect(await temperature.isDisabled()).toBe(false);
});

it("[SET-010] [SET-015] [SET-021] [SET-022] [SET-004] changes of both tabs are saved together, and asked about before they are left", async () => {
  const { page, owner } = desk;
  const temperature = page.getByLabel("Temperature", { exact: true });
  await temperature.fill("2.5");
  await page.getByLabel("Tone").selectOption({ label: "Friendly" });
  await page.getByLabel("Words to avoid").fill("cheap\n best in town \n");
  await tab(page, "System Prompt");
  await page.getByLabel("Custom prompt").fill("Answer like a librarian.");
  expect(new URL(page.url()).searchParams.get("tab")).toBe("prompt");
  await page.getByText("4 settings changed, not saved yet. Saving makes version 2.").waitFor();
  await page.getByRole("button", { name: "Save Settings" }).click();
  await page.getByText("Enter a number from 0 to 2.").waitFor();
  await temperature.fill("0.3");
  await page.getByRole("link", { name: "Back to RAG Systems" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  const refuse = (route: import("playwright-core").Route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now." } })
      : route.fallback();
  await page.route("**/settings", refuse);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await toasted(page, "Not now.");
  await toasted(page, "Failed to save settings");
  await page.unroute("**/settings", refuse);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await toasted(page, "Settings saved successfully!");
  await page.getByText("not saved yet").waitFor({ state: "detached" });
  const { settings, version } = await owner.chatbotSettings.read({ chatbotId });
  expect({ version, ...settings }).toMatchObject({
    version: 2,
    temperature: 0.3,
    system_prompt: "Answer like a librarian.",
    answer_style: { tone: "friendly", avoided_words: ["cheap", "best in town"] },
  });
});

it("[SET-016] [SET-017] the prompt shows its default and all that is sent, saved settings and draft answer side by side, and a version is restored", async () => {
  const { page, owner } = desk;
  await tab(page, "System Prompt");
  await page.getByText("Default prompt", { exact: true }).click();
  await page.getByText(defaultSystemPrompt).waitFor();
  await page.getByRole("button", { name: "Reset to default" }).click();
  expect(await page.getByLabel("Custom prompt").inputValue()).toBe("");
  await page.getByText("The whole prompt, as sent").click();
  await page.getByText(`<instructions> ${defaultSystemPrompt} </instructions>`).waitFor();
  await page.getByLabel("Question").fill("What does a reminder cost?");
  await page.getByRole("button", { name: "Ask both" }).click();
  for (const name of ["Version 2", "Draft"])
    await page.getByRole("article", { name }).getByText("A reminder costs 1.50 euros.").waitFor();
  await page.getByRole("article", { name: "Draft" }).getByText("free").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Versions" }).click();
  const drawer = page.getByRole("dialog", { name: "Versions" });
  await drawer.getByText("Temperature, System prompt, Tone, Words to avoid").click();
  await drawer.getByText("Answer like a librarian.").waitFor();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Restore version 1" }).click();
  await toasted(page, "Settings saved successfully!");
  await drawer.waitFor({ state: "detached" });
  const { settings, version } = await owner.chatbotSettings.read({ chatbotId });
  expect([version, settings.temperature]).toEqual([3, 0.7]);
  await expect.poll(() => page.getByLabel("Custom prompt").inputValue()).toBe(settings.system_prompt);
  await page.getByRole("link", { name: "Back to RAG Systems" }).click();
  await page.waitForURL("**/app/rag-systems");
});
