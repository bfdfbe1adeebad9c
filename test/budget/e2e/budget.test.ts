import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible } from "../../browser/accessible.ts";
import { type Desk, go, openDesk, toasted } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { uploadText } from "../../upload.ts";

let desk: Desk;
let id: string;
const sentence = "I am back tomorrow. Leave your email and we reply.";

beforeAll(async () => {
  desk = await openDesk("ann");
  const { owner } = desk;
  ({ id } = await owner.chatbots.create({ name: "Rental desk", use_case: "support" }));
  await uploadText(owner, id, "fees.txt", "A reminder costs 1.50 euros.");
});
afterAll(async () => {
  expectQuiet(desk);
  await desk.browser.close();
});

const ask = (times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      desk.owner.chat.ask({ ragSystemId: id, query: "What does a reminder cost?" }),
    ),
  );

it("an owner sets a budget, sees what is used of it, and is told on the dashboard and in the chat once it is used up", async () => {
  const { page } = desk;
  await go(page, `/app/rag-settings?ragSystemId=${id}`);
  await page.getByText("No limit is set: answers go on, whatever they cost.").waitFor();
  await page.getByRole("button", { name: "Set a budget" }).click();
  const dialog = page.getByRole("dialog", { name: "Budget of this chatbot" });
  await dialog.getByText("The built-in model costs nothing").waitFor();
  const day = dialog.getByRole("group", { name: "In a day" });
  await day.getByLabel("US dollars").fill("a few");
  await day.getByLabel("Answers").fill("5");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Enter an amount in dollars.").waitFor();
  await day.getByLabel("US dollars").fill("");
  await dialog.getByLabel("Message when it is used up").fill(sentence);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await toasted(page, "Budget saved");
  await page.getByText("of 5 answers today").waitFor();

  await ask(4);
  await go(page, "/app");
  await page.getByText("Rental desk has used 80% of today’s budget.").waitFor();
  await page.getByRole("link", { name: "Open the budget" }).click();
  const bar = page.getByRole("progressbar", { name: "Budget used today" });
  await bar.waitFor();
  expect(await bar.getAttribute("aria-valuenow")).toBe("80");
  await page.getByText("80% used").waitFor();

  await ask(2);
  await go(page, `/app/chat?ragSystemId=${id}`);
  await page.getByText(/^Session \w{8}$/).waitFor();
  await page.getByRole("textbox").fill("What does a reminder cost?");
  await page.getByRole("textbox").press("Enter");
  await page.getByText(sentence).waitFor();
  await page.getByText("No model was asked, because a budget is used up.").waitFor();
  await page.getByRole("link", { name: "Open the budget" }).click();
  await page.getByText(/^Used up since /).waitFor();
  await page.getByText("What is left does not cover another answer.").waitFor();
  await expectAccessible(page);
  await go(page, "/app/settings");
  await page.getByRole("heading", { name: "Budget" }).scrollIntoViewIfNeeded();
  await page.getByText("What all chatbots together may cost.").waitFor();
  await page.getByRole("button", { name: "Set a budget" }).waitFor();
});
