import { noticeVersion } from "#shared/interviews/notice.ts";
import type { JobDetail, JobFields } from "#shared/jobs/shapes.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { until } from "../until.ts";
import { type Actor, nobody } from "../users.ts";

/** A posting of the owner, interviewed for by a chatbot of its own. */
export const openJob = async (
  owner: Actor,
  fields: Partial<JobFields> & { chatbot?: string } = {},
): Promise<JobDetail> => {
  const { chatbot, ...changes } = fields;
  const rag_system_id =
    chatbot ?? (await owner.chatbots.create({ name: "Interviewer", use_case: "support" })).id;
  return owner.jobs.create({ ...jobFields, ...changes, rag_system_id });
};

export interface Applying {
  email?: string;
  phone?: string;
  /** The answers, question by question; absent for somebody who asks for a person. */
  answers?: string[];
}

export const shown = [
  "I repaired hydraulic disc brakes without help on 40 bikes last year, and each of them passed the check.",
  "I bled 300 hydraulic disc brakes last year, with funnel and syringe, from the caliper up.",
  "Last month I connected the makers' tools to an e-bike, read the error codes and replaced the sensor.",
  "I show the old part next to the new one, so that the customer decides.",
  "I built 40 wheels last winter and trued each on the stand until it ran within 0.2 mm.",
];
export const beside = ["Hello.", "Can I come by on Friday?", "I would rather show it.", "Hm.", "Bye."];

/** An application with its answers; the interview has ended if every question got one. Returns the application's id. */
export const apply = async (
  job: JobDetail,
  name: string,
  { email, phone = "", answers }: Applying = {},
): Promise<string> => {
  const { interviews } = nobody();
  const sessionId = `1764201600000-${name.length}${name.slice(0, 3)}`;
  const applicant_email = email ?? `${name.split(" ")[0]?.toLowerCase()}@mail.example`;
  const { application, token } = await interviews.apply({
    jobSlug: job.public_slug,
    job_id: job.id,
    applicant_name: name,
    applicant_email,
    applicant_phone: phone,
    consent_version: noticeVersion,
    sessionId,
    wants: answers ? "interview" : "person",
  });
  if (!answers) return application.id;
  const named = { jobId: job.id, applicationId: application.id, token };
  let state = await interviews.start({
    ...named,
    applicantName: name,
    applicantEmail: applicant_email,
    sessionId,
  });
  for (const response of answers)
    if (state.question)
      state = await interviews.answer({
        ...named,
        questionIndex: state.question.index,
        response,
        conversationId: state.id ?? "",
      });
  return application.id;
};

/** Waits until the interview of an application is evaluated. */
export const evaluated = (owner: Actor, id: string) =>
  until(async () => {
    const candidate = await owner.candidates.get({ id });
    return candidate.evaluations.length > 0 && !candidate.is_evaluating ? candidate : undefined;
  });
