import { applicationStore } from "#lambdas/jobs/applications/store.ts";
import type { StoredJob } from "#lambdas/jobs/store.ts";
import { evaluateAgain } from "./change.ts";

/** Has the interviews of a posting evaluated again whose score is of former criteria. */
export const evaluateAll = async (job: StoredJob): Promise<{ queued: number }> => {
  let queued = 0;
  for await (const application of applicationStore.allOfJob(job.id)) {
    const { evaluated, evaluating_since } = application;
    if (!evaluated || evaluating_since || evaluated.rubric_version === job.rubric_version) continue;
    await evaluateAgain(application);
    queued += 1;
  }
  return { queued };
};
