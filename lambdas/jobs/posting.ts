import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { AppError } from "#shared/errors.ts";
import { isExpired } from "#shared/jobs/last-day.ts";
import { jobStore, type StoredJob } from "./store.ts";

export const unavailable = () => new AppError("not_found", "This job posting is not available.");

/**
 * The posting of a public link that one can apply for: active, not over, and with a chatbot that interviews. Throws
 * `not_found` for any other, as for one that is not there.
 */
export const activeJobOfLink = async (slug: string): Promise<StoredJob> => {
  const job = active(await jobStore.ofLink(slug));
  if (isExpired(job)) throw unavailable();
  await chatbotStore.ofAccount(job.user_id, job.rag_system_id).catch((error) => {
    throw error instanceof AppError && error.code === "not_found" ? unavailable() : error;
  });
  return job;
};

/** The active posting that an application is for; throws as `activeJobOfLink` does. */
export const activeJobOf = async ({
  user_id,
  job_id: id,
}: {
  user_id: string;
  job_id: string;
}): Promise<StoredJob> => active(await jobStore.find({ user_id, id }));

const active = (job: StoredJob | undefined): StoredJob => {
  if (!job?.is_active) throw unavailable();
  return job;
};
