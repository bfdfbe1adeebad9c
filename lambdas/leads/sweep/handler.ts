import { onSchedule } from "#platform/events/on-schedule.ts";
import { logger } from "#platform/logging/logger.ts";
import { leadDirectories } from "../directory/directory.ts";
import { eraseLead } from "./erase-lead.ts";
import { erasableLeads } from "./removed.ts";
import { sendNotices } from "./send-notices.ts";

/** A run ends before the function's time is over. */
const mailsMs = 20_000;
const erasingMs = 40_000;

/** Mails owners about new leads, and erases the deleted ones. What a run leaves, the next one does. */
export const sweepLeads = async (now = new Date()): Promise<void> => {
  const startedAt = Date.now();
  await sendNotices(startedAt + mailsMs, now);
  await eraseRemoved(startedAt + erasingMs, now);
};

export const handler = onSchedule(sweepLeads);

const eraseRemoved = async (until: number, now: Date): Promise<void> => {
  const accounts = new Set<string>();
  for await (const lead of erasableLeads(now)) {
    if (Date.now() > until) break;
    try {
      await eraseLead(lead);
      accounts.add(lead.account_id);
    } catch (error) {
      logger.error("lead not erased", error instanceof Error ? error : new Error(String(error)));
    }
  }
  // a snapshot still holds their names and addresses
  for (const accountId of accounts) await leadDirectories.renew(accountId);
};
