import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { AppError } from "#shared/errors.ts";
import type { CreatedJob, JobFields, Proposal } from "#shared/jobs/shapes.ts";
import { propose } from "./derive/propose.ts";
import { newId } from "./names.ts";
import { refuseUnlawful } from "./refuse-unlawful.ts";
import { jobSlug } from "./slug.ts";
import { type JobParts, jobStore, type StoredJob } from "./store.ts";
import { detailOf } from "./view.ts";

/** Postings that an account may have. */
const mostJobs = 500;
const mostAttempts = 3;

/** An active posting with derived criteria and questions. */
export const create = async (accountId: string, fields: JobFields, userId: string): Promise<CreatedJob> => {
  refuseUnlawful(fields);
  const configured = await chatbotStore.configured(accountId, fields.rag_system_id).catch(withoutChatbot);
  if ((await jobStore.all(accountId)).length >= mostJobs)
    throw new AppError(
      "conflict",
      `Your account has ${mostJobs} postings, which is its limit. Delete old ones.`,
    );
  const id = newId("job");
  const proposal = await propose(fields, configured);
  const parts = partsOf(id, proposal);
  const now = new Date().toISOString();
  const draft: Omit<StoredJob, "public_slug"> = {
    ...fields,
    id,
    user_id: accountId,
    is_active: true,
    created_at: now,
    updated_at: now,
    version: 1,
    rubric_version: 1,
    arrivals: 0,
    count_new: 0,
    count_interviewing: 0,
    count_reviewed: 0,
    count_shortlisted: 0,
    count_rejected: 0,
  };
  const subject = { kind: "job" as const, id, name: draft.title };
  const log = logActivity({ accountId, userId }, { action: "created", subject });
  const job = await withFreeLink(draft, (job) => jobStore.create(job, parts, [log]));
  const { by, notice, left_out } = proposal;
  return { ...(await detailOf(job, parts)), derivation: { by, ...(notice && { notice }), left_out } };
};

/** Another posting may take a link between the look whether it is free and the write. */
const withFreeLink = async (
  draft: Omit<StoredJob, "public_slug">,
  store: (job: StoredJob) => Promise<void>,
): Promise<StoredJob> => {
  for (let attempt = 1; ; attempt++) {
    const job = { ...draft, public_slug: await jobSlug(draft.company_name) };
    try {
      await store(job);
      return job;
    } catch (error) {
      if (!(error instanceof AppError && error.code === "conflict") || attempt === mostAttempts) throw error;
    }
  }
};

const partsOf = (job_id: string, { criteria, questions, by, notice }: Proposal): JobParts => {
  const own = criteria.map((criterion) => ({ ...criterion, id: newId("criterion") }));
  const made = by === "model" ? "Made by the language model" : "Made from requirements and profile";
  const change = notice ? `${made}. ${notice}` : made;
  const created_at = new Date().toISOString();
  return {
    questions: questions.map(({ question_text, criterion }, at) => {
      const criterion_id = criterion === undefined ? undefined : own[criterion]?.id;
      const place = { id: newId("jobQuestion"), job_id, question_order: at + 1 };
      return { ...place, question_text, ...(criterion_id && { criterion_id }) };
    }),
    rubrics: [{ job_id, version: 1, criteria: own, created_at, change, scored: 0 }],
  };
};

/** A chatbot of another account is not found, like one that is gone: another one has to be selected. */
export const withoutChatbot = (error: unknown): never => {
  if (error instanceof AppError && error.code === "not_found") {
    const message = "Please select a chatbot for interviewing";
    throw new AppError("not_found", `${message}.`, [{ path: "rag_system_id", message }]);
  }
  throw error;
};
