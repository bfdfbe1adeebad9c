import { expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { withModel } from "../chat/with-model.ts";
import { mailsTo } from "../mails.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { bearing, nobody } from "../users.ts";

const running = withModel({
  EMBEDDING_PROVIDER: "openai",
  EMBEDDING_MODEL: "words",
  EMBEDDING_DIMENSION: "8",
});
const sentence = "I am back tomorrow. Leave your email and we reply.";
const query = "What does a reminder cost?";

/** A chatbot of a new owner with a document, and a widget that a visitor asks. */
const desk = async () => {
  const { api, id } = await running.chatbot("A reminder costs 1.50 euros.");
  const widget = await api.widgets.create({ name: "Site", rag_system_id: id, ...widgetDefaults });
  const ask = async () => {
    const { token, session_id: sessionId } = await nobody(running.url()).visitors.session({
      widgetId: widget.id,
    });
    const question = { widgetId: widget.id, sessionId, message: query, stream: false };
    return bearing(token, running.url()).chat.askWidget(question);
  };
  return { api, id, ask };
};

it("a used up budget asks no model: visitors and testers read the owner's sentence, and the owner is told once", async () => {
  const { api, id, ask } = await desk();
  await api.budget.save({ id, day_answers: 5, sentence });
  for (let answer = 0; answer < 5; answer++)
    expect(await ask()).toMatchObject({ outcome: "answered", answer: "A reminder costs 1.50 euros. [1]" });
  const asked = running.model().requests.length;
  const kept = { outcome: "paused", answer: sentence, context: [], tokenCount: 0 };
  expect(await ask()).toMatchObject(kept);
  const tested = await api.chat.ask({ ragSystemId: id, query });
  expect(tested).toMatchObject(kept);
  expect(await api.chat.tryOut({ chatbotId: id, query })).toMatchObject(kept);
  expect(running.model().requests).toHaveLength(asked);

  const conversation = { id: tested.conversationId ?? "" };
  const { items: messages } = await api.conversations.messages(conversation);
  expect(messages.at(-1)).toMatchObject({ content: sentence, metadata: { outcome: "paused" } });

  const { use } = await api.budget.read({ id });
  expect(use).toMatchObject([
    { period: "day", answers: 5, reservedAnswers: 0, reservedDollars: 0, share: 1 },
  ]);
  expect(use[0]?.usedUpAt).toBeTruthy();
  const { items: notices } = await api.budget.notices({});
  expect(notices).toMatchObject([{ chatbot: { id, name: "Desk" }, period: "day", share: 1 }]);

  await api.budget.save({ id, day_answers: 6, sentence });
  expect(await ask()).toMatchObject({ outcome: "answered" });
});

it("a budget in dollars counts answers and their embeddings, and a model's price is reserved before it is asked", async () => {
  const { api, id, ask } = await desk();
  const before = (await api.budget.readAccount({})).budget;
  expect(before).toEqual({});
  await api.budget.saveAccount({ day_dollars: 0.01 });
  // 1,000 tokens of an answer alone would cost 0.06
  expect(await ask()).toMatchObject({ outcome: "paused" });
  expect(await ask()).toMatchObject({
    answer: "I can't answer any more questions at the moment. Please try again later.",
  });
  await api.budget.saveAccount({ day_dollars: 1, month_dollars: 5 });
  const spent = (await api.budget.readAccount({})).use[0]?.dollars ?? 0;
  expect(await ask()).toMatchObject({ outcome: "answered" });
  const { use, timeZone } = await api.budget.readAccount({});
  expect([use.map(({ period }) => period), timeZone]).toEqual([["day", "month"], "UTC"]);
  // 100 tokens read at 30 and 20 written at 60 dollars per million, and 7 of the question
  const answer = 0.003 + 0.0012 + 7 * 0.00003;
  expect((use[0]?.dollars ?? 0) - spent).toBeCloseTo(answer, 9);
  expect(use[0]).toMatchObject({ reservedDollars: 0, reservedAnswers: 0 });
  expect((await api.budget.read({ id })).reservedForAnswer).toBeGreaterThan(0.06);
  await api.budget.saveAccount({});
  expect(await api.budget.readAccount({})).toMatchObject({ budget: {}, use: [] });
});

it("a document waits while a budget has no room for it, and is read by itself once there is; 80 and 100 percent are mailed once", async () => {
  const { api, id, ask } = await desk();
  await api.budget.save({ id, day_answers: 5, month_dollars: 0.01 });
  const price = "A reminder costs 1.50 euros, and a lost book costs what it was bought for. ".repeat(40);
  const document = await uploadText(api, id, "prices.txt", price);
  expect(document.processing_status).toBe("failed");
  expect(document.failure_reason).toBe(
    "The budget of this chatbot for this month has no room for this document. It is read by itself once there is room.",
  );
  await api.budget.save({ id, day_answers: 5, month_dollars: 10 });
  for (let answer = 0; answer < 6; answer++) await ask();
  await running.product().runSchedule("budgetNotices");
  await running.product().runSchedule("sweep", new Date(Date.now() + 3 * 60_000));
  const read = await until(async () => {
    const now = await api.documents.get({ chatbotId: id, id: document.id });
    return now.processing_status === "completed" ? now : undefined;
  });
  expect(read.failure_reason).toBeUndefined();
  const { use } = await api.budget.read({ id });
  expect(use.find(({ period }) => period === "month")?.dollars).toBeGreaterThan(5 * 0.0042);
  const acts = await until(async () => {
    const { items } = await api.account.activity({});
    const reached = items.filter(({ action, subject }) => action === "reached" && subject?.id === id);
    return reached.length === 2 ? reached : undefined;
  });
  expect(acts.map(({ detail }) => detail).toSorted()).toEqual(["100% for the day", "80% for the day"]);
  const mails = (await mailsTo(api.email, running.url())).filter(({ html }) => html?.includes(id));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "The budget of “Desk” for today is used by 80%",
    "The budget of “Desk” for today is used up",
  ]);
});
