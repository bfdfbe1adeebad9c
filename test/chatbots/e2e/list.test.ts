import { format } from "date-fns";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";
import { as } from "../../users.ts";

let desk: Desk;
let id: string;

beforeAll(async () => {
  desk = await openDesk("ann");
});
beforeEach(() => go(desk.page, "/app/rag-systems"));
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("[BOT-013] an owner without chatbots is told so, and what to do", async () => {
  await desk.page.getByText("No chatbots yet").waitFor();
  await desk.page.getByRole("button", { name: "Create your first chatbot" }).click();
  await desk.page.getByRole("dialog", { name: "Create Chatbot" }).waitFor();
});

it("[BOT-002] [BOT-003] the owner's own chatbots stand as cards, newest first", async () => {
  const { page, owner } = desk;
  await (await as("bob")).chatbots.create({ name: "Of somebody else", use_case: "hr" });
  await owner.chatbots.create({ name: "Older", use_case: "hr" });
  const made = { name: "Library help", description: "Knows the house rules.", use_case: "support" } as const;
  id = (await owner.chatbots.create(made)).id;
  await page.reload();
  await page.getByRole("article").first().waitFor();
  expect(await page.getByRole("article").getByRole("heading").allTextContents()).toEqual([
    "Library help",
    "Older",
  ]);
});

it("[BOT-004] [BOT-006] [BOT-007] [BOT-012] a card shows name, status, description, public access, the date and four buttons", async () => {
  const card = desk.page.getByRole("article").filter({ hasText: "Library help" });
  for (const text of ["Active", "Knows the house rules.", "Public Access", "Only you can open it"])
    await card.getByText(text, { exact: true }).waitFor();
  await card.getByText(`Created ${format(new Date(), "MMM d, yyyy")}`).waitFor();
  expect(await card.getByText(/^Published/).count()).toBe(0);
  const buttons = card.getByRole("link", { name: / Library help$/ });
  expect(await buttons.allTextContents()).toEqual(["Test", "Widget", "Docs", "Settings"]);
});

it("[BOT-014] [BOT-016] [CHAT-016] the card and its Test button open the test chat of the chat page, and Back returns", async () => {
  const { page } = desk;
  await page
    .getByRole("article")
    .filter({ hasText: "Library help" })
    .click({ position: { x: 200, y: 90 } });
  await page.getByRole("region", { name: "Test chat" }).waitFor();
  await page.getByRole("link", { name: "Back to Chatbots" }).click();
  await page.getByRole("link", { name: "Test Library help" }).click();
  await page.getByRole("heading", { name: "Test Library help" }).waitFor();
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("Good morning");
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
  const inline = await chatShown();
  await go(page, `/app/chat?ragSystemId=${id}`);
  expect(await chatShown()).toEqual(inline);
  await page.goBack();
  await page.getByRole("link", { name: "Back to Chatbots" }).click();
  await page.getByRole("heading", { name: "Chatbots", exact: true }).waitFor();
});

it("[BOT-015] the card's Widget button opens the widgets of that chatbot", async () => {
  const { page } = desk;
  await page.getByRole("link", { name: "Widget Library help" }).click();
  await page.getByRole("heading", { name: "Widgets of Library help" }).waitFor();
  await page.getByText("No widgets yet").waitFor();
});

it("[BOT-017] the card's Docs button leads to the documents of that chatbot", async () => {
  const { page } = desk;
  await page.getByRole("link", { name: "Docs Library help" }).click();
  await page.waitForURL(`**/app/documents?ragSystemId=${id}`);
  await expect.poll(() => page.getByRole("combobox", { name: "Chatbot" }).inputValue()).toBe("Library help");
});

