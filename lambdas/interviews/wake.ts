import { applicationDirectories } from "#lambdas/jobs/applications/directory.ts";
import { eraseApplication } from "#lambdas/jobs/applications/erase.ts";
import { applicationKeyOf, applicationStore } from "#lambdas/jobs/applications/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { delayEvaluation } from "./evaluation/due.ts";
import { announceEnd, finish, isOver } from "./finish.ts";

/** Interviews that one run of the schedule looks after, which bounds its time. */
const mostAtOnce = 200;

/** Closes interviews whose minutes are over, and has those evaluated again whose evaluation was lost. */
export const wakeDue = async (now = new Date()): Promise<number> => {
  let woken = 0;
  for await (const due of applicationStore.due(now)) {
    if (woken++ === mostAtOnce) break;
    const application = await applicationStore.find(applicationKeyOf(due));
    if (!application) continue;
    if (!application.finished_at && isOver(application, now.getTime())) await finish(application, "time");
    else if (application.finished_at && (await delayEvaluation(due, now))) await announceEnd(application);
  }
  return woken;
};

/** Erases the applications whose time is over. One that fails is tried again by the next run. */
export const eraseExpired = async (now = new Date()): Promise<number> => {
  let erased = 0;
  const accounts = new Set<string>();
  for await (const expired of applicationStore.expired(now)) {
    if (erased++ === mostAtOnce) break;
    try {
      const application = await applicationStore.find(applicationKeyOf(expired));
      if (application) await eraseApplication(application);
      accounts.add(expired.user_id);
    } catch (error) {
      logger.error(
        "an application was not erased",
        error instanceof Error ? error : new Error(String(error)),
      );
    }
  }
  for (const accountId of accounts) await applicationDirectories.renew(accountId);
  return erased;
};
