import { applicationDirectories } from "#lambdas/jobs/applications/directory.ts";
import { eraseApplication } from "#lambdas/jobs/applications/erase.ts";
import { applicationKeyOf, applicationStore } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { logger } from "#platform/logging/logger.ts";
import { type Due, delayEvaluation } from "./evaluation/due.ts";
import { announceEnd, finish, isOver } from "./finish.ts";

/** Interviews that one run of the schedule looks after, which bounds its time. */
const mostAtOnce = 200;

/** Closes interviews whose minutes are over, and has those evaluated again whose evaluation was lost. */
export const wakeDue = async (now = new Date()): Promise<number> => {
  let woken = 0;
  for await (const due of applicationStore.due(now)) {
    if (woken++ === mostAtOnce) break;
    await wakeOne(due, now).catch(logged("an interview was not closed"));
  }
  return woken;
};

const wakeOne = async (due: Due, now: Date): Promise<void> => {
  const application = await applicationStore.find(applicationKeyOf(due));
  if (!application) return;
  if (!application.finished_at && isOver(application, now.getTime())) await finish(application, "time");
  else if (application.finished_at && (await delayEvaluation(due, now))) await announceEnd(application);
};

/** One that fails holds up no other, and is tried again by the next run. */
const logged = (message: string) => (error: unknown) =>
  logger.error(message, error instanceof Error ? error : new Error(String(error)));

/** Erases the applications whose time is over. */
export const eraseExpired = async (now = new Date()): Promise<number> => {
  let erased = 0;
  const accounts = new Set<string>();
  for await (const expired of applicationStore.expired(now)) {
    if (erased++ === mostAtOnce) break;
    await eraseOne(expired).catch(logged("an application was not erased"));
    accounts.add(expired.user_id);
  }
  for (const accountId of accounts) await applicationDirectories.renew(accountId);
  return erased;
};

const eraseOne = async (expired: Due): Promise<void> => {
  const application = await applicationStore.find(applicationKeyOf(expired));
  if (application) {
    await eraseApplication(application);
    await tellPages(application);
  }
};
