import { expect, inject, it } from "vitest";
import { noticeVersion } from "#shared/interviews/notice.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { until } from "../until.ts";
import { as, nobody } from "../users.ts";

it("an interview is begun, answered and evaluated", async () => {
  const owner = await as("jobs-owner", inject("url"));
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
  const job = await owner.jobs.create({ ...jobFields, rag_system_id });
  expect(job.questions.length).toBeGreaterThan(0);
  const { interviews } = nobody(inject("url"));
  const sessionId = "1764201600000-k3t9";
  const { application, token } = await interviews.apply({
    jobSlug: job.public_slug,
    job_id: job.id,
    applicant_name: "Noor",
    applicant_email: "noor@mail.example",
    consent_version: noticeVersion,
    sessionId,
  });
  const named = { jobId: job.id, applicationId: application.id };
  let state = await interviews.start({
    ...named,
    applicantName: "Noor",
    applicantEmail: "noor@mail.example",
    sessionId,
    token,
  });
  while (state.question)
    state = await interviews.answer({
      ...named,
      questionIndex: state.question.index,
      response: `Last winter I bled the hydraulic brakes of 4${state.question.index} bikes by myself, and every customer came back satisfied.`,
      conversationId: state.id ?? "",
      token,
    });
  expect(state.finished?.reason).toBe("answered");
  const evaluated = await until(async () => {
    const candidate = await owner.candidates.get({ id: application.id });
    return candidate.evaluation_score === null ? undefined : candidate;
  });
  expect(evaluated).toMatchObject({ status: "reviewed", responses: { length: state.questions } });
});
