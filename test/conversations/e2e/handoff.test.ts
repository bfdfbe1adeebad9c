import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, ask, barriers, openWidget } from "../../browser/widget-browser.ts";
import { fact, question } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";
import { until } from "../../until.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("mona");
  widget = await stage.widget();
});
afterAll(() => stage.close());

it("[WIDGET-040] [MON-031] a person's messages come live into the visitor's open widget, named as a person's, and the chatbot is silent until it is handed back", async () => {
  const { owner } = stage;
  const visit = await arrive(stage.browser);
  const { page } = visit;
  await openWidget(page, stage.pageOf(widget));
  const log = page.getByRole("log");
  await ask(page, question);
  await log.getByText(fact).waitFor();
  // the answer is shown before it is stored
  const { id } = await until(async () => (await owner.monitoring.list({})).items[0]);
  await owner.monitoring.claim({ id });
  await page.getByRole("status").getByText("A person is here").waitFor();
  await owner.monitoring.typing({ id });
  await page.getByText("A person is typing…").waitFor();
  await owner.monitoring.send({ id, content: "Hello, this is Mona.", idempotencyKey: "hello-0001" });
  const said = log.locator(".note", { hasText: "Hello, this is Mona." });
  expect(await said.textContent()).toBe("A person, human agentHello, this is Mona.");
  expect(await barriers(page)).toEqual([]);
  await ask(page, "Can I come by?");
  const messages = async () => (await owner.conversations.messages({ id })).items;
  await expect.poll(async () => (await messages()).at(-1)?.content).toBe("Can I come by?");
  await page.reload();
  await page.getByRole("button", { name: /Open chat/ }).click();
  await page.getByRole("status").getByText("A person is here").waitFor();
  expect(await log.locator(".note").allTextContents()).toEqual([
    "A person joined.",
    "A person, human agentHello, this is Mona.",
  ]);
  await owner.monitoring.release({ id });
  await log.getByText("A person left. The assistant answers again.").waitFor();
  await page.getByRole("status").waitFor({ state: "hidden" });
  await ask(page, question);
  await expect.poll(() => log.getByText(fact).count()).toBe(2);
  expect((await messages()).map(({ message_type }) => message_type)).toEqual([
    "user",
    "assistant",
    "system",
    "intervention",
    "user",
    "system",
    "user",
    "assistant",
  ]);
  expectQuiet(visit);
});
