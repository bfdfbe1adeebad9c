import { leadCreated } from "#lambdas/webhooks/emit/lead.ts";
import type { Write } from "#platform/table/client.ts";
import type { StoredLead } from "./entities.ts";
import { noticeOf } from "./sweep/notices.ts";

interface Announcement {
  /** They join the transaction that stores the lead, so that nobody misses it. */
  writes: Write[];
  /** Has webhooks sent at once, after the transaction. */
  send(): Promise<void>;
}

/** How others learn of a new lead. */
export const announceLead = async (lead: StoredLead): Promise<Announcement> => {
  const { writes, send } = await leadCreated(lead);
  return { writes: [noticeOf(lead), ...writes], send };
};
