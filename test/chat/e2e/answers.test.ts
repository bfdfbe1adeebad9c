import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { newChat } from "../../browser/new-chat.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { copiedHtmlIn, copiedIn, expectQuiet } from "../../browser/visit.ts";
import { upload } from "../../upload.ts";

const rules = `# Lending

## Keeping books

Books may be kept for four weeks.

## Reminder fees

A reminder costs 1.50 euros.

## Keeping films

Films may be kept for one week.
`;

let desk: Desk;
let log: Locator;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  log = desk.page.getByRole("log");
  chatbotId = (await desk.owner.chatbots.create({ name: "Desk", use_case: "support" })).id;
  await upload(desk.owner, chatbotId, { name: "rules.md", type: "text/markdown", bytes: rules });
});
beforeEach(async () => {
  await go(desk.page, `/app/chat?ragSystemId=${chatbotId}`);
  await newChat(desk.page);
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("a question that nothing answers is refused calmly, with topics that can be asked", async () => {
  await ask("Who invented the zeppelin?");
  const topics = log.getByRole("group", { name: "Ask about" });
  const topic = topics.getByRole("button").first();
  const words = (await topic.textContent()) ?? "";
  expect(await log.getByText(/1\.50/).count()).toBe(0);
  expect(await log.getByRole("alert").count()).toBe(0);
  await topic.focus();
  await desk.page.keyboard.press("Enter");
  await log.getByRole("article").nth(1).getByText(words, { exact: true }).first().waitFor();
  expect(await log.getByRole("article").first().getByRole("group", { name: "Ask about" }).count()).toBe(0);
});

it("topics of a refusal stand as buttons after a reload too, below an answer without their list", async () => {
  const { page } = desk;
  await ask("Who invented the zeppelin?");
  const topics = log.getByRole("group", { name: "Ask about" }).getByRole("button");
  await topics.first().waitFor();
  const before = await log.getByRole("article").textContent();
  const names = await topics.allTextContents();
  await page.reload();
  await topics.first().waitFor();
  expect(await topics.allTextContents()).toEqual(names);
  expect(await log.getByRole("article").textContent()).toBe(before);
});

it("the answer that an owner writes to a refused question is given and cited when it is asked again", async () => {
  const { page } = desk;
  const asked = "Who invented the zeppelin?";
  await ask(asked);
  const add = log.getByRole("link", { name: "Add a document" });
  await add.waitFor();
  expect(await add.getAttribute("href")).toBe(`/app/documents?ragSystemId=${chatbotId}`);
  await log.getByRole("button", { name: "Write the answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Write the answer" });
  const answer = dialog.getByRole("textbox", { name: "Answer" });
  expect(await dialog.getByLabel("Question").inputValue()).toBe(asked);
  await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true);
  await dialog.getByRole("button", { name: "Save answer" }).click();
  await dialog.getByText("Enter an answer.").waitFor();
  await expectAccessible(page);
  await answer.fill("Count **Zeppelin**, in 1895.");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Save answer" }).click();
  await toasted(page, "Answer saved");
  await log.getByRole("button", { name: "Ask again", exact: true }).click();
  const reply = log.getByRole("article").nth(1);
  await reply.getByText("Zeppelin", { exact: true }).waitFor();
  await reply.getByRole("button", { name: "Source 1", exact: true }).click();
  const panel = page.getByRole("complementary", { name: "Source", exact: true });
  await panel.getByText("Written answer · 100.0% chance that it answers · sure").waitFor();
  await panel.locator("strong").getByText("Zeppelin", { exact: true }).waitFor();
  await panel.getByRole("link", { name: "Open in the document" }).click();
  await page.getByRole("heading", { name: asked, level: 1 }).waitFor();
  await expectAccessible(page);
});

it("a written answer is listed under Documents as such, changed and deleted there", async () => {
  const { page } = desk;
  await go(page, `/app/documents?ragSystemId=${chatbotId}`);
  const row = page.getByRole("row", { name: /Who invented the zeppelin\?.*Written answer.*Completed/ });
  await row.getByRole("button", { name: /^Actions for/ }).click();
  expect(await page.getByRole("menuitem").allTextContents()).toEqual([
    "Open",
    "Download original",
    "Edit answer…",
    "Delete",
  ]);
  await page.getByRole("menuitem", { name: "Edit answer…" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit the answer" });
  expect(await dialog.getByRole("textbox", { name: "Answer" }).inputValue()).toBe(
    "Count **Zeppelin**, in 1895.",
  );
  await dialog.getByLabel("Question").fill("Who built the first airship?");
  await dialog.getByRole("button", { name: "Save answer" }).click();
  const changed = page.getByRole("row", { name: /Who built the first airship\?.*Completed/ });
  await changed.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete document" }).click();
  await toasted(page, "Document deleted");
  await changed.waitFor({ state: "detached" });
});

it("the last question can be edited and asked again", async () => {
  const { page } = desk;
  await ask("How long may films be kept?");
  await log.getByText("Films may be kept for one week.").first().waitFor();
  const edit = log.getByRole("button", { name: "Edit and ask again" });
  await edit.click();
  const edited = log.getByRole("textbox", { name: "Edit the question" });
  expect(await edited.inputValue()).toBe("How long may films be kept?");
  await page.keyboard.press("Escape");
  await edit.click();
  await expectAccessible(page);
  await edited.fill("How long may books be kept?");
  await page.keyboard.press("Enter");
  await log.getByRole("article").nth(1).getByText("Books may be kept for four weeks.").first().waitFor();
  await expect.poll(() => edit.count()).toBe(1);
});

it("an answer is copied with its sources, as text and as HTML", async () => {
  const { page } = desk;
  await ask("What does a reminder cost?");
  await log.getByRole("button", { name: "Copy answer" }).click();
  await toasted(page, "Answer copied to clipboard!");
  expect(await copiedIn(page)).toBe(
    "A reminder costs 1.50 euros. [1]\n\nSources\n[1] rules.md, Reminder fees",
  );
  expect(await copiedHtmlIn(page)).toBe(
    "<p>A reminder costs 1.50 euros. [1]</p><p>Sources</p><p>[1] rules.md, Reminder fees</p>",
  );
});

const ask = async (words: string): Promise<void> => {
  await desk.page.getByText(/^Session \w{8}$/).waitFor();
  const field = desk.page.getByRole("textbox", { name: "Message" });
  await field.fill(words);
  await field.press("Enter");
};
