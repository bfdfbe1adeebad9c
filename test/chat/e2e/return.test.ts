import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { newChat } from "../../browser/new-chat.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

const question = "What does a reminder cost?";
const second = "How long may films be kept?";
const answer = "A reminder costs 1.50 euros.";

let desk: Desk;
let log: Locator;
let alpha: string;
let zeta: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  log = desk.page.getByRole("log");
  const { chatbots } = desk.owner;
  alpha = (await chatbots.create({ name: "Alpha", use_case: "support" })).id;
  zeta = (await chatbots.create({ name: "Zeta", use_case: "support" })).id;
  await uploadText(desk.owner, zeta, "rules.txt", `${answer}\n\nFilms may be kept for one week.`);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("a test chat comes back after a document was opened from it, after a reload and through the sidebar", async () => {
  const { page } = desk;
  await go(page, `/app/chat?ragSystemId=${zeta}`);
  await ask(question);
  const session = await sessionShown();
  const notHelpful = log.getByRole("button", { name: "Not helpful" });
  await notHelpful.click();
  await log.getByLabel("What was wrong?").fill("It is two euros by now.");
  await page.keyboard.press("Enter");
  await log.getByText("“It is two euros by now.”").waitFor();
  await log.getByRole("button", { name: "Source 1", exact: true }).click();
  await page.getByRole("link", { name: "Open in the document" }).click();
  await page.waitForURL(/\/app\/documents\//);
  await log.waitFor({ state: "detached" });
  for (const comeBack of [
    () => page.goBack(),
    () => page.reload(),
    async () => {
      await page.getByRole("link", { name: "Dashboard" }).click();
      await page.getByRole("link", { name: "Chat Testing" }).click();
    },
  ]) {
    await comeBack();
    await log.getByText(answer).first().waitFor();
    expect(await log.getByRole("article").count()).toBe(1);
    expect(await sessionShown()).toBe(session);
    expect(await notHelpful.getAttribute("aria-pressed")).toBe("true");
    await log.getByText("“It is two euros by now.”").waitFor();
  }
  await log.getByRole("button", { name: "Fix this answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Write the answer" });
  expect(await dialog.getByLabel("Question").inputValue()).toBe(question);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await notHelpful.click();
  await expect.poll(() => notHelpful.getAttribute("aria-pressed")).toBe("false");
  await log.getByRole("button", { name: "Fix this answer" }).waitFor({ state: "detached" });
  await log.getByRole("button", { name: "Source 1", exact: true }).click();
  await page.getByRole("complementary", { name: "Source", exact: true }).getByText(answer).waitFor();
});

it("what is asked afterwards goes into the same conversation", async () => {
  const { owner } = desk;
  await ask(second);
  const { items } = await owner.conversations.list({ chatbotId: zeta });
  expect(items).toMatchObject([{ title: question, message_count: 4, ended_at: null }]);
});

it("[CHAT-006] an earlier chat is picked by its first question, and sessions are told apart", async () => {
  const { page } = desk;
  const first = await sessionShown();
  await newChat(page);
  expect(await sessionShown()).not.toBe(first);
  await ask("Good morning");
  await page.getByRole("button", { name: "Earlier chats" }).click();
  const entry = page.getByRole("menuitemradio", { name: question });
  await entry.waitFor();
  await expectAccessible(page);
  // A change of the window's size closes the menu.
  await page.getByRole("button", { name: "Earlier chats" }).click();
  await entry.click();
  await log.getByText(answer).first().waitFor();
  expect(await sessionShown()).toBe(first);
  await page.getByText("4 messages", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Earlier chats" }).click();
  await page.getByRole("menuitemradio", { name: "Good morning" }).click();
  await page.getByText("2 messages", { exact: true }).waitFor();
});

it("the chatbot that was used last opens on the pages of chat and documents", async () => {
  const { page } = desk;
  const chosen = page.getByRole("combobox", { name: "Chatbot" });
  for (const [name, id] of Object.entries({ Alpha: alpha, Zeta: zeta })) {
    await go(page, "/app/chat");
    await pickChatbot(page, name);
    await page.waitForURL(`**/app/chat?ragSystemId=${id}`);
    for (const path of ["/app/documents", "/app/chat"]) {
      await go(page, path);
      await expect.poll(() => chosen.inputValue()).toBe(name);
    }
  }
});

it("an address with an unknown chatbot says so instead of opening another one", async () => {
  const { page } = desk;
  for (const path of ["/app/chat", "/app/documents"]) {
    await go(page, `${path}?ragSystemId=bot_gone`);
    await page.getByRole("heading", { name: "This chatbot does not exist" }).waitFor();
    expect(await page.locator("input[type=file]").count()).toBe(0);
    expect(await page.getByRole("textbox", { name: "Message" }).count()).toBe(0);
    await expectAccessible(page);
    await pickChatbot(page, "Alpha");
    await page.waitForURL(`**${path}?ragSystemId=${alpha}`);
  }
});

const sessionShown = () => desk.page.getByText(/^Session \w{8}$/).textContent();

const ask = async (words: string): Promise<void> => {
  const { page } = desk;
  await sessionShown();
  const answers = log.getByRole("button", { name: "Copy answer" });
  const before = await answers.count();
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.keyboard.press("Enter");
  await answers.nth(before).waitFor();
};
