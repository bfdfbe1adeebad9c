import { type Actor, logActivity } from "#lambdas/core/activity.ts";
import type { LeadChange } from "#shared/leads/shapes.ts";
import { removedKeys } from "../sweep/removed.ts";
import { changeLeads } from "./change-leads.ts";

/** Deletes leads: nobody sees them any more, and they are erased when the deletion can't be undone any longer. */
export const removeLeads = async (actor: Actor, ids: string[]): Promise<LeadChange[]> => {
  const removed_at = new Date().toISOString();
  return changeLeads(
    actor.accountId,
    ids,
    (lead) => ({ change: { set: { removed_at, ...removedKeys({ ...lead, removed_at }) } } }),
    {
      // the log is kept for a year and names nobody
      log: (leads) => [
        logActivity(actor, {
          action: "deleted",
          subject: { kind: "leads", id: actor.accountId, name: leads.length.toLocaleString("en-US") },
        }),
      ],
    },
  );
};
