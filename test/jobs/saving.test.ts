import { beforeAll, describe, expect, inject, it } from "vitest";
import type { JobFields } from "#shared/jobs/shapes.ts";
import { until } from "../until.ts";
import { type Actor, as } from "../users.ts";
import { applyTo } from "./apply-to.ts";
import { formOf } from "./form-of.ts";
import { jobFields } from "./job-fields.ts";

let owner: Actor;
let rag_system_id: string;

beforeAll(async () => {
  owner = await as("saving-owner", inject("url"));
  rag_system_id = (await owner.chatbots.create({ name: "Interviewer", use_case: "support" })).id;
});

const create = (fields: Partial<JobFields> = {}) =>
  owner.jobs.create({ ...jobFields, rag_system_id, ...fields });

const paths = (error: { issues?: { path: string }[] }) => error.issues?.map(({ path }) => path);

describe("saving", () => {
  it("[JOB-050] stores every field of the form, the chatbot and whether the posting is active", async () => {
    const job = await create();
    const other = await owner.chatbots.create({ name: "Other", use_case: "support" });
    const changes = {
      title: "Bicycle courier",
      company_name: "New Town Couriers",
      description: "You bring parcels through the whole town.",
      requirements: "Rides in any weather\nKnows the streets",
      location: "Barrow",
      job_type: "Part-time",
      salary_range: "15 euros an hour",
      rag_system_id: other.id,
      ideal_candidate: "Somebody who plans a round well.",
      initial_question: "Which rounds have you planned?",
      is_remote: true,
      country: "FR",
      valid_through: "2099-12-31",
      allows_several: true,
      kept_days: 90,
      is_active: false,
    };
    const untouched = Object.entries(changes).filter(([name, value]) => Reflect.get(job, name) === value);
    expect(untouched).toEqual([]);
    const saved = await owner.jobs.update({ ...formOf(job), ...changes });
    const { id, user_id, public_slug, created_at } = job;
    const whole = { ...changes, id, user_id, public_slug, created_at, rag_system_name: "Other" };
    expect(saved).toMatchObject(whole);
    expect(await owner.jobs.get({ id })).toEqual(saved);
  });

  it("[JOB-028] another chatbot of the owner conducts the interviews from then on, those of earlier applications too", async () => {
    const job = await create();
    const applied = await applyTo(job, "eve@mail.example");
    const second = await owner.chatbots.create({ name: "Second", use_case: "support" });
    const changed = await owner.jobs.update({ ...formOf(job), rag_system_id: second.id });
    expect(changed).toMatchObject({ rag_system_id: second.id, rag_system_name: "Second" });
    const { id = "" } = await applied.start();
    const answer = "I repaired 40 hydraulic disc brakes last year.";
    const { answered } = await applied.answer(0, answer);
    expect(answered).toMatchObject([{ answer }]);
    const { conversation, items } = await owner.conversations.messages({ id });
    expect(conversation.rag_system_id).toBe(second.id);
    const transcript = (await owner.candidates.transcript({ id: applied.id })).items;
    for (const messages of [items, transcript]) {
      const said = messages.filter(({ message_type }) => message_type === "user");
      expect(said.map(({ content }) => content)).toEqual([answer]);
    }
  });

  it("criteria that changed make a version of the rubric, and nothing else does", async () => {
    const job = await create();
    const reordered = await owner.jobs.update({
      ...formOf(job),
      title: "Mechanic",
      criteria: job.rubric.criteria.toReversed(),
    });
    expect(reordered.rubric).toMatchObject({ version: 1, created_at: job.rubric.created_at });
    const [first, ...others] = job.rubric.criteria;
    const weighed = await owner.jobs.update({
      ...formOf(reordered),
      criteria: [{ ...first!, weight: 1 }, ...others],
    });
    expect(weighed.rubric).toMatchObject({ version: 2, change: expect.stringContaining("weight 4 to 1") });
    expect(weighed.rubrics.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("questions keep their ids in a new order, and a row that is sent twice is two questions", async () => {
    const job = await create();
    const [one, two, ...rest] = formOf(job).questions;
    const saved = await owner.jobs.update({ ...formOf(job), questions: [two!, one!, ...rest] });
    expect(saved.questions.map(({ id, question_order }) => [id, question_order])).toEqual(
      [two!, one!, ...rest].map(({ id }, at) => [id, at + 1]),
    );
    const [criterion] = saved.rubric.criteria;
    const doubled = await owner.jobs.update({
      ...formOf(saved),
      criteria: [criterion!, { ...criterion!, text: "Trues wheels" }],
      questions: [one!, { ...one!, question_text: "And wheels?" }],
    });
    expect(new Set(doubled.questions.map(({ id }) => id)).size).toBe(2);
    expect(new Set(doubled.rubric.criteria.map(({ id }) => id)).size).toBe(2);
  });

  it("a form that was read before another save, or before a change of status, is refused", async () => {
    const job = await create();
    await owner.jobs.update({ ...formOf(job), title: "From the first tab" });
    await expect(owner.jobs.update({ ...formOf(job), title: "From the second" })).rejects.toMatchObject({
      code: "conflict",
    });
    const present = await owner.jobs.get({ id: job.id });
    expect(present.title).toBe("From the first tab");
    const closed = await owner.jobs.setActive({ id: job.id, is_active: false });
    await expect(owner.jobs.update({ ...formOf(present), is_active: true })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(closed.version).toBe((await owner.jobs.get({ id: job.id })).version);
    const both = await Promise.allSettled(
      ["One", "Two"].map(async (title) =>
        owner.jobs.update({ ...formOf(await owner.jobs.get({ id: job.id })), title }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("refuses criteria, follow-up questions and an initial question that name a ground, with what is lawful", async () => {
    const job = await create();
    const form = formOf(job);
    const unlawful = { text: "Young and energetic", kind: "must" as const, weight: 3 };
    const error = await owner.jobs
      .update({
        ...form,
        initial_question: "Bist du verheiratet?",
        criteria: [...form.criteria, unlawful],
        questions: [{ question_text: "Are you planning to have children?" }],
      })
      .catch((thrown) => thrown);
    expect(error).toMatchObject({
      code: "invalid",
      message: expect.stringContaining("names age (“Young and energetic”)"),
    });
    expect(error.message).toContain("Lawful instead: “Keeps pace on busy days");
    expect(paths(error)).toEqual([
      `criteria.${form.criteria.length}.text`,
      "questions.0.question_text",
      "initial_question",
    ]);
    expect((await owner.jobs.get({ id: job.id })).version).toBe(job.version);
    await expect(create({ initial_question: "Are you planning children?" })).rejects.toMatchObject({
      issues: [{ path: "initial_question", message: expect.stringContaining("family") }],
    });
  });

  it("deletes a posting while its applications run, with them", async () => {
    const job = await create({ title: "Doomed" });
    const running = await applyTo(job, "ada@mail.example");
    await running.start();
    await running.answer(0, "I repaired 40 hydraulic disc brakes last year.");
    await until(async () => ((await owner.jobs.remove({ id: job.id })).isDone ? true : undefined));
    await expect(running.answer(1, "And 12 wheels.")).rejects.toMatchObject({ code: "not_found" });
    await expect(owner.jobs.get({ id: job.id })).rejects.toMatchObject({ code: "not_found" });
    await expect(owner.candidates.get({ id: running.id })).rejects.toMatchObject({ code: "not_found" });
    expect(await (await owner.fetch(`/jobs/${job.public_slug}`)).text()).not.toContain("Doomed");
    await expect(owner.jobs.update(formOf(job))).rejects.toMatchObject({ code: "not_found" });
  });

  it("an interview that runs goes on with the questions it began with, and its score is stale on changed criteria", async () => {
    const job = await create();
    const running = await applyTo(job, "ada@mail.example");
    const begun = await running.start();
    const criteria = job.rubric.criteria.map((one) => ({ ...one, weight: 1 }));
    await running.answer(0, "I repaired 40 hydraulic disc brakes without help last year.");
    const { questions: before } = job;
    await owner.jobs.update({ ...formOf(job), questions: [] });
    const asked: string[] = [];
    for (let index = 1; index < begun.questions; index++) {
      const { question } = await running.answer(index, `I built wheel number ${index} by hand in 2024.`);
      asked.push(question?.text ?? "");
    }
    for (const [at, { question_text }] of before.slice(1).entries())
      expect(asked[at]).toContain(question_text);
    const scored = await until(async () => {
      const candidate = await owner.candidates.get({ id: running.id });
      return candidate.evaluation_score === null ? undefined : candidate;
    });
    expect(scored.is_stale).toBe(false);
    await owner.jobs.update({ ...formOf(await owner.jobs.get({ id: job.id })), title: "Other title" });
    expect((await owner.candidates.get({ id: running.id })).is_stale).toBe(false);
    await owner.jobs.update({ ...formOf(await owner.jobs.get({ id: job.id })), criteria });
    expect((await owner.candidates.get({ id: running.id })).is_stale).toBe(true);
  });
});
