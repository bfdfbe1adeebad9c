import type { Removing } from "#lambdas/area.ts";
import { eraseApplication } from "./applications/erase.ts";
import { applicationStore } from "./applications/store.ts";
import { removeJob } from "./remove-job.ts";
import { jobStore } from "./store.ts";

/** Public pages are closed before anything is deleted. */
export const close = async (accountId: string): Promise<void> => {
  for (const job of await jobStore.all(accountId))
    if (job.is_active) await jobStore.update(job, { set: { is_active: false } });
};

export const ofAccount = async (accountId: string, removing: Removing): Promise<boolean> => {
  for (const job of await jobStore.all(accountId))
    if (!(await removeJob(job, { until: removing.until })).isDone) return false;
  // one that came in while its posting was deleted
  for await (const application of applicationStore.allOfAccount(accountId))
    await eraseApplication(application);
  return true;
};
