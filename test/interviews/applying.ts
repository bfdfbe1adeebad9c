import { noticeVersion } from "#shared/interviews/notice.ts";
import type { Interview } from "#shared/interviews/shapes.ts";
import type { JobDetail } from "#shared/jobs/shapes.ts";
import { jobFields } from "../jobs/job-fields.ts";
import { until } from "../until.ts";
import { type Actor, type Api, nobody } from "../users.ts";

type Fields = Partial<Parameters<Actor["jobs"]["create"]>[0]>;

/** An owner's posting with a chatbot of its own. */
export const openPosting = async (owner: Actor, fields: Fields = {}): Promise<JobDetail> => {
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
  return owner.jobs.create({ ...jobFields, rag_system_id, ...fields });
};

/** An answer about the sample posting. */
export const usualAnswer =
  "Last winter I bled the hydraulic brakes of 40 bikes by myself, and every customer came back satisfied.";

let sessions = 0;

type Form = Partial<Parameters<Api["interviews"]["apply"]>[0]>;

export const formFor = (job: Pick<JobDetail, "id" | "public_slug">, changes: Form = {}) => ({
  jobSlug: job.public_slug,
  job_id: job.id,
  applicant_name: "Noor Haddad",
  applicant_email: `noor-${++sessions}@mail.example`,
  consent_version: noticeVersion,
  sessionId: `1764201600000-${sessions}k3t9`,
  ...changes,
});

export type Applicant = Awaited<ReturnType<typeof applyFor>>;

/** Somebody who has applied for a posting, with the calls that their page makes. */
export const applyFor = async (job: JobDetail, changes: Form = {}, url?: string) => {
  const { interviews } = nobody(url);
  const form = formFor(job, changes);
  const { application, token } = await interviews.apply(form);
  const named = { jobId: job.id, applicationId: application.id };
  const start = () =>
    interviews.start({
      ...named,
      applicantName: form.applicant_name,
      applicantEmail: form.applicant_email,
      sessionId: form.sessionId,
      token,
    });
  const answer = ({ id = "", question }: Pick<Interview, "id" | "question">, response = usualAnswer) =>
    interviews.answer({
      ...named,
      questionIndex: question?.index ?? 0,
      response,
      conversationId: id,
      token,
    });
  return {
    id: application.id,
    application,
    form,
    token,
    named,
    start,
    answer,
    read: () => interviews.read({ token }),
    askPerson: () => interviews.askPerson({ token }),
    erase: () => interviews.erase({ token }),
    /** The whole interview, with something to say to the first question only. */
    finish: async (response = usualAnswer): Promise<Interview> => {
      let state = await answer(await start(), response);
      while (state.question)
        state = await answer(state, `Nothing more about number ${state.question.index}.`);
      return state;
    },
  };
};

/** The candidate once the interview is evaluated. */
export const evaluated = (owner: Pick<Api, "candidates">, id: string) =>
  until(async () => {
    const candidate = await owner.candidates.get({ id });
    return candidate.evaluations.length > 0 && !candidate.is_evaluating ? candidate : undefined;
  });
