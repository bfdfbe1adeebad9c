import { expect, it } from "vitest";
import { withModel } from "../chat/with-model.ts";
import { applyFor, evaluated, openPosting, usualAnswer } from "./applying.ts";

const running = withModel();

const setUp = async () => {
  const { api: owner } = await running.chatbot("The workshop opens at nine.");
  const job = await openPosting(owner);
  return { owner, job };
};

const interviewFigures = async (owner: Awaited<ReturnType<typeof setUp>>["owner"]) =>
  (await owner.analytics.overview({ days: "30" })).sources.find(({ source }) => source === "interview");

it("what a model reads and writes for postings and interviews is booked as interviews, to the chatbot's budget too", async () => {
  const { owner, job } = await setUp();
  const afterPosting = await interviewFigures(owner);
  expect(afterPosting).toMatchObject({ tokens: 120, questions: 0, answered: 0 });
  await owner.budget.save({ id: job.rag_system_id, day_dollars: 5 });
  const noor = await applyFor(job, {}, running.url());
  const state = await noor.finish();
  await evaluated(owner, noor.id);
  const calls = state.questions - 1 + 1;
  const figures = await interviewFigures(owner);
  expect(running.model().requests.length).toBeGreaterThanOrEqual(calls);
  expect(figures?.tokens).toBeGreaterThan(120 + 120);
  expect(figures).toMatchObject({ conversations: 1, questions: 0, answered: 0, refused: 0 });
  const { use } = await owner.budget.read({ id: job.rag_system_id });
  expect(use).toMatchObject([{ period: "day", answers: 0, reservedDollars: 0 }]);
  // a sentence that ends before the model does is paid for as well
  expect(use[0]?.dollars ?? 0).toBeCloseTo(figures?.cost ?? 0, 9);
});

it("with a used up budget an interview goes on by built-in means without asking a model, and its evaluation says so", async () => {
  const { owner, job } = await setUp();
  await owner.budget.saveAccount({ day_dollars: 0.01 });
  const asked = running.model().requests.length;
  const noor = await applyFor(job, {}, running.url());
  const state = await noor.finish();
  expect(state).toMatchObject({ finished: { reason: "answered" }, answered: { length: state.questions } });
  const candidate = await evaluated(owner, noor.id);
  expect(candidate.evaluations).toMatchObject([{ by: { kind: "builtin" }, problem: "budget" }]);
  expect(candidate.responses.map(({ response_text }) => response_text)).toContain(usualAnswer);
  expect(running.model().requests).toHaveLength(asked);
});
