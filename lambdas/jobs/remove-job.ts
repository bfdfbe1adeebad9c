import type { Removing } from "#lambdas/area.ts";
import { logActivity } from "#lambdas/core/activity.ts";
import { applicationDirectories } from "./applications/directory.ts";
import { eraseApplication } from "./applications/erase.ts";
import { applicationStore } from "./applications/store.ts";
import { jobStore, type StoredJob } from "./store.ts";

/**
 * Deletes a posting with its applications and their interviews. It is closed first, so none comes in. Not done
 * when the time is over: the call is repeated.
 */
export const removeJob = async (
  job: StoredJob,
  { userId, until }: Removing,
): Promise<{ isDone: boolean }> => {
  if (job.is_active) await jobStore.setActive(job, false);
  for await (const application of applicationStore.allOfJob(job.id)) {
    if (Date.now() > until) return { isDone: false };
    await eraseApplication(application);
  }
  const subject = { kind: "job" as const, id: job.id, name: job.title };
  const log = userId ? [logActivity({ accountId: job.user_id, userId }, { action: "deleted", subject })] : [];
  // before the posting, so that a removal that broke off is repeated; a deleted account loses its directory whole
  if (userId) await applicationDirectories.renew(job.user_id);
  await jobStore.remove(job, log);
  return { isDone: true };
};
