import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk } from "../../browser/owner.ts";
import { uncopiedQuestion } from "../../browser/uncopied.ts";
import { expectQuiet, seen } from "../../browser/visit.ts";
import { deskOf, gapsWith } from "../scene.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("ann");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const asked = ["Can I pay in instalments?", "is it possible to pay by instalments"];

it("questions of two visitors are a gap that an answer closes; a colleague answers another one", async () => {
  const { page, owner } = desk;
  await go(page, "/app/analytics/gaps");
  await seen(page, "Nobody has asked yet");
  const { visit } = await deskOf("ann");
  for (const question of asked) await (await visit()).ask(question);
  await (await visit()).ask("My order 48213 is late, my name is Bo Lind. Do you deliver to Peru?");
  await (await visit()).ask("Do you deliver to Peru, to mia@example.com?");
  await (await visit()).ask("Is there a zeppelin?");
  await gapsWith(owner, 5);

  await go(page, "/app");
  const help = page.getByRole("region", { name: "What would help most" });
  await expect.poll(() => help.getByRole("listitem").count()).toBe(3);
  await seen(page, "1 person");
  await help.getByRole("link", { name: /^Answer: .*instalments/ }).click();
  const form = page.getByRole("region", { name: "Write the answer" });
  await form.getByLabel("Answer", { exact: true }).fill("Yes, in three parts without interest.");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save and ask again" }).click();
  await seen(page, "2 of 2 answered now");
  await seen(page, /The gap is closed/);

  const list = page.getByRole("region", { name: "List of gaps" });
  await list.getByRole("button", { name: "Open 2" }).click();
  await seen(page, /Grouped by words that questions share; a provider with embeddings groups better/);
  await list.getByRole("link", { name: /Peru/ }).click();
  const said = page.getByRole("region", { name: "What they asked" }).getByRole("listitem");
  const words = (await said.allTextContents()).join("\n");
  for (const detail of ["48213", "Bo Lind", "mia@example.com"]) expect(words).not.toContain(detail);
  await page.getByRole("button", { name: "Ask a colleague" }).click();
  await page.getByLabel("Name of the colleague").fill("Jonas");
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();

  const colleague = await (await desk.browser.newContext()).newPage();
  await colleague.goto(link);
  await colleague.getByRole("heading", { name: /Peru/ }).waitFor();
  await expectAccessible(colleague);
  await colleague.getByLabel("Your answer").fill("Yes, for 9 euros.");
  await colleague.getByRole("button", { name: "Send answer" }).click();
  await seen(colleague, /Thank you/);
  await page.getByRole("link", { name: "Chatbots", exact: true }).first().click();
  await uncopiedQuestion(page).getByRole("button", { name: "Go back" }).click();
  await page.getByRole("button", { name: "I have copied it" }).click();
  await page.reload();
  await seen(page, "2 of 2 answered now");

  await go(page, "/app/analytics/gaps");
  await page
    .getByRole("region", { name: "Gap" })
    .getByRole("heading", { name: /zeppelin/ })
    .waitFor();
  await page.getByRole("button", { name: "Ask a colleague" }).click();
  expect(await page.getByLabel("Question", { exact: true }).inputValue()).toBe("");
  await page.getByRole("button", { name: "Cancel" }).click();
  await list.getByRole("link", { name: /zeppelin/ }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "All gaps" }).click();
  await seen(page, "Is there a zeppelin?");
  await expectAccessible(page);
});
