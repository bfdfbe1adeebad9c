import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
});
beforeEach(() => go(desk.page, "/app"));
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[DASH-001] the welcome uses the part of the email before the at-sign, capitalised", async () => {
  const name = desk.owner.email.split("@")[0] ?? "";
  const welcome = `Welcome, ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  await desk.page.getByRole("heading", { name: welcome, exact: true }).waitFor();
});

it("a newcomer reads what comes instead of zeros, and the first step comes first", async () => {
  const { page } = desk;
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  const order = [
    "Getting Started",
    "Try a sample first",
    "Active Chatbots",
    "Messages Handled",
    "Business Impact",
  ];
  await expect.poll(() => headings.allTextContents()).toEqual(order);
  await page.getByText("Your first one appears here").waitFor();
  await page.getByText("Starts with the first question a visitor asks.").waitFor();
  expect(await page.getByRole("main").getByText("0", { exact: true }).count()).toBe(2);
});

it("[DASH-015] the first steps are listed, and the next one is offered", async () => {
  const { page } = desk;
  const steps = page.locator("section", { hasText: "Getting Started" }).getByRole("listitem");
  await steps.first().waitFor();
  const names = ["Create a chatbot", "Upload training data", "Test and deploy"];
  for (const [index, name] of names.entries()) await steps.nth(index).getByText(name).waitFor();
  expect(await steps.count()).toBe(3);
  await page.getByText("None of three done").waitFor();
  await steps.nth(0).getByRole("button", { name: "Create Chatbot" }).waitFor();
});

it("[DASH-011] the quick action opens the Create Chatbot dialog; the first chatbot leads to its documents", async () => {
  const { page } = desk;
  await page.getByRole("button", { name: "Create New Chatbot" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Chatbot" });
  await dialog.getByLabel("Name").fill("First");
  await dialog.getByRole("button", { name: "Create Chatbot" }).click();
  await page.waitForURL("**/app/documents?ragSystemId=bot_*");
  await go(page, "/app");
  await page.getByText("One of three done").waitFor();
  await page.getByRole("heading", { name: /^Welcome back/ }).waitFor();
  await figure("Active Chatbots", "1");
});

it("[DASH-012] [DASH-013] [DASH-014] the other quick actions lead to documents, chat and widgets", async () => {
  const { page } = desk;
  const ways = {
    "Upload Documents": "/app/documents",
    "Test Chatbot": "/app/chat",
    "Build Widget": "/app/integration-tools",
  };
  for (const [name, path] of Object.entries(ways)) {
    await go(page, "/app");
    await page.getByRole("navigation", { name: "Quick actions" }).getByRole("link", { name }).click();
    await page.waitForURL(`**${path}`);
  }
});

it("[DASH-002] [DASH-003] [DASH-005] [DASH-006] refreshing brings the figures up to date and says so", async () => {
  const { page, owner } = desk;
  await page.getByRole("heading", { name: "Active Chatbots" }).waitFor();
  const { id } = await owner.chatbots.create({ name: "Second", use_case: "sales" });
  await uploadText(owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  const { id: conversationId } = await owner.conversations.start({ p_rag_system_id: id });
  await owner.chat.ask({ ragSystemId: id, query: "What does a reminder cost?", conversationId });
  await page.getByRole("button", { name: "Refresh" }).click();
  await toasted(page, "Dashboard refreshed");
  await figure("Active Chatbots", "2");
  await figure("Messages Handled", "2");
});

it("[DASH-004] [DASH-007] [DASH-008] there are exactly two stat cards, each with its change against last month", async () => {
  const { page } = desk;
  const sections = page.getByRole("main").locator("section");
  await sections.first().waitFor();
  expect(await sections.getByRole("heading").allTextContents()).toEqual([
    "Active Chatbots",
    "Messages Handled",
    "Business Impact",
    "Getting Started",
  ]);
  await page.route("**/api/dashboard", async (route) => {
    const figures = await (await route.fetch()).json();
    const activeChatbots = { total: 6, thisMonth: 3, lastMonth: 2, changePercent: 50 };
    const messagesHandled = { total: 8, thisMonth: 2, lastMonth: 6, changePercent: -67 };
    await route.fulfill({ json: { ...figures, activeChatbots, messagesHandled } });
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  await sections.nth(0).getByText("+50% from last month", { exact: true }).waitFor();
  await sections.nth(1).getByText("−67% from last month", { exact: true }).waitFor();
  await page.unroute("**/api/dashboard");
});

it("[DASH-016] the Business Impact panel counts what visitors did, without the owner's tests", async () => {
  const panel = desk.page.locator("section", { hasText: "Business Impact" });
  await panel.getByText("Conversations with visitors").waitFor();
  expect(await panel.getByRole("term").allTextContents()).toHaveLength(4);
  expect(await panel.getByRole("definition").allTextContents()).toEqual(["0", "0", "1", "0"]);
});

it("figures that cannot be read say so and can be asked for again", async () => {
  const { page } = desk;
  await page.route("**/api/dashboard", (route) => route.fulfill({ status: 400, body: "no" }));
  await go(page, "/app");
  await page.getByRole("alert").getByText("The figures could not be loaded").waitFor();
  await page.unroute("**/api/dashboard");
  await page.getByRole("button", { name: "Retry" }).click();
  await figure("Active Chatbots", "2");
});

const figure = (name: string, value: string): Promise<void> =>
  desk.page
    .locator("section", { has: desk.page.getByRole("heading", { name }) })
    .getByText(value, { exact: true })
    .waitFor();
