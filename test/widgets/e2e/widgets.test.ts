import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { markedAndFocused } from "../../browser/marked-field.ts";
import { type Desk, go, openDesk, toasted, toasts } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";
import { nobody } from "../../users.ts";

let desk: Desk;
let rows: Locator;
let dialog: Locator;

beforeAll(async () => {
  desk = await openDesk("ann");
  rows = desk.page.getByRole("list", { name: "Widgets" }).getByRole("listitem");
  dialog = desk.page.getByRole("dialog");
  const { id } = await desk.owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(desk.owner, id, "rules.txt", "A reminder costs 1.50 euros.");
});
beforeEach(() => go(desk.page, "/app/integration-tools"));
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("without a widget the page says what one is, and how to make it", async () => {
  await desk.page.getByText("No widgets yet").waitFor();
  expect(await desk.page.getByRole("button", { name: "Create Widget" }).count()).toBe(2);
});

it("[WBUILD-019] saving needs a name and a chatbot", async () => {
  await openNew();
  await save("Create widget");
  await markedAndFocused(dialog.getByLabel("Name"), "Enter a name.");
  await dialog.getByText("Choose a chatbot.").waitFor();
  await dialog.getByLabel("Name").fill("Shop");
  await save("Create widget");
  await markedAndFocused(dialog.getByRole("combobox", { name: "Chatbot" }), "Choose a chatbot.");
  await dialog.getByLabel("Name").fill("x".repeat(121));
  await save("Create widget");
  await dialog.getByText("Use at most 120 characters.").waitFor();
});

