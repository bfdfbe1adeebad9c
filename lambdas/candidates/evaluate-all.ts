import { applicationStore } from "#lambdas/jobs/applications/store.ts";
import type { StoredJob } from "#lambdas/jobs/store.ts";
import { failedCondition } from "#platform/table/client.ts";
import { evaluateAgain } from "./change.ts";

const atOnce = 10;

/**
 * Has the interviews of a posting evaluated again whose score is of former criteria. Not done when the time is over: the
 * call is repeated, and finds those that are left.
 */
export const evaluateAll = async (
  job: StoredJob,
  { until }: { until: number },
): Promise<{ queued: number; isDone: boolean }> => {
  const stale: Parameters<typeof evaluateAgain>[0][] = [];
  for await (const application of applicationStore.allOfJob(job.id)) {
    const { evaluated, evaluating_since } = application;
    if (evaluated && !evaluating_since && evaluated.rubric_version !== job.rubric_version)
      stale.push(application);
  }
  let queued = 0;
  for (let from = 0; from < stale.length; from += atOnce) {
    if (Date.now() > until) return { queued, isDone: false };
    const asked = await Promise.all(
      stale.slice(from, from + atOnce).map((one) =>
        evaluateAgain(one).then(
          () => 1,
          (error) => {
            // it was erased before its turn came
            if (failedCondition(error)) return 0;
            throw error;
          },
        ),
      ),
    );
    queued += asked.reduce<number>((sum, one) => sum + one, 0);
  }
  return { queued, isDone: true };
};
