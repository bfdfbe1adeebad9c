import { afterAll, beforeAll, expect, it } from "vitest";
import type { Widget } from "#shared/widgets/shapes.ts";
import { enter } from "../../browser/owner.ts";
import { expectQuiet } from "../../browser/visit.ts";
import { arrive, ask, barriers, openWidget } from "../../browser/widget-browser.ts";
import { question, unanswerable } from "../../browser/widget-setup.ts";
import { openStage, type Stage } from "../../browser/widget-stage.ts";
import { mailsTo } from "../../mails.ts";
import { anytime } from "../../monitoring/hours.ts";
import { until } from "../../until.ts";

let stage: Stage;
let widget: Widget;

beforeAll(async () => {
  stage = await openStage("ines");
  widget = await stage.widget();
  await stage.owner.chatbots.setPeople({ id: stage.chatbotId, people: anytime });
});
afterAll(() => stage.close());

it("a visitor asks for a person under an answer that found nothing, waits, and the owner is mailed once", async () => {
  const { owner } = stage;
  const visit = await arrive(stage.browser);
  const { page } = visit;
  await openWidget(page, stage.pageOf(widget));
  await ask(page, unanswerable);
  await page.locator(".log .call").getByText("Talk to a person").waitFor();
  await ask(page, question);
  await page.locator(".log ~ .call").getByText("Talk to a person").click();
  await page.getByRole("status").getByText("Waiting for a person").waitFor();
  const log = page.getByRole("log");
  await log.getByText("We told the team. If nobody comes within 5 min").waitFor();
  expect(await barriers(page)).toEqual([]);
  const mail = await until(async () => (await mailsTo(owner.email))[0]);
  expect(mail.subject).toBe("Somebody waits for a person");
  const [conversation] = (await owner.monitoring.list({})).items;
  const id = conversation?.id ?? "";
  const link = new URL(/http\S+\/app\/\S+/.exec(mail.text)?.[0] ?? "");
  expect(link.searchParams.get("conversation")).toBe(id);
  const desk = await arrive(stage.browser);
  await enter(desk.page, "ines", link.pathname + link.search);
  await desk.page.getByRole("log", { name: "Conversation" }).getByText(question).waitFor();
  await desk.context.close();
  await page.reload();
  await page.getByRole("button", { name: /Open chat/ }).click();
  await page.getByRole("status").getByText("Waiting for a person").waitFor();
  expect(await mailsTo(owner.email)).toHaveLength(1);
  await owner.monitoring.claim({ id });
  await page.getByRole("status").getByText("A person is here").waitFor();
  expect(await page.locator(".call").isVisible()).toBe(false);
  await owner.monitoring.release({ id });
  await page.getByText("Talk to a person").click();
  await page.getByText("Go on with the assistant").click();
  await page.getByText("Talk to a person").waitFor();
  expectQuiet(visit);
});

it("a person who comes while the news are read is seen, though the reply is older", async () => {
  const { owner } = stage;
  const { page } = await arrive(stage.browser);
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(`${payload}`)));
  await openWidget(page, stage.pageOf(widget));
  await ask(page, unanswerable);
  await page.getByText("Talk to a person").click();
  await page.getByRole("status").getByText("Waiting for a person").waitFor();
  await expect.poll(() => heard.join()).toContain("following");
  const release = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route("**/visitor-news", async (route) => {
    const response = await route.fetch();
    held.resolve();
    await release.promise;
    await route.fulfill({ response });
  });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await held.promise;
  const [waiting] = (await owner.monitoring.list({})).items;
  heard.length = 0;
  await owner.monitoring.claim({ id: waiting?.id ?? "" });
  await expect.poll(() => heard.join()).toContain("seq");
  release.resolve();
  await page.getByRole("status").getByText("A person is here").waitFor();
});