it("[WBUILD-025] [WBUILD-026] [WBUILD-027] [WBUILD-032] [WBUILD-033] a new widget begins with the product's words", async () => {
  await openNew();
  const words = {
    Title: "AI Assistant",
    Subtitle: "Powered by Docent",
    Greeting: "Hello! How can I help you today?",
    Placeholder: "Type your message...",
  };
  for (const [label, value] of Object.entries(words))
    expect(await dialog.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  expect(await dialog.getByRole("checkbox", { name: /^Show branding/ }).isChecked()).toBe(true);
});

it("[WBUILD-044] a creation that fails says so", async () => {
  const { page } = desk;
  await page.route("**/api/widgets", (route) => route.fulfill({ status: 500, body: "" }));
  await openNew();
  await dialog.getByLabel("Name").fill("Never made");
  await pickChatbot(dialog, "Desk");
  await save("Create widget");
  await toasted(page, "Failed to create widget");
  await page.unroute("**/api/widgets");
});

it("[WBUILD-009] [WBUILD-043] a created widget says so, shows its code and stands in the list", async () => {
  await openNew();
  await dialog.getByLabel("Name").fill("Shop");
  await pickChatbot(dialog, "Desk");
  await save("Create widget");
  await toasted(desk.page, "Chat widget created successfully!");
  const embed = desk.page.getByRole("dialog", { name: "Embed code" });
  await embed
    .getByText(`data-widget-id="${(await widget()).id}"`)
    .first()
    .waitFor();
  await desk.page.keyboard.press("Escape");
  await embed.waitFor({ state: "detached" });
  await rows.filter({ hasText: "Shop" }).getByText("Desk", { exact: true }).waitFor();
  await rows.filter({ hasText: "Shop" }).getByText("Active", { exact: true }).waitFor();
});

it("a colour that is none is refused, and one that is hard to read is pointed out", async () => {
  await action("Edit");
  await dialog.getByRole("textbox", { name: "Primary", exact: true }).fill("#7");
  await save("Save widget");
  await dialog.getByText("Enter a colour such as #2563eb.").waitFor();
  await dialog.getByRole("textbox", { name: "Text", exact: true }).fill("#eeeeee");
  await dialog.getByRole("textbox", { name: "Primary", exact: true }).fill("#2563eb");
  await dialog.getByText(/^Text on the background is hard to read/).waitFor();
});

it("[WBUILD-045] an edit says so and is kept", async () => {
  await action("Edit");
  await dialog.getByLabel("Title", { exact: true }).fill("Front desk");
  const preview = dialog.getByRole("complementary", { name: "Preview" });
  await preview.getByText("Front desk").waitFor();
  await preview.locator("mark").waitFor();
  expect(await preview.getByText("1", { exact: true }).count()).toBe(2);
  await desk.page.setViewportSize({ width: 820, height: 900 });
  const [form, drawing] = [await dialog.locator("form").boundingBox(), await preview.boundingBox()];
  expect(drawing?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  await desk.page.setViewportSize({ width: 1280, height: 900 });
  await save("Save widget");
  await toasted(desk.page, "Widget updated successfully!");
  expect((await widget()).branding.title).toBe("Front desk");
});

it("[WBUILD-011] [WBUILD-016] [WBUILD-017] a row opens editing, code and preview, which is the real widget on four backgrounds", async () => {
  const { page } = desk;
  for (const [name, title] of [
    ["Edit", "Edit widget"],
    ["Embed code", "Embed code"],
  ] as const) {
    await action(name);
    await page.getByRole("dialog", { name: title }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
  await action("Preview");
  const inside = page.frameLocator("iframe");
  await inside.getByText("Front desk").first().waitFor();
  const pills = dialog.getByRole("group", { name: "Background" }).getByRole("button");
  expect(await pills.allTextContents()).toEqual(["Light", "Dark", "Blue", "Corporate"]);
  await pills.filter({ hasText: "Dark" }).click();
  expect(await pills.filter({ hasText: "Dark" }).getAttribute("aria-pressed")).toBe("true");
  await inside.getByRole("textbox").fill("What does a reminder cost?");
  await inside.getByRole("textbox").press("Enter");
  await inside.getByText("A reminder costs 1.50 euros.").first().waitFor();
});

it("[WBUILD-012] a widget is switched off and on in its row", async () => {
  await rows.getByRole("button", { name: "Deactivate" }).click();
  await rows.getByText("Inactive", { exact: true }).waitFor();
  expect((await widget()).is_active).toBe(false);
  await rows.getByRole("button", { name: "Activate", exact: true }).click();
  await rows.getByText("Active", { exact: true }).waitFor();
  expect((await widget()).is_active).toBe(true);
});

it("[WBUILD-046] an edit or a switch that fails says so", async () => {
  const { page } = desk;
  await page.route("**/api/widgets/*", (route) => route.fulfill({ status: 500, body: "" }));
  await rows.getByRole("button", { name: "Deactivate" }).click();
  await toasted(page, "Failed to update widget");
  await page.getByRole("button", { name: "Close" }).click();
  await toasts(page).getByText("Failed to update widget").waitFor({ state: "detached" });
  await action("Edit");
  await dialog.getByLabel("Title", { exact: true }).fill("Never kept");
  await save("Save widget");
  await toasted(page, "Failed to update widget");
  expect(await widget()).toMatchObject({ is_active: true, branding: { title: "Front desk" } });
  await page.unroute("**/api/widgets/*");
});

it("[WBUILD-047] a widget goes only after a confirmation, and loads nowhere afterwards", async () => {
  await action("Delete");
  const question = desk.page.getByRole("alertdialog", { name: "Delete widget?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  await action("Delete");
  const { id } = await widget();
  await question.getByRole("button", { name: "Delete widget" }).click();
  await toasted(desk.page, "Widget deleted");
  await desk.page.getByText("No widgets yet").waitFor();
  await expect(nobody().visitors.widget({ id })).rejects.toMatchObject({ code: "not_found" });
});

const openNew = () => desk.page.getByRole("button", { name: "Create Widget" }).first().click();

const action = (name: string) => desk.page.getByRole("button", { name: `${name} Shop` }).click();

const save = (name: string) => dialog.getByRole("button", { name }).click();

const widget = async () => {
  const [only] = (await desk.owner.widgets.list({})).items;
  if (!only) throw new Error("The widget is gone.");
  return only;
};
