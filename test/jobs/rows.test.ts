import { expect, it } from "vitest";
import { applyFor, evaluated, openPosting, usualAnswer } from "../interviews/applying.ts";
import { as } from "../users.ts";

/** An applicant who has answered everything, and another one who has only applied; made once for the file. */
const make = async () => {
  const owner = await as("ann");
  const job = await openPosting(owner);
  const noor = await applyFor(job);
  await applyFor(job);
  let ofNoor = await noor.answer(await noor.start());
  while (ofNoor.question) ofNoor = await noor.answer(ofNoor, "Hm.");
  await evaluated(owner, noor.id);
  return { owner, job, noor, ofNoor };
};
let made: ReturnType<typeof make> | undefined;
const scene = () => (made ??= make());

it("[DATA-018] a posting has its fields, and in lists its chatbot's name and the number of its applications", async () => {
  const { owner, job } = await scene();
  const { user_id } = await owner.chatbots.get({ id: job.rag_system_id });
  const { items } = await owner.jobs.list({});
  expect(items.find(({ id }) => id === job.id)).toMatchObject({
    id: job.id,
    user_id,
    title: "Bicycle mechanic",
    company_name: "Old Town Cycles",
    description: expect.stringContaining("two wheels"),
    requirements: expect.stringContaining("Hydraulic"),
    location: "Ashby",
    job_type: "Full-time",
    salary_range: "34,000 to 40,000 euros a year",
    rag_system_id: job.rag_system_id,
    ideal_candidate: expect.stringContaining("explains"),
    initial_question: "Please tell us about your experience with repairs.",
    public_slug: job.public_slug,
    is_active: true,
    created_at: job.created_at,
    rag_system_name: "Interviewer",
    application_count: 2,
  });
});

it("[DATA-019] a question of a posting has id, posting, order and text", async () => {
  const { owner, job } = await scene();
  const { questions } = await owner.jobs.get({ id: job.id });
  expect(questions.length).toBeGreaterThan(1);
  expect(questions.map(({ job_id, question_order }) => [job_id, question_order])).toEqual(
    questions.map((_, at) => [job.id, at + 1]),
  );
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { question_text } of questions) expect(question_text).not.toBe("");
});

it("[DATA-020] an application has its fields with the evaluation, and the posting's title and company", async () => {
  const { owner, job, noor, ofNoor } = await scene();
  await owner.candidates.saveNotes({ id: noor.id, notes: "Calls back", notes_saved_at: null });
  const candidate = await owner.candidates.get({ id: noor.id });
  expect(candidate).toMatchObject({
    id: noor.id,
    job_id: job.id,
    applicant_name: "Noor Haddad",
    applicant_email: noor.form.applicant_email,
    applicant_phone: null,
    status: "reviewed",
    conversation_id: ofNoor.id,
    notes: "Calls back",
    ai_evaluation: {
      strengths: [expect.stringContaining("hydraulic")],
      weaknesses: expect.arrayContaining([expect.stringMatching(/\S/)]),
      summary: expect.stringMatching(/\S/),
    },
    created_at: noor.application.created_at,
    updated_at: expect.stringMatching(/^\d{4}-/),
    job_title: "Bicycle mechanic",
    company_name: "Old Town Cycles",
  });
  const { evaluation_score } = candidate;
  expect(evaluation_score).toBeGreaterThan(0);
  expect(evaluation_score).toBeLessThanOrEqual(100);
});

it("[DATA-021] an answer has id, application, the question's text, its own text, a note and its time", async () => {
  const { owner, noor, ofNoor } = await scene();
  const { items } = await owner.candidates.responses({ id: noor.id });
  expect(items).toHaveLength(ofNoor.questions);
  expect(items[0]).toEqual({
    id: expect.stringMatching(/^resp_/),
    application_id: noor.id,
    question: "Please tell us about your experience with repairs.",
    response_text: usualAnswer,
    evaluation_notes: expect.any(String),
    created_at: ofNoor.answered[0]?.answered_at,
  });
});
