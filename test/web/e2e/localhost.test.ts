import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject, it } from "vitest";
import { signIn } from "../../browser/owner.ts";
import { expectQuiet, launch, seen, visit } from "../../browser/visit.ts";
import { as } from "../../users.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it("who opens the product as localhost uploads there too", async () => {
  const ann = await as("ann");
  await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const owner = await visit(browser);
  await owner.page.goto(`${inject("url").replace("127.0.0.1", "localhost")}/login`);
  await signIn(owner.page, ann.email);
  await owner.page.waitForURL("**/app");
  await owner.page.getByRole("link", { name: "Chatbots" }).first().click();
  await owner.page.getByRole("link", { name: "Docs Desk" }).click();
  await owner.page
    .locator("input[type=file]")
    .setInputFiles({ name: "rules.txt", mimeType: "text/plain", buffer: Buffer.from("Four weeks.") });
  await seen(owner.page, "rules.txt processed successfully");
  expectQuiet(owner);
});
