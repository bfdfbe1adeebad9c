import { afterAll, beforeAll, expect, it } from "vitest";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { pickChatbot } from "../../browser/pick-chatbot.ts";
import { expectQuiet } from "../../browser/visit.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
  await desk.owner.chatbots.create({ name: "Shop help", use_case: "support" });
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

it("a reload asks before a page is left whose secret was not copied", async () => {
  const { page } = desk;
  const dialog = page.locator("[role=dialog]");
  const secret = dialog.locator("code").filter({ hasText: /^dk_/ });
  const asked: string[] = [];
  page.on("dialog", (native) => {
    asked.push(native.type());
    void native.dismiss();
  });
  await go(page, "/app/api");
  await page.getByRole("button", { name: "Create API key", exact: true }).first().click();
  await pickChatbot(dialog, "Shop help");
  await dialog.getByLabel("Name", { exact: true }).fill("Left");
  await dialog.getByRole("button", { name: "Create API key", exact: true }).click();
  await secret.waitFor();
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await secret.waitFor();
  await dialog.getByRole("button", { name: "I have copied it", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
});
