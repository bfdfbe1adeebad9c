import { logActivity } from "#lambdas/core/activity.ts";
import { announceEnd, evaluateAgainMs } from "#lambdas/interviews/finish.ts";
import { applicationStore, recounted, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import type { ApplicationStatus } from "#shared/jobs/shapes.ts";

/** Gives an application a status; the decision is kept with who made it. */
export const setStatus = async (
  application: StoredApplication,
  status: ApplicationStatus,
  userId: string,
): Promise<StoredApplication> => {
  const { id: application_id, user_id: accountId, status: former, decisions } = application;
  const at = new Date().toISOString();
  const set = { status, decisions: decisions + 1, updated_at: at };
  const subject = { kind: "candidate" as const, id: application_id, name: `No. ${application.number}` };
  try {
    await transact([
      applicationStore.writes.change(application, {
        set,
        condition: when.equals({ status: former, decisions }),
      }),
      applicationStore.writes.putDecision({
        application_id,
        number: decisions + 1,
        at,
        status,
        former,
        user_id: userId,
      }),
      ...recounted(application, former, status),
      applicationStore.writes.shown(application),
      logActivity({ accountId, userId }, { action: "changed", subject, detail: status }),
    ]);
  } catch (error) {
    if (!failedCondition(error)) throw error;
    return setStatus(await applicationStore.get(application), status, userId);
  }
  await tellPages(application);
  return { ...application, ...set };
};

/** Throws AppError `conflict` if the notes were saved since they were read. */
export const saveNotes = async (
  application: StoredApplication,
  { notes, notes_saved_at }: { notes: string; notes_saved_at: string | null },
): Promise<StoredApplication> => {
  const at = new Date().toISOString();
  const set = { notes, notes_saved_at: at, updated_at: at };
  const condition = when.equals({ notes_saved_at: notes_saved_at ?? undefined });
  try {
    await transact([applicationStore.writes.change(application, { set, condition })]);
  } catch (error) {
    if (!failedCondition(error)) throw error;
    throw new AppError(
      "conflict",
      "Somebody else saved notes meanwhile. Read them, then keep theirs or save yours again.",
    );
  }
  await tellPages(application);
  return { ...application, ...set };
};

/** Has an interview evaluated again. Throws AppError `conflict` without an answer. */
export const evaluateAgain = async (application: StoredApplication): Promise<StoredApplication> => {
  const { id: application_id, user_id, finished_at, answers } = application;
  if (!finished_at || answers === 0)
    throw new AppError("conflict", "There is no finished interview with answers to evaluate.");
  const at = new Date();
  const set = { evaluating_since: at.toISOString() };
  const due_at = new Date(at.getTime() + evaluateAgainMs).toISOString();
  await transact([
    applicationStore.writes.change(application, { set }),
    applicationStore.writes.placeDue({ application_id, user_id, due_at }),
  ]);
  await announceEnd(application);
  await tellPages(application);
  return { ...application, ...set };
};
