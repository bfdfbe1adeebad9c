import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { withoutChatbot } from "./create.ts";
import { jobStore, type StoredJob } from "./store.ts";
import { viewOf } from "./view.ts";

/** Publishes a posting, or takes its page away. A posting whose chatbot is gone cannot be published. */
export const setActive = async (job: StoredJob, is_active: boolean, userId: string): Promise<JobPosting> => {
  if (is_active) await chatbotStore.ofAccount(job.user_id, job.rag_system_id).catch(withoutChatbot);
  const subject = { kind: "job" as const, id: job.id, name: job.title };
  const action = is_active ? "activated" : "deactivated";
  const log = logActivity({ accountId: job.user_id, userId }, { action, subject });
  const present = job.is_active === is_active ? job : await jobStore.setActive(job, is_active, [log]);
  return viewOf(present, await chatbotNames(job.user_id));
};
