import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { expectQuiet } from "../../browser/visit.ts";

let desk: Desk;

/** The oldest of 130 chatbots, which the first page of the list does not hold. */
const oldest = "Zoo 000";

beforeAll(async () => {
  desk = await openDesk("ann");
  await desk.owner.chatbots.create({ name: oldest, use_case: "support" });
  for (let made = 1; made < 130; made += 8)
    await Promise.all(
      Array.from({ length: Math.min(8, 130 - made) }, (_, index) =>
        desk.owner.chatbots.create({ name: `Shop ${String(made + index).padStart(3, "0")}`, use_case: "hr" }),
      ),
    );
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it.each(["/app/chat", "/app/documents"])(
  "each of 130 chatbots can be found and picked on %s",
  async (path) => {
    const { page } = desk;
    // Otherwise the chatbot that was picked on the page before is open already.
    await page.evaluate(() => localStorage.removeItem("docent.chatbot"));
    await go(page, path);
    await pickChatbot(page, oldest);
    await page.waitForURL(/ragSystemId=/);
    await page.reload();
    const picker = page.getByRole("combobox", { name: "Chatbot" });
    await expect.poll(() => picker.inputValue()).toBe(oldest);
    await picker.click();
    await expect.poll(() => page.getByRole("option").count()).toBe(130);
  },
);

it("the arrow keys, Enter and Escape work in the picker", async () => {
  const { page } = desk;
  await go(page, "/app/documents");
  const picker = page.getByRole("combobox", { name: "Chatbot" });
  await picker.fill("shop 12");
  await page.keyboard.press("ArrowDown");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => picker.inputValue()).toBe("Shop 121");
  await picker.fill("nothing like it");
  await page.getByText("No chatbot is called “nothing like it”.").waitFor();
  await page.keyboard.press("Escape");
  expect([await picker.inputValue(), await picker.getAttribute("aria-expanded")]).toEqual([
    "Shop 121",
    "false",
  ]);
});

it("each of 130 chatbots can be given a widget, and Escape closes the list before the dialog", async () => {
  const { page } = desk;
  await go(page, "/app/integration-tools");
  await page.getByRole("button", { name: "Create Widget" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Zoo site");
  await dialog.getByRole("combobox", { name: "Chatbot" }).click();
  const options = dialog.getByRole("listbox").getByRole("option");
  await options.first().waitFor();
  await page.keyboard.press("Escape");
  await options.first().waitFor({ state: "detached" });
  await pickChatbot(dialog, oldest);
  await dialog.getByRole("button", { name: "Create widget" }).click();
  await toasted(page, "Chat widget created successfully!");
  await page.getByRole("dialog", { name: "Embed code" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("listitem").filter({ hasText: "Zoo site" }).getByText(oldest).waitFor();
});
