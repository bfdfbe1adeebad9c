import type { LeadChange, LeadStatus } from "#shared/leads/shapes.ts";
import { changeLeads } from "./change-leads.ts";

/** Gives leads a status, which may follow any other. `contacted` is dated. */
export const setStatus = (accountId: string, ids: string[], status: LeadStatus): Promise<LeadChange[]> =>
  changeLeads(accountId, ids, ({ status: former, last_contacted_at }) => ({
    change: {
      set: {
        status,
        before: { status: former, last_contacted_at },
        ...(status === "contacted" && { last_contacted_at: new Date().toISOString() }),
      },
    },
  }));
