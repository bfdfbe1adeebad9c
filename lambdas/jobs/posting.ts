import { AppError } from "#shared/errors.ts";
import { jobStore, type StoredJob } from "./store.ts";

export const unavailable = () => new AppError("not_found", "This job posting is not available");

/** The active posting of a public link. Throws `not_found` for an inactive one, as for one that is not there. */
export const activeJobOfLink = async (slug: string): Promise<StoredJob> =>
  active(await jobStore.ofLink(slug));

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
