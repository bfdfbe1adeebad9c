import { applicationStore } from "#lambdas/jobs/applications/store.ts";
import { failedCondition } from "#platform/table/client.ts";
import { evaluateAgainMs } from "../finish.ts";

export interface Due {
  application_id: string;
  user_id: string;
  due_at: string;
}

/** Moves an evaluation that is due on, so that it is asked for once. Returns false if another process did. */
export const delayEvaluation = async (due: Due, now: Date): Promise<boolean> => {
  const due_at = new Date(now.getTime() + evaluateAgainMs).toISOString();
  try {
    await applicationStore.moveDue(due, due_at);
    return true;
  } catch (error) {
    if (failedCondition(error)) return false;
    throw error;
  }
};
