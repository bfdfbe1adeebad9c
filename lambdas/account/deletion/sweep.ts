import { enqueueDeletion } from "./request.ts";
import { deletions } from "./store.ts";

/** The queue has tried a deletion several times by then. */
const overdueMilliseconds = 60 * 60_000;

/** Enqueues again the deletions that are not done after an hour, whatever kept them. */
export const sweepDeletions = async (now = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - overdueMilliseconds).toISOString();
  for await (const { account_id, requested_at } of deletions.all())
    if (requested_at < before) await enqueueDeletion(account_id);
};
