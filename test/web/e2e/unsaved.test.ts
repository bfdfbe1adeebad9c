import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { id } = await desk.owner.chatbots.create({ name: "Library", use_case: "support" });
  await desk.owner.widgets.create({ name: "Shop", rag_system_id: id });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const forms = [
  ["/app/rag-systems", "Create Chatbot", "Name"],
  ["/app/rag-systems", "Publish", "Public title"],
  ["/app/integration-tools", "Create Widget", "Name"],
  ["/app/integration-tools", "Edit Shop", "Name"],
] as const;

const question = (page: Page) => page.getByRole("alertdialog", { name: "Discard your changes?" });
const form = (page: Page) => page.locator("[role=dialog]");
const openForm = async ([path, button]: readonly [string, string, ...string[]]) => {
  await go(desk.page, path);
  await desk.page.getByRole("button", { name: button, exact: true }).first().click();
  await form(desk.page).waitFor();
};

it.each(forms)("%s, %s: changes are discarded only after a question", async (...where) => {
  const { page } = desk;
  const field = form(page).getByLabel(where[2]).first();
  await openForm(where);
  await page.keyboard.press("Escape");
  await form(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: where[1], exact: true }).first().click();
  await field.fill("Typed");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
    () => form(page).getByRole("button", { name: "Close", exact: true }).first().click(),
  ]) {
    await leave();
    await question(page).getByRole("button", { name: "Keep editing" }).and(page.locator(":focus")).click();
    await question(page).waitFor({ state: "detached" });
    expect(await field.inputValue()).toBe("Typed");
  }
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Discard changes" }).click();
  await form(page).waitFor({ state: "detached" });
});

it("Back and Forward ask before they leave a form with changes, and go where they lead", async () => {
  const { page } = desk;
  await go(page, "/app/rag-systems");
  await page.getByRole("link", { name: "Widget Builder" }).click();
  await page.getByRole("button", { name: "Create Widget" }).first().click();
  await form(page).getByLabel("Name").fill("Typed");
  await page.evaluate(() => history.back());
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  expect(new URL(page.url()).pathname).toBe("/app/integration-tools");
  expect(await form(page).getByLabel("Name").inputValue()).toBe("Typed");
  await page.evaluate(() => history.back());
  await question(page).getByRole("button", { name: "Discard changes" }).click();
  await page.waitForURL("**/app/rag-systems");
  await page.getByRole("heading", { name: "Chatbots", exact: true }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { name: "Widget Builder" }).waitFor();
});

it("closing the tab asks while a form has changes, and no more once they are saved", async () => {
  const { page } = desk;
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openForm(["/app/rag-systems", "Publish"]);
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await form(page).getByLabel("Public title").fill("Typed");
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await form(page).getByLabel("Public title").fill("Library help");
  await form(page).getByRole("button", { name: "Publish" }).click();
  await form(page).getByText("Close", { exact: true }).waitFor();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});
