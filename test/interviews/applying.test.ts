import { afterAll, beforeAll, expect, it } from "vitest";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { formOf } from "../jobs/form-of.ts";
import { borrow } from "../products/borrow.ts";
import { until } from "../until.ts";
import { type Actor, as, nobody } from "../users.ts";
import { applicationFor, interviewed, openOffice, sessionId } from "./office.ts";

const product = await borrow("limited");
afterAll(() => product.giveBack());

const deed = "I repaired hydraulic disc brakes without help in 40 bikes last year.";
const deeds = [
  deed,
  "With the makers' tools I found the faults of 25 e-bikes in 2025.",
  "Last winter I built 12 wheels for customers and trued each of them.",
  "I explained 30 repairs so that the customer could decide, and wrote down the price first.",
];
let owner: Actor;
let job: JobDetail;

beforeAll(async () => {
  owner = await as("applied-owner", product.url);
  job = await (await openOffice(owner)).post();
});

const { interviews } = nobody(product.url);
const invalid = (path: string) => ({ code: "invalid", issues: [expect.objectContaining({ path })] });

it("[APPLY-005] [APPLY-006] [APPLY-007] a name and a right address are needed, a phone number is not", async () => {
  const given = applicationFor(job, "Lea");
  await expect(interviews.apply({ ...given, applicant_name: "  " })).rejects.toMatchObject(
    invalid("applicant_name"),
  );
  for (const applicant_email of ["", "lea", "lea@mail", "lea at mail.example", "@mail.example"])
    await expect(interviews.apply({ ...given, applicant_email })).rejects.toMatchObject(
      invalid("applicant_email"),
    );
  const { application } = await interviews.apply(given);
  expect(application.applicant_phone).toBe("");
});

it("[APPLY-014] applying returns the stored row with the status interviewing, the same one again for the same session", async () => {
  const given = { ...applicationFor(job, "Ida"), applicant_phone: "+49 30 123456" };
  const { application } = await interviews.apply(given);
  expect(application).toMatchObject({
    job_id: job.id,
    applicant_name: "Ida",
    applicant_email: "ida@mail.example",
    applicant_phone: "+49 30 123456",
    status: "interviewing",
  });
  const [again, twice] = await Promise.all([interviews.apply(given), interviews.apply(given)]);
  expect([again.application.id, twice.application.id]).toEqual([application.id, application.id]);
  await expect(interviews.apply({ ...given, sessionId: "another" })).rejects.toMatchObject({
    code: "conflict",
  });
  const { items } = await owner.candidates.list({ jobId: job.id, search: "ida@mail.example" });
  expect(items.map(({ id, status }) => [id, status])).toEqual([[application.id, "interviewing"]]);
});

it("[APPLY-015] [APPLY-017] the start returns the id of a conversation, which the owner reads whole", async () => {
  const { application, started, give } = await interviewed(product.url, job, "Max");
  expect(started.id).toMatch(/^conv_/);
  await give(started, deed);
  const { conversation_id } = await owner.candidates.get({ id: application.id });
  expect(conversation_id).toBe(started.id);
  const { items } = await owner.conversations.messages({ id: started.id ?? "" });
  expect(items.map(({ content }) => content)).toEqual([
    started.greeting,
    job.initial_question,
    deed,
    expect.stringContaining(job.questions[0]?.question_text ?? "?"),
  ]);
});

it("[APPLY-021] [APPLY-022] [APPLY-023] [APPLY-032] each answer shows the next question, and after the last one the application is reviewed", async () => {
  const { application, started, give } = await interviewed(product.url, job, "Tom");
  expect(started.questions).toBe(Math.min(job.questions.length + 1, 5));
  let state = started;
  for (let index = 0; index < started.questions; index++) {
    expect(state.question?.index).toBe(index);
    expect(state.finished).toBeUndefined();
    state = await give(state, `${deed} Number ${index}.`);
  }
  expect([state.question, state.finished?.reason]).toEqual([undefined, "answered"]);
  expect((await owner.candidates.get({ id: application.id })).status).toBe("reviewed");
});