it("cards count documents and conversations, and more than ten are searched and sorted", async () => {
  const { page, owner } = desk;
  await uploadText(owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  for (let number = 1; number <= 9; number++)
    await owner.chatbots.create({ name: `Desk ${number}`, use_case: "hr" });
  await page.reload();
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  await page.getByText(/^1 document, \d+ conversations?$/).waitFor();
  await page.getByLabel("Sort by").selectOption("Most documents");
  await expect.poll(async () => (await names())[0]).toBe("Library help");
  await page.getByLabel("Search chatbots").fill("desk 7");
  await expect.poll(names).toEqual(["Desk 7"]);
  await page.getByLabel("Search chatbots").fill("no such thing");
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect.poll(async () => (await names()).length).toBe(11);
});

it("a chatbot of somebody else opens nothing", async () => {
  const { page } = desk;
  const { id: foreign } = await (await as("bob")).chatbots.create({ name: "Secret", use_case: "hr" });
  await go(page, `/app/rag-systems?test=${foreign}`);
  await page.getByText("The chatbot could not be loaded").waitFor();
  expect(await page.getByText("Secret").count()).toBe(0);
});

it("a list that cannot be read says so and is tried again", async () => {
  const { page } = desk;
  await page.route("**/api/chatbots*", (route) => route.fulfill({ status: 400, body: "no" }));
  await page.reload();
  await page.getByText("The chatbots could not be loaded").waitFor();
  await page.unroute("**/api/chatbots*");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("link", { name: "Library help", exact: true }).waitFor();
});

it("while the list is on its way its place is kept", async () => {
  const { page } = desk;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/chatbots*", (route) => held.then(() => route.continue()));
  await page.reload();
  await page.getByRole("status", { name: "Loading chatbots" }).waitFor();
  release();
  await page.getByRole("link", { name: "Library help", exact: true }).waitFor();
  await page.unroute("**/api/chatbots*");
});

it("a chatbot is renamed, with a hint at a name that exists, and deleted with all that the dialog names", async () => {
  const { page, owner } = desk;
  const made = await owner.chatbots.create({ name: "Returns", use_case: "sales" });
  await uploadText(owner, made.id, "rules.txt", "A reminder costs 1.50 euros.");
  await owner.widgets.create({ name: "Shop", rag_system_id: made.id });
  await page.reload();
  const choose = async (name: string, action: string) => {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  await choose("Returns", "Rename…");
  const form = page.getByRole("dialog", { name: "Rename Returns" });
  await form.getByLabel("Name").fill("older");
  await form.getByText("You already have a chatbot with this name.").waitFor();
  await form.getByLabel("Name").fill("Refunds");
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Refunds" }).waitFor();
  await choose("Refunds", "Delete…");
  const dialog = page.getByRole("alertdialog", { name: "Delete Refunds?" });
  await dialog.getByRole("listitem").first().waitFor();
  expect(await dialog.getByRole("listitem").allTextContents()).toEqual([
    "1 document with its file and passages",
    "1 widget; it vanishes from your site",
  ]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete chatbot" }).click();
  await toasted(page, "Chatbot deleted");
  await page.getByRole("heading", { name: "Refunds" }).waitFor({ state: "detached" });
  await expect(owner.chatbots.get({ id: made.id })).rejects.toMatchObject({ code: "not_found" });
});

it("a chatbot is duplicated from its card's menu, with its documents", async () => {
  const { page, owner } = desk;
  const { id: original } = await owner.chatbots.create({ name: "Original", use_case: "hr" });
  await uploadText(owner, original, "rules.txt", "A reminder costs 1.50 euros.");
  await page.reload();
  await page.getByRole("button", { name: "Actions for Original", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await toasted(page, "Original (copy) created");
  const copy = page.getByRole("article").filter({ hasText: "Original (copy)" });
  await copy.getByText("1 document, 0 conversations").waitFor();
});

/** The answered test chat on the page: its controls, its session and what is said in it. */
const chatShown = async () => {
  const chat = desk.page.getByRole("region", { name: "Test chat" });
  await chat.getByRole("button", { name: "Copy answer" }).waitFor();
  await chat.getByText("2 messages", { exact: true }).waitFor();
  return {
    controls: (await chat.getByRole("button").allTextContents()).filter(Boolean),
    session: await chat.getByText(/^Session \w{8}$/).textContent(),
    question: await chat.getByRole("textbox").getAttribute("placeholder"),
    said: await chat.getByRole("article").allTextContents(),
  };
};
