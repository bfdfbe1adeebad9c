import { applicationStore, recounted, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { logger } from "#platform/logging/logger.ts";
import { queue } from "#platform/storage/queue.ts";
import { failedCondition, transact, type Write } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";

type Reason = NonNullable<StoredApplication["end_reason"]>;

/** Whether the minutes of an interview are over, by the server's clock. */
export const isOver = ({ ends_at }: StoredApplication, now = Date.now()): boolean =>
  ends_at !== undefined && Date.parse(ends_at) <= now;

/** The changes that end an interview. Its evaluation is due at once, or again after two minutes if that was lost. */
export const finishing = async (
  application: StoredApplication,
  reason: Reason,
): Promise<{ set: Partial<StoredApplication>; writes: Write[] }> => {
  const now = new Date();
  const { id: application_id, user_id, status } = application;
  const at = now.toISOString();
  // a status that a member has set stays
  const present = status === "interviewing" ? "reviewed" : status;
  return {
    set: { finished_at: at, end_reason: reason, status: present, evaluating_since: at, updated_at: at },
    writes: [
      applicationStore.writes.placeDue({
        application_id,
        user_id,
        due_at: new Date(now.getTime() + evaluateAgainMs).toISOString(),
      }),
      ...recounted(application, status, present),
      applicationStore.writes.shown(application),
    ],
  };
};

/** An evaluation whose message was lost is asked for again after this time. */
export const evaluateAgainMs = 120_000;

/** Ends an interview with what was answered; one that has ended stays as it is. */
export const finish = async (application: StoredApplication, reason: Reason): Promise<StoredApplication> => {
  const { set, writes } = await finishing(application, reason);
  const condition = when.all(
    when.absent("finished_at"),
    when.equals({ answers: application.answers, status: application.status }),
  );
  try {
    await transact([applicationStore.writes.change(application, { set, condition }), ...writes]);
  } catch (error) {
    if (!failedCondition(error)) throw error;
    const present = await applicationStore.get(application);
    return present.finished_at ? present : finish(present, reason);
  }
  await announceEnd(application);
  await tellPages(application);
  return { ...application, ...set };
};

/** An interview as it is by the server's clock: one whose minutes are over has ended. */
export const ended = async (application: StoredApplication): Promise<StoredApplication> =>
  !application.finished_at && isOver(application) ? finish(application, "time") : application;

/** Has the interview evaluated. A failure is only logged: the schedule asks again. */
export const announceEnd = async ({
  user_id,
  id,
}: Pick<StoredApplication, "user_id" | "id">): Promise<void> => {
  try {
    await queue("outbox").send({ message: { evaluation: { user_id, id } }, group: `jobs#${user_id}` });
  } catch (error) {
    logger.warn("an evaluation was not woken", { error: error instanceof Error ? error : String(error) });
  }
};
