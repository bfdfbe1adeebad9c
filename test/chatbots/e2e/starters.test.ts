import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { arrive, barriers, field, openWidget, phone } from "../../browser/widget-browser.ts";
import { type Host, openHost, snippet } from "../../browser/widget-host.ts";
import { upload } from "../../upload.ts";

const handbook = `# Handbook

## Reminder fees

A reminder costs 1.50 euros, and the fees are paid at the desk.

## Keeping films

Films may be kept for one week. Keeping films longer costs a fee.

## How do I get a library card?

Show a passport at the desk; the library card is free.

## Opening hours

The opening hours are nine to five on all days of the week.

## May I bring a dog?

A dog may come into the reading room on a lead.
`;
const own = ["How do I get a library card?", "May I bring a dog?", "What are the reminder fees?"];

let desk: Desk;
let host: Host;
let id: string;
let addresses: Record<"widget" | "embed page" | "public page", string>;
let dialog: Locator;

beforeAll(async () => {
  [desk, host] = await Promise.all([openDesk("iris"), openHost()]);
  const { owner } = desk;
  ({ id } = await owner.chatbots.create({ name: "Desk", use_case: "support" }));
  await upload(owner, id, { name: "handbook.md", type: "text/markdown", bytes: handbook });
  const publication = { public_title: "Desk", public_description: "", is_public: true };
  const { public_slug } = await owner.chatbots.publish({ id, ...publication });
  const widget = await owner.widgets.create({ name: "Site", rag_system_id: id });
  addresses = {
    widget: host.page({ body: snippet(widget.id) }),
    "embed page": `${inject("url")}/embed/${widget.id}`,
    "public page": `${inject("url")}/public/${public_slug}`,
  };
  dialog = desk.page.getByRole("dialog", { name: "Starter questions" });
});
beforeEach(async () => {
  await desk.owner.chatbots.setStarters({ chatbotId: id, starters: null });
  await go(desk.page, "/app");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
  host.close();
});

const buttons = (page: Page) => page.getByRole("group", { name: "Ask about" }).getByRole("button");
const question = (number: number) => dialog.getByLabel(`Question ${number}`, { exact: true });
const texts = async () => {
  const fields = dialog.getByRole("textbox");
  return Promise.all((await fields.all()).map((one) => one.inputValue()));
};
const choose = async (starters: string[] | null) => {
  await desk.owner.chatbots.setStarters({ chatbotId: id, starters });
  await go(desk.page, "/app/rag-systems");
  await desk.page.getByRole("button", { name: "Actions for Desk" }).click();
  await desk.page.getByRole("menuitem", { name: "Starter questions…" }).click();
  await dialog.getByRole("switch").or(dialog.getByRole("checkbox")).first().waitFor();
};

