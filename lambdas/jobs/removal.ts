import type { Removing } from "#lambdas/area.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { eraseApplication } from "./applications/erase.ts";
import { applicationStore } from "./applications/store.ts";
import { removeJob } from "./remove-job.ts";
import { jobStore } from "./store.ts";

/** Without a chatbot nobody is interviewed: its postings have no page. */
export const ofChatbot = async ({ user_id, id }: Chatbot): Promise<void> => {
  for (const job of await jobStore.all(user_id)) if (job.rag_system_id === id) await jobStore.unlist(job);
};

/** Public pages are closed before anything is deleted. */
export const close = async (accountId: string): Promise<void> => {
  for (const job of await jobStore.all(accountId)) if (job.is_active) await jobStore.setActive(job, false);
};

export const ofAccount = async (accountId: string, removing: Removing): Promise<boolean> => {
  for (const job of await jobStore.all(accountId))
    if (!(await removeJob(job, { until: removing.until })).isDone) return false;
  // one that came in while its posting was deleted
  for await (const application of applicationStore.allOfAccount(accountId))
    await eraseApplication(application);
  return true;
};
