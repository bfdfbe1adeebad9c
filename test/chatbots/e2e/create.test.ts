import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { defaultFirstQuestion, systemPromptOf } from "#shared/chatbots/use-cases.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";

let desk: Desk;
let dialog: Locator;

beforeAll(async () => {
  desk = await openDesk("ann");
});
const open = async () => {
  await go(desk.page, "/app/rag-systems");
  await desk.page.getByRole("button", { name: "Create Chatbot" }).click();
  dialog = desk.page.getByRole("dialog", { name: "Create Chatbot" });
};
beforeEach(open);
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
  await desk.page.getByText("Only a name").first().waitFor();
  expect((await desk.owner.chatbots.list({})).items[0]?.name).toBe("Only a name");
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

it("[BOT-019] [BOT-025] [BOT-026] the dialog has a name, a description, use cases and an optional API, whose fields are required once it is switched on", async () => {
  await dialog.getByLabel("Name").fill("Shop");
  await dialog.getByLabel("Description (optional)").fill("Orders");
  expect(await dialog.getByLabel("Endpoint URL").count()).toBe(0);
  await dialog.getByLabel(/^API integration \(optional\)/).press("Space");
  await create();
  await dialog.getByText("Enter the endpoint URL.").waitFor();
  await dialog.getByText("Enter the trigger phrase.").waitFor();
  await dialog.getByLabel("Authentication").selectOption("Key in a header");
  await create();
  await dialog.getByText("Authentication header/parameter name is required").waitFor();
  await dialog.getByText("Authentication value is required").waitFor();
  await dialog.getByLabel("Authentication").selectOption("Key in the address");
  await dialog.getByLabel("Parameter name").waitFor();
  await create();
  await dialog.getByText("Authentication header/parameter name is required").waitFor();
  await dialog.getByLabel("Endpoint URL").fill("ftp://shop.example/orders");
  await create();
  await dialog.getByText(/begins with https/).waitFor();
  await expectAccessible(desk.page);
  const [newest] = (await desk.owner.chatbots.list({})).items;
  expect(newest?.name).not.toBe("Shop");
});

it("[BOT-027] [BOT-028] endpoint and trigger make one active integration by GET with one keyword; switched off they make none", async () => {
  const { owner } = desk;
  const integrations = async () => {
    const [newest] = (await owner.chatbots.list({})).items;
    return (await owner.integrations.list({ chatbotId: newest?.id ?? "" })).items;
  };
  const fill = async () => {
    await dialog.getByLabel("Name").fill("Shop");
    await dialog.getByLabel(/^API integration/).press("Space");
    await dialog.getByLabel("Endpoint URL").fill("https://api.example.com/orders");
    await dialog.getByLabel("Trigger phrase").fill(" order status ");
  };
  await fill();
  await dialog.getByLabel(/^API integration/).press("Space");
  await create();
  await dialog.waitFor({ state: "detached" });
  expect(await integrations()).toEqual([]);
  await open();
  await fill();
  await create();
  await dialog.waitFor({ state: "detached" });
  expect(await integrations()).toMatchObject([
    {
      name: "api.example.com",
      api_url_template: "https://api.example.com/orders",
      http_method: "GET",
      auth_type: "none",
      request_headers: {},
      triggers: [{ type: "keyword", value: "order status" }],
      is_active: true,
    },
  ]);
});

it("[BOT-034] an API that can't be added leaves the chatbot created, and is only logged", async () => {
  const { page } = desk;
  const warned: string[] = [];
  page.on("console", (line) => line.type() === "warning" && warned.push(line.text()));
  await page.route("**/api/chatbots/*/integrations", (route) => route.fulfill({ status: 500, body: "" }), {
    times: 1,
  });
  await dialog.getByLabel("Name").fill("Without its API");
  await dialog.getByLabel(/^API integration/).press("Space");
  await dialog.getByLabel("Endpoint URL").fill("https://api.example.com/orders");
  await dialog.getByLabel("Trigger phrase").fill("order");
  await create();
  await toasted(page, "Chatbot created successfully!");
  await page.getByText("Without its API").first().waitFor();
  await expect.poll(() => warned.join()).toContain("The API integration was not created.");
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
