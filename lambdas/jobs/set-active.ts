import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { transact } from "#platform/table/client.ts";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { withoutChatbot } from "./create.ts";
import { jobStore, type StoredJob } from "./store.ts";
import { chatbotNames, viewOf } from "./view.ts";

/** Publishes a posting, or takes its page away. A posting whose chatbot is gone cannot be published. */
export const setActive = async (job: StoredJob, is_active: boolean, userId: string): Promise<JobPosting> => {
  if (is_active) await chatbotStore.ofAccount(job.user_id, job.rag_system_id).catch(withoutChatbot);
  const isChanged = job.is_active !== is_active;
  const set = { is_active, updated_at: new Date().toISOString() };
  const subject = { kind: "job" as const, id: job.id, name: job.title };
  const action = is_active ? "activated" : "deactivated";
  if (isChanged)
    await transact([
      // a form that was read before is older now
      jobStore.change(job, { set, add: { version: 1 } }),
      logActivity({ accountId: job.user_id, userId }, { action, subject }),
    ]);
  const names = await chatbotNames(job.user_id);
  return viewOf({ ...job, ...set, version: job.version + (isChanged ? 1 : 0) }, names);
};
