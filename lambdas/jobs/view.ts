import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import type { JobDetail, JobPosting } from "#shared/jobs/shapes.ts";
import { countOf, type JobParts, jobStore, type StoredJob } from "./store.ts";

export const viewOf = (job: StoredJob, names: Map<string, string>): JobPosting => {
  const status_counts = {
    new: job[countOf("new")],
    interviewing: job[countOf("interviewing")],
    reviewed: job[countOf("reviewed")],
    shortlisted: job[countOf("shortlisted")],
    rejected: job[countOf("rejected")],
  };
  const name = names.get(job.rag_system_id);
  return {
    ...job,
    rag_system_name: name ?? null,
    can_interview: name !== undefined,
    application_count: Object.values(status_counts).reduce((sum, count) => sum + count, 0),
    status_counts,
  };
};

/** A posting with its parts, which are read if they are not given. */
export const detailOf = async (job: StoredJob, parts?: JobParts): Promise<JobDetail> => {
  const [names, { questions, rubrics }] = await Promise.all([
    chatbotNames(job.user_id),
    parts ?? jobStore.parts(job.id),
  ]);
  const rubric = rubrics.find(({ version }) => version === job.rubric_version);
  if (!rubric) throw new Error(`The posting ${job.id} has no criteria of version ${job.rubric_version}.`);
  return { ...viewOf(job, names), questions, rubric, rubrics };
};
