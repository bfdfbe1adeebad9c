import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { encodeEvent, end } from "#shared/chat/sse.ts";
import { expectAccessible } from "../../browser/accessible.ts";
import { coveredByToasts } from "../../browser/covered-by-toasts.ts";
import { layoutFaults } from "../../browser/layout.ts";
import { type Desk, go, openDesk, toasted, toasts } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { streamed } from "../../browser/widget-browser.ts";
import { type Colleague, join } from "../../team/colleague.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let mona: Colleague;
let id: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { owner } = desk;
  const { id: chatbotId } = await owner.chatbots.create({ name: "Library", use_case: "support" });
  await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
  ({ id } = await owner.conversations.start({ p_rag_system_id: chatbotId, p_is_public: true }));
  const query = "What does a reminder cost?";
  await owner.chat.ask({ ragSystemId: chatbotId, conversationId: id, query });
  mona = await join(owner, "mona", "answers");
  await go(desk.page, `/app/chat-monitoring?conversation=${id}`);
  await button(desk.page, "Intervene").click();
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page) => page.getByLabel("Message to the visitor");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const picker = (page: Page) => dialog(page, "Canned replies");
const listed = (page: Page) =>
  picker(page).getByRole("list", { name: "Canned replies" }).locator(".name").allTextContents();

it("“/” in an empty field finds canned replies, which the owner makes there, and Enter inserts the first one", async () => {
  const { page } = desk;
  await field(page).press("/");
  await picker(page).getByText("No canned replies yet").waitFor();
  for (const [name, text] of [
    ["Opening hours", "We open at nine, on Sundays at eleven."],
    ["Address", "Mill Street 7, behind the church."],
  ] as const) {
    await button(page, "New reply").click();
    await dialog(page, "New canned reply").getByLabel("Name").fill(name);
    await dialog(page, "New canned reply").getByLabel("Text").fill(text);
    await button(page, "Save reply").click();
    await expect.poll(() => listed(page)).toContain(name);
  }
  expect(await listed(page)).toEqual(["Address", "Opening hours"]);
  await expectAccessible(page);
  await picker(page).getByRole("searchbox").fill("sundays OPEN");
  await expect.poll(() => listed(page)).toEqual(["Opening hours"]);
  await picker(page).getByRole("searchbox").press("Enter");
  await picker(page).waitFor({ state: "hidden" });
  await expect.poll(() => field(page).inputValue()).toBe("We open at nine, on Sundays at eleven.");
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

it("a canned reply is changed and deleted, and one goes in where the cursor stands", async () => {
  const { page } = desk;
  await button(page, "Canned replies").click();
  await button(page, "Edit Address").click();
  await dialog(page, "Edit canned reply").getByLabel("Text").fill("Mill Street 9");
  await button(page, "Save reply").click();
  await button(page, "Delete Opening hours").click();
  await button(page, "Delete canned reply").click();
  await expect.poll(() => listed(page)).toEqual(["Address"]);
  await page.keyboard.press("Escape");
  await picker(page).waitFor({ state: "hidden" });
  await field(page).fill("Come to  today.");
  await field(page).evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(8, 8));
  await button(page, "Canned replies").click();
  await picker(page)
    .getByRole("button", { name: /^Address/ })
    .click();
  await expect.poll(() => field(page).inputValue()).toBe("Come to Mill Street 9 today.");
});

it("a suggested answer comes with its sources, and is edited before it is sent", async () => {
  const { page } = desk;
  await button(page, "Suggest an answer").click();
  const card = page.getByRole("region", { name: "Suggested answer" });
  await card.getByText("A reminder costs 1.50 euros. [1]", { exact: true }).waitFor();
  expect(await card.getByRole("list", { name: "Sources" }).textContent()).toContain("[1] rules.txt");
  expect(await layoutFaults(page)).toEqual([]);
  await expectAccessible(page);
  await button(page, "Use and edit").click();
  expect(await field(page).inputValue()).toBe("A reminder costs 1.50 euros.");
  await card.waitFor({ state: "hidden" });
});

it("a suggestion says clearly that the documents answer nothing", async () => {
  const { page } = desk;
  const path = "**/api/conversations/*/suggestion";
  const refused = { type: "done" as const, outcome: "refused" as const, responseTime: 1, tokenCount: 0 };
  const events = [
    { type: "sources" as const, context: [] },
    { type: "delta" as const, text: "Sorry." },
    refused,
  ];
  await page.route(path, streamed(events.map(encodeEvent).join("") + end));
  await button(page, "Suggest an answer").click();
  await page.getByText(/^The documents do not answer the visitor's last message\./).waitFor();
  await button(page, "Close").last().click();
  await page.unroute(path);
});

it.each([
  ["a desktop", 1280, 900],
  ["a tablet", 820, 1180],
  ["a phone", 390, 844],
])("on %s a toast covers none of the controls with which a person answers", async (_, width, height) => {
  const { page } = desk;
  await page.setViewportSize({ width, height });
  for (const text of ["We are on it.", "One minute."]) {
    await field(page).fill(text);
    await button(page, "Send").click();
    await toasted(page, "Intervention message sent");
  }
  await field(page).fill("And another.");
  expect(await toasts(page).getByText("Intervention message sent").count()).toBeGreaterThan(0);
  for (const name of ["Cancel Intervention", "Send", "Suggest an answer", "Canned replies"]) {
    expect([name, await coveredByToasts(button(page, name))]).toEqual([name, []]);
    await button(page, name).click({ trial: true });
  }
  expect(await layoutFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});

it("the owner takes a conversation from a member who has left it open, after a question", async () => {
  const { page } = desk;
  await button(page, "Cancel Intervention").click();
  await button(page, "Intervene").waitFor();
  await mona.monitoring.claim({ id });
  await button(page, "Take over").click();
  const question = page.getByRole("alertdialog");
  expect(await question.getByRole("heading").textContent()).toMatch(/ is replying\. Take over\?$/);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Take over" }).click();
  await toasted(page, "You took the conversation over");
  await page.getByText("You are replying.").waitFor();
});
