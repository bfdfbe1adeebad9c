import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { newChat } from "../../browser/new-chat.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let chatbotId: string;

beforeAll(async () => {
  desk = await openDesk("ann");
  chatbotId = (await desk.owner.chatbots.create({ name: "Desk", use_case: "support" })).id;
  await uploadText(desk.owner, chatbotId, "rules.txt", "We repair bicycles on weekdays.");
  for (const query of ["Can I buy a helmet from you?", "Do you rent helmets?"])
    await desk.owner.chat.ask({ ragSystemId: chatbotId, query });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("before an answer is saved, its dialog shows which questions get it, also on a phone and after a failure", async () => {
  const { page } = desk;
  await go(page, `/app/chat?ragSystemId=${chatbotId}`);
  await newChat(page);
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("Do you sell helmets?");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByRole("button", { name: "Write the answer" }).click();
  const dialog = page.getByRole("dialog", { name: "Write the answer" });
  const near = dialog.getByRole("region", { name: "Who else gets it" });
  const items = near.getByRole("listitem");
  await expect.poll(() => items.count()).toBe(5);
  expect(await items.nth(0).textContent()).toMatch(/^Can I buy a helmet from you\?.*Gets the answer$/);
  expect(await items.nth(1).textContent()).toMatch(/^Do you rent helmets\?.*Does not get it$/);
  expect(await items.nth(2).textContent()).toMatch(/\(example\).*Does not get it$/);
  await expectAccessible(page);
  await dialog.getByLabel("Question").fill("Do you rent out helmets?");
  await expect.poll(() => items.nth(0).textContent()).toMatch(/^Do you rent helmets\?.*Gets the answer$/);
  await dialog.getByLabel("Question").fill("");
  await near.getByText("Enter the question to see").waitFor();

  await page.route("**/near-questions", (route) => route.fulfill({ status: 500, body: "{}" }));
  await dialog.getByLabel("Question").fill("Do you sell bells?");
  await near.getByRole("alert").waitFor();
  await page.unroute("**/near-questions");
  await page.setViewportSize({ width: 360, height: 740 });
  await near.getByRole("button", { name: "Retry" }).click();
  // the former question's list is there until the new one's comes
  await expect.poll(() => items.nth(0).textContent()).toMatch(/^Do you sell helmets\?.*Does not get it$/);
  expect(await items.count()).toBe(4);
  expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});
