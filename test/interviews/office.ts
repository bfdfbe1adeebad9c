import { noticeVersion } from "#shared/interviews/notice.ts";
import type { Interview } from "#shared/interviews/shapes.ts";
import type { JobDetail, JobFields } from "#shared/jobs/shapes.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { type Actor, nobody } from "../users.ts";

/** A chatbot and postings of it. */
export const openOffice = async (owner: Actor) => {
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
  const post = (fields: Partial<JobFields> = {}): Promise<JobDetail> =>
    owner.jobs.create({ ...jobFields, rag_system_id, ...fields });
  return { rag_system_id, post };
};

type Posting = Pick<JobDetail, "id" | "public_slug">;

export const sessionId = "1764201600000-k3t9";

/** Somebody's application over HTTP, as the page makes it. */
export const applicationFor = ({ id, public_slug }: Posting, name: string) => ({
  jobSlug: public_slug,
  job_id: id,
  applicant_name: name,
  applicant_email: `${name.toLowerCase()}@mail.example`,
  consent_version: noticeVersion,
  sessionId,
});

/** An applicant at the first question. */
export const interviewed = async (url: string, posting: Posting, name: string) => {
  const { interviews } = nobody(url);
  const applied = applicationFor(posting, name);
  const { application, token } = await interviews.apply(applied);
  const named = { jobId: posting.id, applicationId: application.id };
  const started = await interviews.start({
    ...named,
    applicantName: name,
    applicantEmail: applied.applicant_email,
    sessionId,
    token,
  });
  const give = (state: Interview, response: string): Promise<Interview> =>
    interviews.answer({
      ...named,
      questionIndex: state.question?.index ?? 0,
      response,
      conversationId: state.id ?? "",
      token,
    });
  return { application, token, started, give, interviews };
};