it("[APPLY-021] [APPLY-023] a posting with two stored questions asks three, and the third answer ends the interview", async () => {
  const { post } = await openOffice(owner);
  const posted = await post();
  const two = formOf(posted).questions.slice(0, 2);
  const { questions } = await owner.jobs.update({ ...formOf(posted), questions: two });
  const { application, started, give } = await interviewed(product.url, posted, "Amy");
  expect([questions.length, started.questions]).toEqual([2, 3]);
  let state = started;
  for (let index = 0; index < 3; index++) {
    expect([state.question?.index, state.questions, state.finished]).toEqual([index, 3, undefined]);
    state = await give(state, `${deed} Number ${index}.`);
  }
  expect([state.question, state.finished?.reason]).toEqual([undefined, "answered"]);
  expect((await owner.candidates.get({ id: application.id })).status).toBe("reviewed");
});

it("[APPLY-024] [APPLY-027] [APPLY-028] an answer is stored with its question and a note, a blank one is refused", async () => {
  const { application, started, give } = await interviewed(product.url, job, "Eva");
  await expect(give(started, " \n ")).rejects.toMatchObject(invalid("response"));
  const [next, repeated] = [await give(started, deed), await give(started, deed)];
  expect(repeated.answered).toEqual(next.answered);
  const { responses } = await owner.candidates.get({ id: application.id });
  expect(responses).toEqual([
    expect.objectContaining({
      application_id: application.id,
      question: job.initial_question,
      response_text: deed,
      evaluation_notes: expect.stringMatching(/\w/),
    }),
  ]);
  await expect(give(started, "Another answer.")).rejects.toMatchObject({ code: "conflict" });
});

it("[APPLY-033] a finished interview gets a score between 0 and 100 and strengths, weaknesses and a summary", async () => {
  const { application, started, give } = await interviewed(product.url, job, "Ben");
  let state = started;
  for (let at = 0; state.question; at++) state = await give(state, deeds[at] ?? `${deed} Again: ${at}.`);
  const { evaluation_score, ai_evaluation, evaluations } = await until(async () => {
    const candidate = await owner.candidates.get({ id: application.id });
    return candidate.evaluation_score === null ? undefined : candidate;
  });
  expect(evaluation_score).toBeGreaterThanOrEqual(0);
  expect(evaluation_score).toBeLessThanOrEqual(100);
  const { strengths, weaknesses, summary } = evaluations[0] ?? {};
  expect(ai_evaluation).toEqual({ strengths, weaknesses, summary });
  expect(strengths?.join("\n")).toContain(deed);
  expect(summary).toMatch(/\w/);
});

it("[APPLY-034] an interview closes five minutes after its start, and counts as finished with what was given", async () => {
  const { application, started, give } = await interviewed(product.url, job, "Kim");
  const state = await give(started, deed);
  expect(Date.parse(started.ends_at ?? "") - Date.parse(started.now)).toBeGreaterThan(299_000);
  const end = Date.parse(started.ends_at ?? "");
  await product.runSchedule("outboxSweep", new Date(end - 2000));
  expect((await owner.candidates.get({ id: application.id })).status).toBe("interviewing");
  await product.runSchedule("outboxSweep", new Date(end + 1));
  const candidate = await until(async () => {
    const one = await owner.candidates.get({ id: application.id });
    return one.status === "reviewed" ? one : undefined;
  });
  expect([candidate.interview?.reason, candidate.responses.length]).toEqual(["time", 1]);
  const late = await give(state, "Too late.");
  expect([late.finished?.reason, late.answered.length]).toEqual(["time", 1]);
});

it("an application is read, and erased with everything that was given, by its private link", async () => {
  const { application, token, started, give } = await interviewed(product.url, job, "Uma");
  await give(started, deed);
  const asked = await interviews.askPerson({ token });
  expect([asked.finished?.reason, asked.answered[0]?.answer]).toEqual(["person", deed]);
  expect(JSON.stringify(asked)).not.toMatch(/score|evaluation/);
  await interviews.erase({ token });
  await expect(interviews.read({ token })).rejects.toMatchObject({ code: "not_found" });
  await expect(owner.candidates.get({ id: application.id })).rejects.toMatchObject({ code: "not_found" });
});

it("a person is asked for without an interview, which may be taken later", async () => {
  const { application, token } = await interviews.apply({ ...applicationFor(job, "Rut"), wants: "person" });
  expect(application.status).toBe("new");
  expect((await owner.candidates.get({ id: application.id })).person_requested_at).not.toBeNull();
  const { id: applicationId, job_id: jobId } = application;
  const mail = { applicantName: "Rut", applicantEmail: "rut@mail.example" };
  const started = await interviews.start({ jobId, applicationId, ...mail, sessionId, token });
  expect(started.question?.index).toBe(0);
});
