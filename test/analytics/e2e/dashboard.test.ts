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

it("[DASH-005] [DASH-006] refreshing brings the figures up to date and says so", async () => {
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

it("[DASH-016] the Business Impact panel counts what visitors did, without the owner's tests", async () => {
  const panel = desk.page.locator("section", { hasText: "Business Impact" });
  await panel.getByText("Conversations with visitors").waitFor();
  expect(await panel.getByRole("term").allTextContents()).toHaveLength(4);
  expect(await panel.getByRole("definition").allTextContents()).toEqual(["0", "0", "1", "0"]);
});

const figure = (name: string, value: string): Promise<void> =>
  desk.page
    .locator("section", { has: desk.page.getByRole("heading", { name }) })
    .getByText(value, { exact: true })
    .waitFor();