it("the owner rewrites, moves, removes and adds questions by keyboard, from the test chat", async () => {
  const { page } = desk;
  await desk.owner.chatbots.setStarters({ chatbotId: id, starters: own });
  await go(page, `/app/rag-systems?test=${id}`);
  await page.getByRole("button", { name: "Change these questions" }).press("Enter");
  await question(3).waitFor();
  await question(1).fill("Where do I get a card?");
  await dialog.getByRole("button", { name: "Move question 1 down" }).press("Enter");
  await dialog.getByText("Moved to place 2 of 3.").waitFor();
  await dialog.getByRole("button", { name: "Move question 2 down" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Move question 3 up" }).waitFor();
  expect(await texts()).toEqual([
    "May I bring a dog?",
    "What are the reminder fees?",
    "Where do I get a card?",
  ]);
  await dialog.getByRole("button", { name: "Remove question 2" }).press("Enter");
  await question(2).and(page.locator(":focus")).waitFor();
  await dialog.getByRole("button", { name: "Add a question" }).press("Enter");
  await question(3).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("When do you open?");
  await page.keyboard.press("Enter");
  await toasted(page, "Starter questions saved");
  const saved = ["May I bring a dog?", "Where do I get a card?", "When do you open?"];
  await expect.poll(() => buttons(page).allTextContents()).toEqual(saved);
  expect((await desk.owner.chatbots.get({ id })).starters).toEqual(saved);
});

it("questions that are empty, too long or there already are pointed out at their field", async () => {
  await choose(["When do you open?", "May I bring a dog?"]);
  const save = dialog.getByRole("button", { name: "Save" });
  for (const [text, message] of [
    [" ", "Enter a question."],
    ["a".repeat(121), "Use at most 120 characters."],
    ["when do you open? ", "This question is there already."],
  ] as const) {
    await question(2).fill(text);
    await save.click();
    await dialog.getByText(message).waitFor();
    expect(await question(2).getAttribute("aria-invalid")).toBe("true");
  }
  expect((await desk.owner.chatbots.get({ id })).starters).toEqual([
    "When do you open?",
    "May I bring a dog?",
  ]);
});

it("the documents suggest again without touching what the owner wrote, up to four", async () => {
  await choose(["When do you open on Sundays?"]);
  await dialog.getByRole("button", { name: "Suggest from the documents" }).click();
  await question(4).waitFor();
  const first = await texts();
  expect(first[0]).toBe("When do you open on Sundays?");
  expect(await dialog.getByRole("button", { name: "Add a question" }).isDisabled()).toBe(true);
  await dialog.getByRole("button", { name: "Suggest again" }).click();
  await expect.poll(texts).not.toEqual(first);
  const next = await texts();
  expect(next[0]).toBe("When do you open on Sundays?");
  expect(new Set(next).size).toBe(4);
});

it("questions are left to the documents again by a switch", async () => {
  await choose([]);
  await dialog.getByText("None: a chat begins without buttons.").waitFor();
  await dialog.getByText("Take them from the documents").click();
  await dialog.getByText("Now shown").waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  await toasted(desk.page, "Starter questions saved");
  expect((await desk.owner.chatbots.get({ id })).starters).toBeUndefined();
});

it.each(["widget", "embed page", "public page"] as const)(
  "on the %s stand the same questions as in the test chat, and one is asked by keyboard; none on purpose leaves none",
  async (surface) => {
    const open = async (page: Page) => {
      if (surface === "widget") return openWidget(page, addresses.widget);
      await page.goto(addresses[surface]);
      await field(page).waitFor();
    };
    await desk.owner.chatbots.setStarters({ chatbotId: id, starters: own });
    const visitor = await arrive(desk.browser, { ...phone, colorScheme: "dark" });
    const { page } = visitor;
    await open(page);
    await buttons(page).first().waitFor();
    expect(await buttons(page).allTextContents()).toEqual(own);
    expect(await barriers(page)).toEqual([]);
    await buttons(page).first().focus();
    await page.keyboard.press("Enter");
    await seen(page, "the library card is free");
    expect(await page.locator(".question").allTextContents()).toEqual(own.slice(0, 1));
    await desk.owner.chatbots.setStarters({ chatbotId: id, starters: [] });
    const other = await arrive(desk.browser, phone);
    await open(other.page);
    expect(await buttons(other.page).count()).toBe(0);
    expectQuiet(visitor);
  },
);

it("the form of the questions can be used by everybody, on a desk and on a phone", async () => {
  await choose(own);
  await question(3).waitFor();
  await expectAccessible(desk.page);
  await desk.page.keyboard.press("Escape");
  await go(desk.page, `/app/rag-systems?test=${id}`);
  await buttons(desk.page).first().waitFor();
  await expectAccessible(desk.page);
});

it("the test chat begins with questions of the documents, and a press asks one", async () => {
  const { page } = desk;
  await go(page, `/app/rag-systems?test=${id}`);
  await buttons(page).first().waitFor();
  const shown = await buttons(page).allTextContents();
  expect(shown).toHaveLength(4);
  expect(shown.slice(0, 2)).toEqual(own.slice(0, 2));
  await buttons(page).first().focus();
  await page.keyboard.press("Enter");
  await seen(page, "the library card is free");
  expect(await buttons(page).count()).toBe(0);
});
