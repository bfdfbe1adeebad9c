import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { defaultFirstQuestion, systemPromptOf } from "#shared/use-cases.ts";
import { expectQuiet } from "./browser.ts";
import { type Desk, go, openDesk, toasted } from "./owner.ts";

let desk: Desk;
let dialog: Locator;

beforeAll(async () => {
  desk = await openDesk("ann");
});
beforeEach(async () => {
  await go(desk.page, "/app/rag-systems");
  await desk.page.getByRole("button", { name: "Create Chatbot" }).click();
  dialog = desk.page.getByRole("dialog", { name: "Create Chatbot" });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[BOT-021] the five use cases can be chosen", async () => {
  const choices = dialog.getByRole("radio");
  await choices.first().waitFor();
  expect(await choices.evaluateAll((all) => all.map((each) => each.getAttribute("value")))).toEqual([
    "sales",
    "support",
    "internal",
    "hr",
    "interviewer",
  ]);
  await dialog.getByText("HR", { exact: true }).click();
  expect(await dialog.getByRole("radio", { checked: true }).getAttribute("value")).toBe("hr");
});

it("[BOT-020] [BOT-032] a name is enough, and without one nothing is made", async () => {
  await create();
  await dialog.getByText("Enter a name.").waitFor();
  await dialog.getByLabel("Name").fill("   ");
  await create();
  await dialog.getByText("Enter a name.").waitFor();
  await dialog.getByLabel("Name").fill("Only a name");
  await create();
  await toasted(desk.page, "Chatbot created successfully!");
  await desk.page.getByRole("article").filter({ hasText: "Only a name" }).waitFor();
});

it("a huge name and a huge description are refused beside their fields", async () => {
  await dialog.getByLabel("Name").fill("x".repeat(121));
  await dialog.getByLabel(/^Description/).fill("x".repeat(2001));
  await create();
  await dialog.getByText("Use at most 120 characters.").waitFor();
  await dialog.getByText("Use at most 2,000 characters.").waitFor();
});

it("[BOT-023] [BOT-024] the interviewer's first question can be changed and becomes part of its prompt", async () => {
  const { owner } = desk;
  expect(await dialog.getByLabel("First question").count()).toBe(0);
  await dialog.getByText("Interviewer", { exact: true }).click();
  expect(await dialog.getByLabel("First question").inputValue()).toBe(defaultFirstQuestion);
  await dialog.getByLabel("First question").fill("Which bindings can you repair?");
  await dialog.getByLabel("Name").fill("Interview");
  await create();
  await toasted(desk.page, "Chatbot created successfully!");
  const { items } = await owner.chatbots.list({});
  const { system_prompt } = await owner.chatbots.llmConfiguration({ id: items[0]?.id ?? "" });
  expect(system_prompt).toBe(systemPromptOf("interviewer", "Which bindings can you repair?"));
});

it("[BOT-033] a creation that fails says so and keeps what was typed", async () => {
  const { page } = desk;
  await page.route("**/api/chatbots", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await dialog.getByLabel("Name").fill("Kept");
  await create();
  await toasted(page, "Failed to create chatbot");
  expect(await dialog.getByLabel("Name").inputValue()).toBe("Kept");
  await page.unroute("**/api/chatbots");
});

it("Escape closes the dialog and gives the focus back", async () => {
  const { page } = desk;
  await dialog.getByLabel("Name").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement?.textContent === "Create Chatbot");
});

const create = () => dialog.getByRole("button", { name: "Create Chatbot" }).click();
