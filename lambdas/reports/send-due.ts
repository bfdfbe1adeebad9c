import { findMember } from "#platform/access/owner/membership.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { logger } from "#platform/logging/logger.ts";
import { canSendMail } from "#platform/mail/mail.ts";
import { nextReportAt } from "./local-week.ts";
import { sendReport } from "./send-report.ts";
import { type Subscription, subscriptions } from "./subscription.ts";

/** A run ends before its function's time is over. */
const budgetMilliseconds = 240_000;

/**
 * Sends the reports that are due, each once for its owner and week. A process that is killed between sending a mail and
 * noting it leads to a second mail after ten minutes; one that is killed before leads to one.
 */
export const sendDueReports = async (now = new Date()): Promise<number> => {
  if (!canSendMail()) return 0;
  const until = Date.now() + budgetMilliseconds;
  let sent = 0;
  for await (const subscription of subscriptions.due(now)) {
    if (Date.now() > until) break;
    if (await subscriptions.take(subscription, now)) sent += Number(await report(subscription, now));
  }
  return sent;
};

/** Returns false if it failed; the next run after `taken_until` tries again. */
const report = async (subscription: Subscription, now: Date): Promise<boolean> => {
  const { account_id, user_id, time_zone } = subscription;
  try {
    const isMember = (await findMember(user_id, account_id)) !== undefined;
    const user = isMember ? await findUser(user_id) : undefined;
    if (user) await sendReport(subscription, user);
    await subscriptions.done(subscription, nextReportAt(now, time_zone));
    return true;
  } catch (error) {
    logger.error("report not sent", error instanceof Error ? error : new Error(String(error)));
    return false;
  }
};
