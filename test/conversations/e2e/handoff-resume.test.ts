import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { enter } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, ask, barriers, textbox } from "../../browser/widget-browser.ts";
import { question, unanswerable } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";
import { mailsTo } from "../../mails.ts";
import { anotherDay } from "../../monitoring/hours.ts";
import { until } from "../../until.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage("rosa");
  const { owner, chatbotId: id } = stage;
  await owner.chatbots.setPeople({ id, people: anotherDay() });
  await owner.retention.save({ id, keep_days: null, keeps_page: true });
});
afterAll(() => stage.close());

it("a visitor of the public page leaves an address outside the hours, and goes on in another browser by the link of the mail", async () => {
  const { owner, slug } = stage;
  const email = `${crypto.randomUUID()}@mail.example`;
  const before = await arrive(stage.browser);
  await before.page.goto(`${inject("url")}/public/${slug}`);
  await before.page.getByText("This chat is saved, and the chatbot’s owner can read it.").waitFor();
  await ask(before.page, unanswerable);
  await before.page.getByText("Talk to a person").click();
  await before.page.getByText(/^Nobody is here before .+ The assistant goes on answering\.$/).waitFor();
  const address = textbox(before.page, "E-mail");
  await address.fill("nobody");
  await address.press("Enter");
  await before.page.getByText("Enter an address such as name@mail.example.").waitFor();
  expect(await barriers(before.page)).toEqual([]);
  await address.fill(email);
  await address.press("Enter");
  await before.page.getByText(`Thank you. The answer comes to ${email}.`).waitFor();
  await before.context.close();

  const [conversation] = (await owner.monitoring.list({ view: "public" })).items;
  const id = conversation?.id ?? "";
  await owner.monitoring.claim({ id });
  await owner.monitoring.send({ id, content: "It was a count.", idempotencyKey: "reply-0001" });
  const mail = await until(async () => (await mailsTo(email))[0]);
  const link = /http\S+\/resume#\S+/.exec(mail.text)?.[0] ?? "";

  const after = await arrive(stage.browser);
  const { page } = after;
  await page.goto(link);
  const log = page.getByRole("log");
  await log.locator(".note", { hasText: "It was a count." }).waitFor();
  expect(await log.locator(".question").allTextContents()).toEqual([unanswerable]);
  await page.getByRole("status").getByText("A person is here").waitFor();
  await ask(page, "Which one?");
  const last = async () => (await owner.conversations.messages({ id })).items.at(-1)?.content;
  await expect.poll(last).toBe("Which one?");
  await owner.monitoring.send({ id, content: "Count Zeppelin.", idempotencyKey: "reply-0002" });
  await log.getByText("Count Zeppelin.").waitFor();
  await owner.monitoring.release({ id });
  await page.getByText("Talk to a person").waitFor();
  await ask(page, question);
  await page.getByRole("button", { name: "Source 1" }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expectQuiet(after);
});

it("a link that was changed says so, and shows nothing", async () => {
  const { page } = await arrive(stage.browser);
  await page.goto(`${inject("url")}/resume#made-up`);
  await page.getByRole("heading", { name: "This chat cannot be opened" }).waitFor();
  await page.getByText("This link is not whole. Open it from the mail again").waitFor();
  expect(await page.getByRole("log").count()).toBe(0);
});

it("the owner says in which hours people answer, and how long visitors wait", async () => {
  const { page } = await arrive(stage.browser);
  const owner = await enter(page, "otto", "/app/rag-systems");
  const { id } = await owner.chatbots.create({ name: "Workshop", use_case: "support" });
  await page.reload();
  await page.getByRole("button", { name: "Actions for Workshop" }).click();
  await page.getByRole("menuitem", { name: "People answer here…" }).click();
  const dialog = page.getByRole("dialog", { name: "People answer here" });
  await dialog.getByText("Visitors can ask for a person").click();
  await dialog.getByLabel("Monday to").fill("08:00");
  for (const day of ["Tuesday", "Thursday", "Friday"]) await dialog.getByText(day, { exact: true }).click();
  await dialog.getByLabel("Minutes to wait").fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Monday: choose an end after the beginning.").waitFor();
  await dialog.getByText("Enter a whole number from 1 to 60.").waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel("Monday to").fill("12:30");
  await dialog.getByLabel("Minutes to wait").fill("3");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect((await owner.chatbots.get({ id })).people).toEqual({
    wait_minutes: 3,
    hours: [
      { day: 1, from: "09:00", to: "12:30" },
      { day: 3, from: "09:00", to: "17:00" },
    ],
  });
});
