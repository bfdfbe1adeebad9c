import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, enter, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, type Visit, visit } from "../../browser/visit.ts";
import { type Colleague, join } from "../../team/colleague.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let bobs: Visit;
let bob: Colleague;
let chatbotId: string;
let id: string;
const path = () => `/app/chat-monitoring?conversation=${id}`;

beforeAll(async () => {
  desk = await openDesk("ann");
  ({ id: chatbotId } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" }));
  const rules = "An order leaves the house within a day. It arrives within a week.";
  await uploadText(desk.owner, chatbotId, "orders.txt", rules);
  bob = await join(desk.owner, "bob", "answers");
  bobs = await visit(desk.browser);
});
beforeEach(async () => {
  const { owner, page } = desk;
  if (id) await owner.history.remove({ id });
  ({ id } = await owner.conversations.start({ p_rag_system_id: chatbotId, p_is_public: true }));
  await ask("When does an order leave the house?");
  await go(page, path());
  await row(page).getByText("2 messages").waitFor();
});
afterAll(async () => {
  expectQuiet(desk);
  expectQuiet(bobs);
  await desk.browser.close();
});

const ask = (query: string) => desk.owner.chat.ask({ ragSystemId: chatbotId, conversationId: id, query });
const row = (page: Page) => page.getByRole("list", { name: "Active Conversations" }).getByRole("listitem");
const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page) => page.getByLabel("Message to the visitor");
const takeOver = async () => {
  await button(desk.page, "Intervene").click();
  await field(desk.page).waitFor();
};
const say = async (text: string) => {
  await field(desk.page).fill(text);
  await field(desk.page).press("Enter");
  await log(desk.page).getByText(text).waitFor();
};

it("new messages and conversations appear by themselves", async () => {
  const { page } = desk;
  await page.getByText("Live", { exact: true }).waitFor();
  await ask("When does an order arrive?");
  await log(page).getByText("When does an order arrive?").waitFor();
  await row(page).getByText("4 messages").waitFor();
});

it("[MON-022] [MON-027] Intervene takes the conversation over, and becomes Cancel Intervention", async () => {
  const { page } = desk;
  await button(page, "Intervene").click();
  await button(page, "Cancel Intervention").waitFor();
  expect(await button(page, "Intervene").count()).toBe(0);
  await page
    .getByText(
      "Your message will be sent directly to the user, bypassing the AI. It will be clearly marked as coming from a human agent.",
      { exact: true },
    )
    .waitFor();
  await page.getByText("You are replying.").waitFor();
  await page.getByText(/^14m \d+s left$/).waitFor();
  await row(page).getByText("You are replying").waitFor();
  await log(page).getByText("took over.").waitFor();
});

it("[MON-029] a blank text cannot be sent", async () => {
  const { page } = desk;
  await takeOver();
  await field(page).fill("   ");
  expect(await button(page, "Send").isDisabled()).toBe(true);
  await field(page).fill("We sent it");
  expect(await button(page, "Send").isEnabled()).toBe(true);
});

it("[MON-028] Enter sends the text, Shift and Enter make a line", async () => {
  const { page } = desk;
  await takeOver();
  await field(page).fill("We sent it");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("this morning.");
  await field(page).press("Enter");
  await log(page).getByText("We sent it this morning.").waitFor();
  expect(await field(page).inputValue()).toBe("");
});

it("[MON-045] a message that was sent has a toast", async () => {
  const { page } = desk;
  await takeOver();
  await field(page).fill("It is on its way.");
  await button(page, "Send").click();
  await toasted(page, "Intervention message sent");
});

it("[MON-025] the messages have the labels of all four writers", async () => {
  const { page } = desk;
  await takeOver();
  for (const text of ["We sent it this morning.", "It is on its way."]) await say(text);
  const writers = await log(page).locator("header b").allTextContents();
  expect(writers.slice(-4)).toEqual(["Assistant", "System", "Agent Intervention", "Agent Intervention"]);
});

it("[MON-016] a conversation in which a person wrote has a badge", async () => {
  const { page } = desk;
  await takeOver();
  await say("It is on its way.");
  await row(page).getByText("Intervention", { exact: true }).waitFor();
  await page.getByRole("button", { name: "With Interventions" }).click();
  await expect.poll(() => row(page).count()).toBe(1);
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
});

it("[MON-046] a message that could not be sent has a toast, and stays in the field", async () => {
  const { page } = desk;
  await takeOver();
  const sending = "**/api/monitoring/*/messages";
  await page.route(sending, (route) => route.fulfill({ status: 400, json: { error: "broken" } }));
  await field(page).fill("It arrives tomorrow.");
  await button(page, "Send").click();
  await toasted(page, "Failed to send intervention message");
  expect(await field(page).inputValue()).toBe("It arrives tomorrow.");
  await page.unroute(sending);
});

it("notes are for members, and keep the unsent message", async () => {
  const { page } = desk;
  await takeOver();
  await field(page).fill("It arrives tomorrow.");
  await button(page, "Internal note").click();
  await page.getByLabel("Internal note", { exact: true }).fill("Paid by invoice.");
  await button(page, "Save note").click();
  await toasted(page, "Note saved");
  const note = log(page).getByRole("listitem").filter({ hasText: "Paid by invoice." });
  await note.getByText("Only your team").waitFor();
  await button(page, "Reply").click();
  expect(await field(page).inputValue()).toBe("It arrives tomorrow.");
});

it("a colleague sees who replies, asks to take over, and gets the conversation handed over", async () => {
  const { page } = bobs;
  await takeOver();
  await enter(page, "bob", path());
  await page.getByText(/is replying\.$/).waitFor();
  expect(await field(page).count()).toBe(0);
  await page.getByPlaceholder("Note for your team, the visitor never sees it").waitFor();
  await page.getByText("Live", { exact: true }).waitFor();
  await button(page, "Ask to take over").click();
  await toasted(page, "Asked to take over");
  await desk.page
    .getByText(/asks to take over$/)
    .first()
    .waitFor();
  await button(desk.page, "Hand over").click();
  await page.getByText("You are replying.").waitFor();
  await button(desk.page, "Ask to take over").waitFor();
  await field(page).fill("Bob here.");
  await field(page).press("Enter");
  await log(desk.page).getByText("Bob here.").waitFor();
  // by the keyboard: the toasts lie over the button
  await button(page, "Cancel Intervention").press("Enter");
  await button(page, "Intervene").waitFor();
  await button(desk.page, "Intervene").waitFor();
  expect(bob.id).not.toBe("");
});
