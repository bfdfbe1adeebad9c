import type { Removing } from "#lambdas/area.ts";
import { transact } from "#platform/table/client.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { key } from "../names.ts";
import { linkEntity } from "../templates/entities.ts";
import { interviewEntity, type StoredInterview } from "./entities.ts";

/** Deletes an interview with its answers. Returns false if its time was over: the call is to be repeated. */
export const removeInterview = async (interview: StoredInterview, { until }: Removing): Promise<boolean> => {
  if (Date.now() > until) return false;
  await erasePartition(key("interview", interview.id));
  await transact([
    interviewEntity.drop(interview),
    ...(interview.public_slug ? [linkEntity.drop(interview.public_slug)] : []),
  ]);
  return true;
};
