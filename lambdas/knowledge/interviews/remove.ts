import type { Removing } from "#lambdas/area.ts";
import { logActivity } from "#lambdas/core/activity.ts";
import { removeRecordings } from "#lambdas/recordings/remove.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key } from "../names.ts";
import { removeAnswer } from "./answers/remove-answer.ts";
import type { StoredInterview } from "./entities.ts";
import { interviewStore } from "./store.ts";

/**
 * Deletes an interview with its answers, their passages, files and recordings. It is closed first, so nothing comes in. False if the
 * time was over before it was done: the call is repeated.
 */
export const removeInterview = async (
  interview: StoredInterview,
  { userId, until }: Removing,
): Promise<boolean> => {
  const closed = await interviewStore.markRemoved(interview);
  if (!closed) return true;
  for (const answer of await interviewStore.answers(closed.id)) {
    if (Date.now() > until) return false;
    await removeAnswer(closed, answer, userId);
  }
  await removeRecordings(closed.id);
  await erasePartition(key("interview", closed.id));
  const { id, user_id: accountId, interviewee_name: name } = closed;
  const subject = { kind: "knowledge_interview" as const, id, name };
  const log = userId ? [logActivity({ accountId, userId }, { action: "deleted", subject })] : [];
  await interviewStore.remove(closed, log);
  return true;
};
