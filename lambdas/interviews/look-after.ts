import { applicationDirectories } from "#lambdas/jobs/applications/directory.ts";
import { eraseApplication } from "#lambdas/jobs/applications/erase.ts";
import { type ApplicationKey, applicationStore } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { evaluate } from "./evaluation/evaluate.ts";
import { finish, isOver } from "./finish.ts";

interface Woken extends ApplicationKey {
  /** The moment of the schedule's run. */
  at: string;
}

/** Closes an interview whose minutes are over, and evaluates one whose evaluation is missing. */
export const lookAfter = async ({ at, ...key }: Woken): Promise<void> => {
  const application = await applicationStore.find(key);
  if (!application) return;
  if (application.finished_at) await evaluate(key);
  else if (isOver(application, Date.parse(at))) await finish(application, "time");
};

/** Erases an application whose time is over. */
export const eraseExpired = async ({ at, ...key }: Woken): Promise<void> => {
  const application = await applicationStore.find(key);
  if (!application || application.kept_until > at) return;
  await eraseApplication(application);
  await applicationDirectories.renew(key.user_id);
  await tellPages(key);
};
