import { logActivity } from "#lambdas/core/activity.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import type { StoredInterview } from "./entities.ts";
import { absent, interviewStore } from "./store.ts";

/** Replaces the access code; grants by the former one end with it. */
export const setCode = async (
  interview: StoredInterview,
  access_code: string,
  userId: string,
): Promise<StoredInterview> => {
  const { id, user_id: accountId, interviewee_name: name } = interview;
  const set = { access_code, updated_at: new Date().toISOString() };
  const subject = { kind: "knowledge_interview" as const, id, name };
  await transact([
    interviewStore.change(interview, { set }),
    logActivity({ accountId, userId }, { action: "changed", subject }),
  ]).catch((error) => {
    throw failedCondition(error) ? absent() : error;
  });
  return { ...interview, ...set };
};
