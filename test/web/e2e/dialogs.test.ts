import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
  const { id } = await desk.owner.chatbots.create({ name: "Library", use_case: "support" });
  await uploadText(desk.owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  await desk.owner.widgets.create({ name: "Shop", rag_system_id: id });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const dialogs = [
  ["/app/rag-systems", "Create Chatbot", "Name"],
  ["/app/rag-systems", "Publish", "Public title"],
  ["/app/integration-tools", "Create Widget", "Name"],
  ["/app/integration-tools", "Edit Shop", "Name"],
] as const;

it.each(dialogs)("%s: what is typed into %s goes into its first field", async (path, button, field) => {
  const { page } = desk;
  await go(page, path);
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const first = page.getByRole("dialog").getByLabel(field).first();
  await first.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("a b");
  expect(await first.inputValue()).toBe("a b");
});

it("a dialog without fields has the focus on its first control", async () => {
  const { page } = desk;
  await go(page, "/app/integration-tools");
  await page.getByRole("button", { name: "Preview Shop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Light" }).and(page.locator(":focus")).waitFor();
});

it("a confirmation has the focus on Cancel", async () => {
  const { page } = desk;
  await go(page, "/app/integration-tools");
  await page.getByRole("button", { name: "Delete Shop" }).click();
  const cancel = page.getByRole("alertdialog").getByRole("button", { name: "Cancel" });
  await cancel.and(page.locator(":focus")).waitFor();
  await go(page, "/app/documents");
  await page.getByRole("button", { name: "Actions for rules.txt" }).click();
  await page.getByRole("menuitem", { name: /delete/i }).click();
  await cancel.and(page.locator(":focus")).waitFor();
});
